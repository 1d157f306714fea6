const others: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
  ظ: 'ض',
  ـ: '',
};

/** Small letters without accents, and `pleeease` with one of them. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæœßıىةظـ]/g, (letter) => others[letter] ?? '')
    .replace(/(\p{L})\1{2,}/gu, '$1');
