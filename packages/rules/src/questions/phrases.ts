const lookedAt = 600;

const isSpaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** One space between words and around them, without accents, points and capitals. */
export function plainWords(text: string): string {
  const plain = text
    .slice(0, lookedAt)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\b(where|what|how|when|who)s\b/g, '$1 s')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll(/[^\p{L}\p{N}#ー]+/gu, ' ');
  return ` ${plain.trim()} `;
}

/** A phrase with a sign at its end, and one of a language without spaces, may go on. */
const placed = (phrase: string): string =>
  isSpaceless.test(phrase)
    ? plainWords(phrase).trim()
    : ` ${phrase}${/[\w]$|\p{L}$/u.test(phrase) ? ' ' : ''}`;

/** With `$` at its end: where nothing follows it. */
export const endsWithOrHas = (words: string, phrases: string): boolean =>
  phrases
    .split('|')
    .some((phrase) =>
      phrase.endsWith('$') ? words.endsWith(placed(phrase.slice(0, -1))) : has(words, phrase),
    );

export const without = (words: string, phrases: string): string =>
  phrases.split('|').reduce((left, phrase) => (phrase ? left.replaceAll(placed(phrase), ' ') : left), words);

export const has = (words: string, phrases: string): boolean =>
  phrases.split('|').some((phrase) => words.includes(placed(phrase)));

/** chosen: further away, the second word belongs to something else. */
const apartMax = 6;

/** As `has`, where “send…back” is also “send the blue one back”. */
export const hasApart = (words: string, phrases: string): boolean =>
  phrases.split('|').some((phrase) => {
    const [first = '', last] = phrase.split('…');
    if (last === undefined) return has(words, phrase);
    const [, ...behind] = words.split(` ${first} `);
    return behind.some((text) =>
      text
        .split(' ')
        .slice(0, apartMax + 1)
        .includes(last),
    );
  });

export const beginsWith = (words: string, phrases: string): boolean =>
  phrases
    .split('|')
    .some((phrase) => (isSpaceless.test(phrase) ? words.trimStart() : words).startsWith(placed(phrase)));

/** Nothing but such phrases: whatever is left over is what they want. */
export function consistsOf(words: string, lists: readonly string[]): boolean {
  const phrases = lists
    .flatMap((list) => list.split('|'))
    .map((phrase) => (isSpaceless.test(phrase) ? plainWords(phrase).trim() : phrase))
    .sort((left, right) => right.length - left.length);
  let left = words;
  for (const phrase of phrases)
    left = isSpaceless.test(phrase) ? left.replaceAll(phrase, ' ') : left.replaceAll(` ${phrase} `, '  ');
  return words.trim() !== '' && left.trim() === '';
}
