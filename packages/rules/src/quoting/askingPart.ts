import type { Language } from '../language';

/** How a question begins. Other languages are known by the sign at its end. */
const beginnings: Readonly<Record<string, RegExp>> = {
  en: /^(?:and |so |but |hi,? |hello,? )?(?:can|could|do|does|did|is|are|was|were|will|would|should|shall|may|might|have|has|had|what|when|where|who|whose|why|which|how|any(?: chance| way)?)\b/iu,
  de: /^(?:und |aber |also |hallo,? )?(?:kann|k[oö]nn|darf|d[uü]rf|muss|m[uü]ss|soll|ist|sind|hab|hat|gibt|geht|wird|w[uü]rde|war|was|wann|wo|wer|wie|warum|wieso|welche|liefer|lohnt|l[aä]sst|bietet|nehm)/iu,
  fr: /^(?:et |mais |bonjour,? )?(?:est-ce|puis-je|peut-on|pouvez|peux|avez|faut-il|y a-t-il|dois-je|quand|comment|combien|o[uù]|qui|quel|pourquoi|que|qu[’'])/iu,
  es: /^(?:y |pero |hola,? )?(?:puedo|pued[eo]n?|pod[eé]is|se puede|hay|ten[eé]is|tienen?|hac[eé]is|hacen|cu[aá]ndo|cu[aá]nto|c[oó]mo|d[oó]nde|qu[eé]|qui[eé]n|cu[aá]l|por qu[eé])/iu,
  it: /^(?:e |ma |ciao,? |salve,? )?(?:posso|puo|pu[oò]|potete|si pu[oò]|c[’']è|avete|fate|devo|quando|quanto|come|dove|che|chi|quale|perch[eé])/iu,
  nl: /^(?:en |maar |hallo,? )?(?:kan|kun|mag|moet|is|zijn|hebben|heb|wordt|wat|wanneer|waar|wie|hoe|waarom|welke|leveren)\b/iu,
};

/** What is asked by a text that tells something as well; all of it where nothing tells one from the other. */
export function askingPart(text: string, language: Language): string {
  const begins = beginnings[language.split('-')[0] ?? ''];
  const sentences = text.match(/[^.!?。！？؟\n;]+[.!?。！？؟]*/gu) ?? [];
  const asking = sentences.filter((sentence) => /[?？؟]\s*$/u.test(sentence));
  if (asking.length > 0) return asking.join(' ');
  const parts = sentences.flatMap((sentence) => sentence.split(/,\s|\s[-–—]\s|\s:\(/u));
  const begun = parts.filter((part) => begins?.test(part.trim()));
  return begun.length > 0 ? begun.join(' ') : text;
}
