import { deflateSync } from 'node:zlib';
import { encode } from 'bmp-ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type PreparedFile, prepareFile } from './prepareFile';

const red = { r: 200, g: 30, b: 60 };
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } });
const png = () => canvas(40, 20).png().toBuffer();
const jpeg = () => canvas(40, 20).jpeg().toBuffer();
const bmp = (bitPP: 24 | 32 = 24, width = 5, height = 3) => {
  const pixels = Array.from({ length: width * height }, (_, index) => [255, 10, 20, index === 0 ? 250 : 30]);
  return encode({ width, height, bitPP, data: Buffer.from(pixels.flat()) }).data;
};

async function prepared(bytes: Buffer, fromAgent = false): Promise<PreparedFile> {
  const outcome = await prepareFile(bytes, fromAgent);
  if (outcome.kind === 'refused') throw new Error(`Refused: ${outcome.because}`);
  return outcome.file;
}
const refusal = async (bytes: Buffer, fromAgent = false) => {
  const outcome = await prepareFile(bytes, fromAgent);
  return outcome.kind === 'refused' ? outcome.because : outcome.file.contentType;
};

/** A png whose header promises a picture that its few bytes do not hold. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe('a picture', () => {
  it.each([
    ['png', png, 'image/png', 'png'],
    ['jpeg', jpeg, 'image/jpeg', 'jpg'],
    ['gif', () => canvas(40, 20).gif().toBuffer(), 'image/gif', 'gif'],
  ])('of type %s is drawn anew as what it is', async (_, make, contentType, extension) => {
    expect(await prepared(await make())).toMatchObject({ contentType, extension, width: 40, height: 20 });
  });

  it.each([24, 32] as const)('of type bmp with %i bits becomes a png with the same pixels', async (bits) => {
    const { bytes, contentType, width, height } = await prepared(bmp(bits));
    expect([contentType, width, height]).toEqual(['image/png', 5, 3]);
    const pixels = await sharp(bytes).raw().toBuffer();
    expect([[...pixels.subarray(0, 3)], [...pixels.subarray(3, 6)]]).toEqual([
      [250, 20, 10],
      [30, 20, 10],
    ]);
  });

  it('of type bmp with its rows from the top down stands on its feet', async () => {
    const bytes = Buffer.from(bmp());
    expect(bytes.readInt32LE(22)).toBe(3);
    bytes.writeInt32LE(-3, 22);
    const pixels = await sharp((await prepared(bytes)).bytes)
      .raw()
      .toBuffer();
    expect([pixels[0], pixels[2 * 5 * 3]]).toEqual([30, 250]);
  });

  it('of type bmp with a palette is read as well', async () => {
    const palette = Buffer.from([0, 0, 0, 0, 10, 20, 250, 0]);
    const rows = Buffer.alloc(3 * 8);
    rows[2 * 8] = 1;
    const header = Buffer.from(bmp().subarray(0, 54));
    header.writeUInt32LE(54 + palette.length, 10);
    header.writeInt32LE(3, 22);
    header.writeUInt16LE(8, 28);
    header.writeUInt32LE(2, 46);
    const { bytes, contentType } = await prepared(Buffer.concat([header, palette, rows]));
    expect(contentType).toBe('image/png');
    const pixels = await sharp(bytes).toColourspace('srgb').removeAlpha().raw().toBuffer();
    expect([pixels.length, [...pixels.subarray(0, 6)]]).toEqual([45, [250, 20, 10, 0, 0, 0]]);
  });

  it('is turned as its camera was held, and forgets where and with what it was taken', async () => {
    const tagged = await canvas(40, 20)
      .withExif({
        IFD0: { Make: 'Canary Camera' },
        IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(tagged).metadata()).orientation).toBe(6);
    const { bytes, width, height, thumbnail } = await prepared(tagged);
    expect([width, height]).toEqual([20, 40]);
    for (const picture of [bytes, thumbnail ?? Buffer.alloc(0)]) {
      const { exif, orientation, xmp, icc } = await sharp(picture).metadata();
      expect([exif, orientation, xmp, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(Buffer.from(picture).includes('Canary')).toBe(false);
    }
  });

  it('has a small likeness', async () => {
    const { thumbnail } = await prepared(await canvas(2000, 1000).png().toBuffer());
    expect(await sharp(thumbnail ?? undefined).metadata()).toMatchObject({
      format: 'webp',
      width: 480,
      height: 240,
    });
  });

  it('wider than any screen is made smaller', async () => {
    expect(await prepared(await canvas(6000, 100).png().toBuffer())).toMatchObject({
      width: 4096,
      height: 68,
    });
  });

  it('that moves keeps moving', async () => {
    const frames = await Promise.all([canvas(8, 8).png().toBuffer(), canvas(8, 8).negate().png().toBuffer()]);
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const { bytes, width, height } = await prepared(moving);
    expect([(await sharp(bytes).metadata()).pages, width, height]).toEqual([2, 8, 8]);
  });

  it('that is also something else is only a picture afterwards', async () => {
    const script = '<script>alert(1)</script>';
    const archive = Buffer.from(`PK\u0003\u0004${script}`);
    for (const make of [png, jpeg]) {
      const { bytes } = await prepared(Buffer.concat([await make(), archive]));
      expect(Buffer.from(bytes).includes(script)).toBe(false);
    }
  });
});

describe('[FIL-06] what the first bytes say counts', () => {
  it.each([
    ['a program', Buffer.from(`MZ${'\0'.repeat(200)}`)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['an xml with an svg', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a pdf', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['an archive', Buffer.from('PK\u0003\u0004rest')],
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['a heic', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(12)])],
  ])('%s is refused', async (_, bytes) => {
    expect(await refusal(bytes)).toBe('file-type');
  });

  it.each(['tiff', 'webp', 'avif'] as const)('a %s is refused', async (format) => {
    expect(await refusal(await canvas(4, 4).toFormat(format).toBuffer())).toBe('file-type');
  });

  it('agents may send webp and pdf', async () => {
    expect(await refusal(await canvas(4, 4).webp().toBuffer(), true)).toBe('image/webp');
    expect(await refusal(Buffer.from('%PDF-1.7\n'), true)).toBe('application/pdf');
  });
});

describe('a picture that cannot be read', () => {
  it('because it ends too early is refused', async () => {
    const noise = await sharp(
      Buffer.from(Array.from({ length: 30_000 }, (_, index) => (index * 7919) % 251)),
      {
        raw: { width: 100, height: 100, channels: 3 },
      },
    );
    for (const bytes of [await noise.clone().jpeg().toBuffer(), await noise.clone().png().toBuffer()])
      expect(await refusal(bytes.subarray(0, bytes.length / 2))).toBe('file-broken');
    expect(await refusal(bmp().subarray(0, 60))).toBe('file-broken');
    expect(await refusal(Buffer.from('BM'))).toMatch(/^file-/);
  });

  it.each([
    ['png', () => pngHeader(50_000, 50_000)],
    ['png of one row', () => pngHeader(2_000_000_000, 1)],
    ['bmp', () => bombBmp(30_000, 30_000, 24)],
    ['bmp with a palette', () => bombBmp(5000, 5000, 8)],
    ['bmp upside down', () => bombBmp(30_000, -30_000, 32)],
  ])('because it would be a bomb (%s) is refused before it is drawn', async (_, make) => {
    expect(await refusal(make())).toMatch(/^(?:picture-too-large|file-broken)$/);
  });

  it('the bomb is refused for its pixels, not for its end', async () => {
    expect(await refusal(bombBmp(30_000, 30_000, 24))).toBe('picture-too-large');
    expect(await refusal(pngHeader(50_000, 50_000))).toBe('picture-too-large');
  });

  function bombBmp(width: number, height: number, bits: number): Buffer {
    const bytes = Buffer.from(bmp());
    bytes.writeInt32LE(width, 18);
    bytes.writeInt32LE(height, 22);
    bytes.writeUInt16LE(bits, 28);
    return bytes;
  }
});
