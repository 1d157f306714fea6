import type { Token } from './read';
import type { Tongue } from './tongues';

const currencies: readonly (readonly [code: string, names: string])[] = [
  ['USD', '$ us$ usd dollar dollars dollari dollaria dólar dólares dollarů dolarů دولار דולר ドル'],
  ['EUR', '€ eur euro euros euroa eura eur יורו يورو ユーロ'],
  ['GBP', '£ gbp pound pounds pfund livres libras sterline'],
  ['JPY', '¥ jpy yen 円'],
  ['KR', 'kr kronor kroner sek nok dkk'],
  ['CZK', 'kč czk korun koruny'],
  ['CHF', 'chf franken francs'],
  ['BRL', 'r$ brl reais real'],
  ['ILS', '₪ ils שקל שקלים'],
  ['SAR', 'sar ريال'],
  ['%', '% ٪ percent prozent procent prosent prosenttia porcentaje パーセント אחוז אחוזים بالمئة'],
];
const codes = new Map(
  currencies.flatMap(([code, names]) => names.split(' ').map((name) => [name, `=${code}`] as const)),
);
/** Per cent in two words. */
const hundredths = new Set(['cent', 'cento', 'ciento', 'hundert']);
const perWords = new Set(['per', 'pour', 'por', 'pro']);
/** Between the two numbers of a range, and behind the digits of an ordinal. */
const between = new Set([
  'to',
  'bis',
  'à',
  'a',
  'al',
  'tot',
  'til',
  'till',
  'až',
  'of',
  'or',
  'oder',
  'and',
  'und',
  'y',
  'et',
  'e',
  'st',
  'nd',
  'rd',
  'th',
  'から',
  'إلى',
  'עד',
  'و',
  'ou',
  'o',
  'och',
  'og',
  'ja',
  'en',
  'nebo',
  'eller',
  'tai',
  'of',
]);

/** What a number is a number of; the word behind it if nothing better is known. */
export function unitOf(tokens: readonly Token[], number: Token, tongue: Tongue): string | null {
  const before = tokens[number.at - 1];
  const money = before?.clause === number.clause ? codes.get(before.text) : undefined;
  if (money && money !== '=%') return money;
  for (let at = number.at + 1; at < number.at + 5; at += 1) {
    const next = tokens[at];
    if (!next || next.segment !== number.segment) return null;
    if (next.kind === 'number' || between.has(next.text) || tongue.numbers.has(next.text)) continue;
    const code = codes.get(next.text);
    if (code) return code;
    if (perWords.has(next.text) && hundredths.has(tokens[at + 1]?.text ?? '')) return '=%';
    if (next.clause !== number.clause) return null;
    if (next.kind === 'letters') return [...next.text][0] ?? null;
    if (next.kind === 'kana' || next.kind === 'symbol') return null;
    return next.kind === 'word' && !tongue.common.has(next.text) ? next.text : null;
  }
  return null;
}

/** Where they are two words: `jours ouvrés`. In one word they are another unit. */
const ofWork =
  /^(?:working|business|ouvr[ée]s?|ouvrables?|hábiles|laborables?|lavorativ[io]|feriali|úteis|pracovní(?:ch|m)?|עסקים|عمل|営業)$/u;

/** Also of the first number of a range. */
export function isOfWorkingDays(tokens: readonly Token[], { at, clause }: Token): boolean {
  const isBeyond = ({ kind, text }: Token) => kind !== 'number' && !between.has(text);
  const from = tokens.findIndex((token) => token.at > at && isBeyond(token));
  return (
    from > 0 &&
    tokens.slice(from, from + 2).some((token) => token.clause === clause && ofWork.test(token.text))
  );
}

/** By one of its names; null where it is none. */
export const currencyOf = (word: string): string | null => codes.get(word)?.slice(1) ?? null;

export const isBetween = (text: string): boolean => between.has(text);

export const isMeasure = (unit: string): boolean => unit.startsWith('=');
