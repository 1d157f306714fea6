import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { done, type Outcome, refused } from '../../http/outcome';

/** Twice the largest size it is shown in. */
const sidePx = 192;
const pixelsMax = 64_000_000;
const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** A square of pixels and nothing else of the file: no place where it was taken, no script behind its end. */
export async function drawFace(bytes: Buffer): Promise<Outcome<Buffer>> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (!types.includes(type)) return refused('file-type');
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > pixelsMax) return refused('picture-too-large');
    const face = sharp(bytes, { failOn: 'error', limitInputPixels: pixelsMax })
      .autoOrient()
      .resize({ width: sidePx, height: sidePx, fit: 'cover' })
      .timeout({ seconds: 20 });
    return done(await face.webp({ quality: 82 }).toBuffer());
  } catch {
    return refused('file-broken');
  }
}
