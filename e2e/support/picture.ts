import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const area = { x: 800, y: 0, width: 480, height: 800 };
const cellPx = 32;
/** Of sixteen shades; what fonts and edges differ by between browsers is less. */
const shadesMax = 1;
const cellsMax = 2;

/** How bright each cell of the page is where the widget stands, as rows of hexadecimal shades. */
export async function pictureOf(page: Page): Promise<string[]> {
  const png = await page.screenshot({ clip: area, animations: 'disabled' });
  // Counted here: a page's code is not improved while it is tested, and would take twenty times as long for it.
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const shadeAt = (column: number, row: number) => {
    let sum = 0;
    for (let y = row * cellPx; y < (row + 1) * cellPx; y += 1) {
      const start = (y * info.width + column * cellPx) * 3;
      for (let at = start; at < start + cellPx * 3; at += 3)
        sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) * 2 + (data[at + 2] ?? 0)) / 4;
    }
    return Math.round((sum / (cellPx * cellPx) / 255) * 15).toString(16);
  };
  const along = (px: number) => Array.from({ length: Math.floor(px / cellPx) }, (_, at) => at);
  return along(info.height).map((row) =>
    along(info.width)
      .map((column) => shadeAt(column, row))
      .join(''),
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
