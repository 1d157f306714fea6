import type { ProblemCode } from '@shopbell/protocol';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { bmpFacts, decodedPixelsMax, readBmp } from './readBmp';

export interface PreparedFile {
  readonly bytes: Uint8Array;
  readonly extension: string;
  readonly contentType: string;
  readonly width: number | null;
  readonly height: number | null;
  /** A small webp for lists; null for what is no picture. */
  readonly thumbnail: Uint8Array | null;
}

export type Preparation =
  | { readonly kind: 'prepared'; readonly file: PreparedFile }
  | { readonly kind: 'refused'; readonly because: ProblemCode };

/** Over all frames of a moving picture. */
const pixelsMax = 64_000_000;
/** More than any screen shows of it. */
const sideMax = 4096;
const thumbnailSide = 480;
const timeoutSeconds = 20;

const shopperTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp'];
const agentTypes = [...shopperTypes, 'image/webp', 'application/pdf'];

/**
 * A file as it may be kept: what it is decide its first bytes, not its name (FIL-06), and a picture is drawn anew, so
 * that nothing but its pixels is left: no place where it was taken, no script behind its end.
 */
export async function prepareFile(bytes: Buffer, fromAgent: boolean): Promise<Preparation> {
  try {
    const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
    if (!(fromAgent ? agentTypes : shopperTypes).includes(type)) return refuse('file-type');
    if (type === 'application/pdf') return { kind: 'prepared', file: { ...noPicture, bytes } };
    return type === 'image/bmp' ? await prepareBmp(bytes) : await preparePicture(bytes, type);
  } catch {
    return refuse('file-broken');
  }
}

const noPicture = {
  extension: 'pdf',
  contentType: 'application/pdf',
  width: null,
  height: null,
  thumbnail: null,
};

const refuse = (because: ProblemCode): Preparation => ({ kind: 'refused', because });

async function prepareBmp(bytes: Buffer): Promise<Preparation> {
  const facts = bmpFacts(bytes);
  if (!facts) return refuse('file-broken');
  const isDecoded = !facts.isPlain || facts.bits < 24;
  if (facts.width * facts.height > (isDecoded ? decodedPixelsMax : pixelsMax))
    return refuse('picture-too-large');
  return draw(() => readBmp(bytes, facts), 'png');
}

async function preparePicture(bytes: Buffer, type: string): Promise<Preparation> {
  // Reads the header only; the limit is ours, and said in our words.
  const header = await sharp(bytes, { animated: true, limitInputPixels: false }).metadata();
  const isMoving = type === 'image/gif' && (header.pages ?? 1) > 1;
  const pixels = header.width * (isMoving ? header.height : (header.pageHeight ?? header.height));
  if (pixels > pixelsMax) return refuse('picture-too-large');
  const open = (animated: boolean) =>
    sharp(bytes, { animated, failOn: 'error', limitInputPixels: pixelsMax });
  return draw((isThumbnail) => open(isMoving && !isThumbnail), type.slice('image/'.length) as Format);
}

type Format = 'png' | 'jpeg' | 'gif' | 'webp';

async function draw(open: (isThumbnail: boolean) => Sharp, format: Format): Promise<Preparation> {
  const within = (picture: Sharp, side: number) =>
    picture
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: timeoutSeconds });
  const whole = await within(open(false), sideMax)
    .toFormat(format, format === 'jpeg' ? { quality: 85 } : {})
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await within(open(true), thumbnailSide).webp({ quality: 80 }).toBuffer();
  const { width, pageHeight, height } = whole.info;
  return {
    kind: 'prepared',
    file: {
      bytes: whole.data,
      extension: format === 'jpeg' ? 'jpg' : format,
      contentType: `image/${format}`,
      width,
      height: pageHeight ?? height,
      thumbnail,
    },
  };
}
