import type { Language } from '../language';
import { primaryOf } from './words';

/** How each language says no. Stemmers pass over these words, although they turn around what the others say. */
const signs: Readonly<Record<string, RegExp>> = {
  en: /\b(?:not|cannot|never|no|non|without|except|exclud\w+|unable|refus\w+)\b|n['’]t\b/i,
  de: /\b(?:nicht|nie|niemals|kein\w*|ohne|ausgenommen|ausgeschlossen\w*|ausnahme\w*)\b/i,
  fr: /\b(?:ne|pas|jamais|aucune?|sans|sauf|impossible|exclus?|exclue?s?|non)\b|\bn['’]/i,
  es: /\b(?:no|nunca|ning[uú]n\w*|sin|salvo|excepto|excluid\w+|imposible)\b/i,
  it: /\b(?:non|mai|nessun\w*|senza|tranne|esclus\w+|impossibile)\b/i,
  pt: /(?:^|[^\p{L}])(?:não|nunca|nenhum\w*|sem|exceto|excluíd\w+|impossível)(?!\p{L})/iu,
  nl: /\b(?:niet|nooit|geen|zonder|behalve|uitgesloten|onmogelijk)\b/i,
  da: /\b(?:ikke|aldrig|ingen|uden|undtaget|umulig\w*)\b/i,
  no: /\b(?:ikke|aldri|ingen|uten|unntatt|umulig\w*)\b/i,
  sv: /\b(?:inte|ej|aldrig|inga|ingen|inget|utan|undantag\w*|omöjlig\w*)\b/i,
  fi: /\b(?:ei|en|et|emme|ette|eivät|ilman|paitsi)(?!\p{L})/iu,
  cs: /(?:^|[^\p{L}])(?:ne(?!bo(?!\p{L})|děl|chat|jen)(?:lze|m|ní|js|b|d|p|f|v|u|c|ch)\p{L}*|nikdy|žádn\p{L}*|bez|kromě)(?!\p{L})/iu,
  he: /(?:^|[^\p{L}])ו?(?:לא|אי|אין|אינו|אינה|אינם|אינן|בלי|ללא|מלבד)(?!\p{L})/u,
  ar: /(?:^|[^\p{L}])و?(?:لا|لم|لن|ليس\p{L}*|غير|بدون|باستثناء)(?!\p{L})/u,
  ja: /ない|ません|なく|なかった|ず(?:に|、|$)|不可|不能|除/u,
};

/** Whether a text says that something is not so. Half of “What cannot be returned” is that it cannot. */
export const negates = (text: string, language: Language): boolean =>
  signs[primaryOf(language)]?.test(text) ?? false;
