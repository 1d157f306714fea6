import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const cellPx = 32;
/** Of sixteen shades; what fonts and edges differ by between browsers is less. */
const shadesMax = 1;
const cellsMax = 2;
/** A cell is kept as one shade: drawn at a quarter of its size it has the same, for a third of the time. */
const scale = 1 / 4;
const drawnPx = cellPx * scale;
/** How much of a scene a picture shows: the corner where the widget stands. */
const sizePx = { width: 480, height: 800 };

/** How bright each cell is of each of so many scenes beside each other, as rows of hexadecimal shades. */
export async function picturesOf(page: Page, count: number): Promise<string[][]> {
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width: count * sizePx.width, height: sizePx.height, scale };
  const { data: base64 } = await session.send('Page.captureScreenshot', { clip, optimizeForSpeed: true });
  await session.detach();
  // Counted here: a page's code is not improved while it is tested, and would take twenty times as long for it.
  const { data, info } = await sharp(Buffer.from(base64, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shadeAt = (column: number, row: number) => {
    let sum = 0;
    for (let y = row * drawnPx; y < (row + 1) * drawnPx; y += 1) {
      const start = (y * info.width + column * drawnPx) * 3;
      for (let at = start; at < start + drawnPx * 3; at += 3)
        sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) * 2 + (data[at + 2] ?? 0)) / 4;
    }
    return Math.round((sum / (drawnPx * drawnPx) / 255) * 15).toString(16);
  };
  const along = (length: number) => Array.from({ length }, (_, at) => at);
  const [columns, rows] = [sizePx.width / cellPx, sizePx.height / cellPx];
  return along(count).map((scene) =>
    along(rows).map((row) =>
      along(columns)
        .map((column) => shadeAt(scene * columns + column, row))
        .join(''),
    ),
  );
}

/** The same once they have come to rest, for a new album. */
export async function restingPicturesOf(page: Page, count: number): Promise<string[][]> {
  let before: string[][] = [];
  for (;;) {
    const pictures = await picturesOf(page, count);
    if (pictures.join() === before.join()) return pictures;
    before = pictures;
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
