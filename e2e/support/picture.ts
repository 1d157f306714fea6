import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const area = { x: 800, y: 0, width: 480, height: 800 };
const cellPx = 32;
/** Of sixteen shades; what fonts and edges differ by between browsers is less. */
const shadesMax = 1;
const cellsMax = 2;

/** How bright each cell of the page is where the widget stands, as rows of hexadecimal shades. */
export async function pictureOf(page: Page): Promise<string[]> {
  const png = await page.screenshot({ clip: area, animations: 'disabled' });
  return page.evaluate(
    async ({ base64, cell }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const paper = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!paper) throw new Error('no canvas');
      paper.drawImage(bitmap, 0, 0);
      const shadeAt = (x: number, y: number) => {
        const { data } = paper.getImageData(x * cell, y * cell, cell, cell);
        let sum = 0;
        for (let at = 0; at < data.length; at += 4)
          sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) * 2 + (data[at + 2] ?? 0)) / 4;
        return Math.round((sum / (cell * cell) / 255) * 15).toString(16);
      };
      const along = (count: number) => Array.from({ length: Math.floor(count / cell) }, (_, at) => at);
      return along(bitmap.height).map((y) =>
        along(bitmap.width)
          .map((x) => shadeAt(x, y))
          .join(''),
      );
    },
    { base64: png.toString('base64'), cell: cellPx },
  );
}

/** The same once it has come to rest, for a new album. */
export async function restingPictureOf(page: Page): Promise<string[]> {
  let before: string[] = [];
  for (;;) {
    const picture = await pictureOf(page);
    if (picture.join() === before.join()) return picture;
    before = picture;
    await page.waitForTimeout(300);
  }
}

export type Album = Record<string, string[]>;

const pathOf = (look: string) => new URL(`../pictures/${look}.json`, import.meta.url);

/** What the scenes looked like when somebody last looked at them. */
export const readAlbum = (look: string): Album => JSON.parse(readFileSync(pathOf(look), 'utf8'));

export const writeAlbum = (look: string, album: Album): void =>
  writeFileSync(pathOf(look), `${JSON.stringify(album, null, 2)}\n`);

/** Null where both look alike; else the kept picture with an x at every cell that is different. */
export function differenceOf(kept: readonly string[] | undefined, seen: readonly string[]): string[] | null {
  if (!kept) return ['nobody has looked at this one yet'];
  let count = 0;
  const marked = seen.map((row, y) =>
    [...row]
      .map((shade, x) => {
        const before = Number.parseInt(kept[y]?.[x] ?? 'f', 16);
        if (Math.abs(Number.parseInt(shade, 16) - before) <= shadesMax) return before.toString(16);
        count += 1;
        return 'x';
      })
      .join(''),
  );
  return count > cellsMax ? marked : null;
}
