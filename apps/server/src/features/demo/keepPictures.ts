import type { FileAttachment } from '@shopbell/protocol';
import sharp from 'sharp';
import type { Files } from '../../platform/files';
import { prepareFile } from '../attachments';
import { type PictureName, pictures } from './drawings/pictures';
import { fileName, identify } from './identify';
import type { Tale } from './Tale';

type Drawing = Awaited<ReturnType<typeof draw>>;
export type Drawings = Readonly<Record<PictureName, Drawing>>;

/** Each once, however often it is sent. */
export async function drawPictures(): Promise<Drawings> {
  const names = Object.keys(pictures) as PictureName[];
  const drawn = await Promise.all(names.map(async (name) => [name, await draw(pictures[name])] as const));
  return Object.fromEntries(drawn) as Drawings;
}

/** A file of the past, and what the database says of it. */
export interface KeptPicture {
  readonly tale: string;
  readonly picture: PictureName;
  readonly attachment: FileAttachment;
  readonly row: Readonly<Record<string, unknown>>;
}

/** As every upload is kept: whole, and small for lists. */
export async function keepPictures(
  files: Files,
  shopId: number,
  tales: readonly Tale[],
  drawings: Drawings,
): Promise<KeptPicture[]> {
  const wanted = tales.flatMap(({ key, lines }) =>
    lines.flatMap(({ picture, by }) =>
      picture ? [{ tale: key, picture, fromAgent: by !== 'shopper' }] : [],
    ),
  );
  return Promise.all(
    wanted.map(async ({ tale, picture, fromAgent }) => {
      const { bytes, thumbnail, width, height } = drawings[picture];
      const base = fileName(shopId, `${tale} ${picture}`);
      const [name, small] = [`${base}.jpg`, `${base}-small.webp`];
      await files.put(name, bytes, 'image/jpeg');
      await files.put(small, thumbnail, 'image/webp');
      const facts = { size: bytes.length, width, height };
      return {
        tale,
        picture,
        attachment: {
          contentType: 'image/jpeg',
          name: `${picture}.jpg`,
          url: `/attachments/${name}`,
          size: bytes.length,
          extra: { width, height, thumbnailUrl: `/attachments/${small}` },
        },
        row: {
          ...facts,
          ...{ name, thumbnail: small, original_name: `${picture}.jpg`, content_type: 'image/jpeg' },
          ...{ shop_id: shopId, conversation_id: identify(shopId, tale), from_agent: fromAgent },
        },
      };
    }),
  );
}

async function draw(svg: string) {
  const photograph = await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
  const prepared = await prepareFile(photograph, false);
  if (prepared.kind === 'refused') throw new Error(`A drawing was refused: ${prepared.because}`);
  const { bytes, thumbnail, width, height } = prepared.file;
  if (!thumbnail || width === null || height === null) throw new Error('A drawing is no picture');
  return { bytes, thumbnail, width, height };
}
