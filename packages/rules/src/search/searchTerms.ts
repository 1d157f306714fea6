/** Longer words are found by their beginning. */
const termMax = 40;
const queryTermsMax = 8;

const spaceless =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}';
const pieces = new RegExp(`[${spaceless}]+|(?:(?![${spaceless}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');
const isSpaceless = new RegExp(`^[${spaceless}]`, 'u');

export interface QueryTerm {
  readonly term: string;
  /** Someone may still be typing the word. */
  readonly isPrefix: boolean;
}

/**
 * The words by which a text is found: lower-case, without accents, full-width letters as ordinary ones. Languages
 * that write without spaces are cut into overlapping pairs of letters, since no database here knows their words.
 */
export function searchTerms(text: string): readonly string[] {
  return [
    ...new Set(piecesOf(text).flatMap((piece) => (isSpaceless.test(piece) ? pairsOf(piece) : [cut(piece)]))),
  ];
}

/** What must all be found; every word may go on. */
export function queryTerms(text: string): readonly QueryTerm[] {
  const terms = piecesOf(text).flatMap((piece): QueryTerm[] => {
    if (!isSpaceless.test(piece)) return [{ term: cut(piece), isPrefix: true }];
    const letters = [...piece];
    if (letters.length === 1) return [{ term: piece, isPrefix: true }];
    return letters.slice(1).map((letter, index) => ({ term: `${letters[index]}${letter}`, isPrefix: false }));
  });
  return terms.slice(0, queryTermsMax);
}

/** Most of what is written; no letter of it is another's, and none has an accent. */
const isPlain = /^[\0-\x7f]*$/;

function piecesOf(text: string): readonly string[] {
  if (isPlain.test(text)) return text.toLowerCase().match(/[a-z\d]+/g) ?? [];
  const plain = text
    .normalize('NFKD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase();
  return plain.match(pieces) ?? [];
}

/** The last letter alone as well, so that one letter finds it wherever it stands. */
function pairsOf(piece: string): readonly string[] {
  const letters = [...piece];
  return letters.map((letter, index) => `${letter}${letters[index + 1] ?? ''}`);
}

const cut = (word: string): string => (word.length <= termMax ? word : [...word].slice(0, termMax).join(''));
