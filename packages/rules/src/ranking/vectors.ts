/** One byte for each dimension: what counts is the direction. */
export function toBytes(vector: Float32Array): Int8Array {
  let largest = 0;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  return Int8Array.from(vector, (value) => (largest === 0 ? 0 : Math.round((value / largest) * 127)));
}

export interface Likeness {
  /** From 0 to 1, where 1 means the same. */
  readonly title: number;
  readonly passage: number;
}

/** How alike what is asked is to a text's passages, the title first; its vectors stand one after the other. */
export function likeness(asked: Int8Array, vectors: Int8Array): Likeness {
  const each: number[] = [];
  for (let from = 0; from + asked.length <= vectors.length; from += asked.length)
    each.push(cosine(asked, vectors, from));
  const [title = 0, ...parts] = each;
  return { title, passage: Math.max(0, ...(parts.length > 0 ? parts : [title])) };
}

function cosine(asked: Int8Array, vectors: Int8Array, from: number): number {
  let [product, own, other] = [0, 0, 0];
  for (let at = 0; at < asked.length; at += 1) {
    const [left, right] = [asked[at] as number, vectors[from + at] as number];
    product += left * right;
    own += left * left;
    other += right * right;
  }
  return own === 0 || other === 0 ? 0 : Math.max(0, product / Math.sqrt(own * other));
}

/**
 * The signs of vectors that stand one after the other, thirty-two in a number. How many of them differ says roughly how
 * alike two are, in a small part of the time.
 */
export function signsOf(vectors: Int8Array, dimensions: number): Int32Array {
  const words = Math.ceil(dimensions / 32);
  const signs = new Int32Array(words * Math.floor(vectors.length / dimensions));
  for (let at = 0; at < vectors.length; at += 1) {
    const [vector, dimension] = [Math.floor(at / dimensions), at % dimensions];
    const word = vector * words + (dimension >> 5);
    if ((vectors[at] as number) > 0) signs[word] = (signs[word] as number) | (1 << (dimension & 31));
  }
  return signs;
}

/** Of the vector that differs least. */
export function differingSigns(asked: Int32Array, signs: Int32Array): number {
  let least = Number.POSITIVE_INFINITY;
  for (let from = 0; from < signs.length; from += asked.length) {
    let differing = 0;
    for (let at = 0; at < asked.length; at += 1)
      differing += bitsOf((asked[at] as number) ^ (signs[from + at] as number));
    least = Math.min(least, differing);
  }
  return least;
}

/** How many bits are set, added up in pairs, fours and bytes. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
