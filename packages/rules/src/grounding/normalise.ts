/** As it is compared: digits of every script as 0–9, without markup, with one kind of apostrophe. */
export function normalise(text: string): string {
  return [...text.normalize('NFKC')]
    .map((letter) => digitOf(letter) ?? letter)
    .join('')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/(\d)\s?[–−〜~]\s?(?=\d)/g, '$1-')
    .replace(/(?<=^|[\s(])[−–](?=\d)/g, '-')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[*_#]/g, ' ')
    .replace(/\bcannot\b/gi, 'can not')
    .replace(/\b(ca|wo)n't\b/gi, (_, verb: string) => (verb.toLowerCase() === 'ca' ? 'can not' : 'will not'))
    .replace(/n't\b/gi, ' not')
    .replace(/(?<!\d)(\d{1,3}) (?=\d{3}(?!\d))/g, '$1');
}

/** Digits of a script stand together, from zero to nine. */
function digitOf(letter: string): string | null {
  if (letter <= '\x7f' || !/\p{Nd}/u.test(letter)) return null;
  const code = letter.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
