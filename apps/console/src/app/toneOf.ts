export const toneCount = 8;

/** FNV-1a: the same text gets the same tone on every screen. */
export function toneOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % toneCount;
}
