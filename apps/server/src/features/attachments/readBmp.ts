import { decode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';

export interface BmpFacts {
  readonly width: number;
  readonly height: number;
  readonly isTopDown: boolean;
  readonly bits: number;
  readonly isPlain: boolean;
  readonly start: number;
}

const headerBytes = 54;

/** The header alone; null where it is none that we read. */
export function bmpFacts(bytes: Buffer): BmpFacts | null {
  if (bytes.length < headerBytes || bytes.readUInt32LE(14) < 40) return null;
  const [width, height] = [bytes.readInt32LE(18), bytes.readInt32LE(22)];
  const bits = bytes.readUInt16LE(28);
  if (width <= 0 || height === 0 || ![1, 4, 8, 16, 24, 32].includes(bits)) return null;
  return {
    width,
    height: Math.abs(height),
    isTopDown: height < 0,
    bits,
    isPlain: bytes.readUInt32LE(30) === 0,
    start: bytes.readUInt32LE(10),
  };
}

/** Pictures with a palette or a compression of their own are decoded in this thread, so they must be small. */
export const decodedPixelsMax = 4_000_000;

const blueFirstToRed: [[number, number, number], [number, number, number], [number, number, number]] = [
  [0, 0, 1],
  [0, 1, 0],
  [1, 0, 0],
];

/** Sharp does not read bmp. What is plain rows of pixels is given to it as such, the rest goes through a decoder. */
export function readBmp(bytes: Buffer, facts: BmpFacts): Sharp {
  const { width, height, bits, isPlain, isTopDown } = facts;
  if (!isPlain || bits < 24) {
    const pixels = withoutAlpha(decode(bytes).data);
    return sharp(pixels, { raw: { width, height, channels: 3 } });
  }
  const channels = bits / 8;
  const picture = sharp(rowsOf(bytes, facts, channels), {
    raw: { width, height, channels: channels === 4 ? 4 : 3 },
  });
  return (isTopDown ? picture : picture.flip()).removeAlpha().recomb(blueFirstToRed);
}

/** Rows are filled up to four bytes in the file. Throws where the file ends before the picture does. */
function rowsOf(bytes: Buffer, { width, height, start }: BmpFacts, channels: number): Buffer {
  const row = width * channels;
  const stride = Math.ceil(row / 4) * 4;
  if (start + stride * (height - 1) + row > bytes.length) throw new Error('The picture ends too early');
  const rows = Buffer.allocUnsafe(row * height);
  for (let index = 0; index < height; index += 1)
    bytes.copy(rows, index * row, start + index * stride, start + index * stride + row);
  return rows;
}

/** The decoder's order is alpha, blue, green, red; its option for another one is not heard with palettes. */
function withoutAlpha(pixels: Buffer): Buffer {
  const rgb = Buffer.allocUnsafe((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4) {
    rgb[to++] = pixels[from + 3] ?? 0;
    rgb[to++] = pixels[from + 2] ?? 0;
    rgb[to++] = pixels[from + 1] ?? 0;
  }
  return rgb;
}
