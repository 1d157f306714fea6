import { createHash } from 'node:crypto';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The same shop and the same words are the same id, however often the past is told. */
export function identify(shopId: number, words: string): string {
  const hex = digest(`${shopId} ${words}`);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** As long as the names that nobody can guess. */
export const fileName = (shopId: number, words: string): string => digest(`${shopId} ${words}`).slice(0, 40);
