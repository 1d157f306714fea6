import { normalise } from './normalise';
import { type Tongue, tongueOf } from './tongues';

export interface Token {
  readonly kind: 'word' | 'number' | 'date' | 'reference' | 'letters' | 'kana' | 'symbol';
  /** Lower-case. */
  readonly text: string;
  readonly isCapital: boolean;
  readonly at: number;
  /** In the normalised text. */
  readonly start: number;
  readonly clause: number;
  readonly segment: number;
}

export interface ReadText {
  readonly plain: string;
  readonly tokens: readonly Token[];
  readonly tongue: Tongue;
}

const spaceless = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〜';
const pieces = new RegExp(
  [
    '(?<date>\\d{4}-\\d{1,2}-\\d{1,2}(?!\\d)|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}(?!\\d)|(?:\\d{4}年)?\\d{1,2}月\\d{1,2}日)',
    "(?<number>(?:(?<=^|[\\s(])-)?\\d+(?:[.,:']\\d+)*)",
    '(?<letters>[\\p{Script=Han}々]+|[\\p{Script=Katakana}ー]+)',
    '(?<kana>\\p{Script=Hiragana}+)',
    `(?<word>(?:(?![${spaceless}])[\\p{L}\\p{M}])(?:(?![${spaceless}])[\\p{L}\\p{M}\\d])*)`,
    '(?<symbol>[%٪\\p{Sc}])',
    '(?<end>[.!?。！？؟\\n;]+)',
    '(?<pause>[,:()、،؛—–]|\\s-\\s)',
  ].join('|'),
  'gu',
);

type Kind = Token['kind'] | 'end' | 'pause';
const pieceKinds = ['word', 'number', 'end', 'pause', 'date', 'letters', 'kana', 'symbol'] as const;

/** The words of a text with their places, before anybody knows its language. */
export interface Pieces {
  readonly plain: string;
  readonly tokens: readonly Token[];
}

/** A text as what is compared of it: words with their places, in clauses and sentences. */
export function read(text: string, tongue?: Tongue): ReadText {
  const pieces = piecesOf(text);
  return readAs(pieces, tongue ?? tongueOfAll([pieces]));
}

export const readAs = ({ plain, tokens }: Pieces, tongue: Tongue): ReadText => ({
  ...{ plain, tongue, tokens: withJoins(tokens, tongue) },
});

/** In which language several texts are written together. */
export const tongueOfAll = (all: readonly Pieces[]): Tongue =>
  tongueOf(
    all.flatMap(({ tokens }) => tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))),
    all.map(({ plain }) => plain).join('\n'),
  );

export function piecesOf(text: string): Pieces {
  const plain = normalise(text);
  const tokens: Token[] = [];
  let [clause, segment] = [0, 0];
  const add = (kind: Token['kind'], raw: string, start: number) => {
    const lower = raw.toLowerCase();
    const isCapital = raw[0] !== lower[0];
    tokens.push({
      ...{ kind, text: lower, isCapital },
      ...{ at: tokens.length, start, clause, segment },
    });
  };
  for (const match of merged(plain)) {
    const { kind, raw, end } = match;
    const start = end - raw.length;
    if (kind === 'end') {
      clause += 1;
      segment += 1;
    } else if (kind === 'pause') {
      // A short name before a colon belongs to what is said of it.
      const isLabel = raw === ':' && tokens.filter((token) => token.clause === clause).length <= 4;
      if (!isLabel) clause += 1;
    } else if (kind === 'letters')
      for (const [step, pair] of pairsOf(raw).entries()) add(kind, pair, start + step);
    else add(kind, raw, start);
  }
  return { plain, tokens };
}

/** A join begins a clause as well. */
function withJoins(tokens: readonly Token[], { joins, buts }: Tongue): readonly Token[] {
  let more = 0;
  return tokens.map((token) => {
    if (token.kind === 'word' && (joins.has(token.text) || buts.has(token.text))) more += 1;
    return { ...token, clause: token.clause + more };
  });
}

/** What letters and digits together are: a number with its unit, or a reference that is one word. */
function merged(text: string): readonly { kind: Kind; raw: string; end: number }[] {
  const found: { kind: Kind; raw: string; end: number }[] = [];
  for (const match of text.matchAll(pieces)) {
    const kind = pieceKinds.find((each) => match.groups?.[each] !== undefined) ?? 'word';
    const [raw] = match;
    const before = found.at(-1);
    const isJoined = before?.end === match.index;
    const end = match.index + raw.length;
    if (isJoined && before.kind === 'number' && kind === 'word' && (/\d/.test(raw) || raw.length > 4)) {
      found[found.length - 1] = { kind: 'reference', raw: before.raw + raw, end };
    } else if (isJoined && before.kind === 'reference' && (kind === 'word' || kind === 'number')) {
      found[found.length - 1] = { kind: 'reference', raw: before.raw + raw, end };
    } else if (kind === 'word' && /\d/.test(raw)) found.push({ kind: 'reference', raw, end });
    else found.push({ kind, raw, end });
  }
  return found;
}

const katakana = /^[\p{Script=Katakana}ー]/u;

/** Katakana is one word, mostly a name or a loan; of the others pairs. */
function pairsOf(run: string): readonly string[] {
  const letters = [...run];
  if (katakana.test(run) || letters.length === 1) return [run];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
