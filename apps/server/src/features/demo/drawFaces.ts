import sharp from 'sharp';
import { drawFace } from '../agents';
import { demoPeople } from './addDemoShop';
import { drawPerson, looks } from './drawings/face';
import type { Colleague } from './Tale';

export const emailOf = {
  olive: demoPeople[0].email,
  ada: demoPeople[1].email,
  mina: demoPeople[2].email,
} as const satisfies Record<Colleague, string>;
const colleagues = Object.keys(emailOf) as Colleague[];

/** By colleague, as a picture that somebody gives themselves is kept. */
export async function drawFaces(): Promise<ReadonlyMap<Colleague, Buffer>> {
  const faces = colleagues.map(async (colleague) => {
    const png = await sharp(Buffer.from(drawPerson(looks[colleague])))
      .png()
      .toBuffer();
    const face = await drawFace(png);
    if (!face.isDone) throw new Error(`A drawing was refused: ${face.because}`);
    return [colleague, face.value] as const;
  });
  return new Map(await Promise.all(faces));
}
