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
