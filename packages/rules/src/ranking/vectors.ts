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

/**
 * How alike what is asked is to a text's passages, the title first; its vectors stand one after the other. Whoever asks
 * about the same text again keeps their squares.
 */
export function likeness(
  asked: Int8Array,
  vectors: Int8Array,
  squares = squaresOf(vectors, asked.length),
): Likeness {
  const own = productAt(asked, asked, 0);
  const each = Array.from(squares, (other, at) =>
    own === 0 || other === 0
      ? 0
      : Math.max(0, productAt(asked, vectors, at * asked.length) / Math.sqrt(own * other)),
  );
  const [title = 0, ...parts] = each;
  return { title, passage: Math.max(0, ...(parts.length > 0 ? parts : [title])) };
}

/** Of vectors that stand one after the other: how long each is, squared. */
export function squaresOf(vectors: Int8Array, dimensions: number): Float64Array {
  const squares = new Float64Array(Math.floor(vectors.length / dimensions));
  for (let at = 0; at < squares.length; at += 1) {
    const vector = vectors.subarray(at * dimensions, (at + 1) * dimensions);
    squares[at] = productAt(vector, vector, 0);
  }
  return squares;
}

function productAt(asked: Int8Array, vectors: Int8Array, from: number): number {
  let product = 0;
  for (let at = 0; at < asked.length; at += 1)
    product += (asked[at] as number) * (vectors[from + at] as number);
  return product;
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
