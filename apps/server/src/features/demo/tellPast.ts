import { decoration } from '@shopbell/protocol/schemas';
import { displayName } from '@shopbell/rules/agents';
import type { Database, Queryable } from '../../platform/db';
import type { Files } from '../../platform/files';
import { keepFace } from '../agents';
import { addDemoPeople, demoPeople, hashDemoPassword } from './addDemoShop';
import { writeCampaigns } from './campaigns';
import type { DemoShop, Moment } from './DemoPast';
import { drawFaces, emailOf } from './drawFaces';
import { offerFlows, writeFlows } from './flows';
import { writeHelpCenter } from './helpCenter';
import { insertRows } from './insertRows';
import { drawPictures, keepPictures } from './keepPictures';
import type { Member } from './rowsOfTale';
import { writeSales } from './sales';
import type { Colleague } from './Tale';
import { tales } from './tales';
import { writePast } from './writePast';

export interface PastPlace extends Moment {
  readonly database: Database;
  readonly files: Files;
}

export type DrawnPast = Awaited<ReturnType<typeof drawPast>>;

/** What takes its time and no database. */
export async function drawPast() {
  const [passwordHash, faces, drawings] = await Promise.all([
    hashDemoPassword(),
    drawFaces(),
    drawPictures(),
  ]);
  return { passwordHash, faces, drawings };
}

/** Gives the demo shop its three people with faces, and thirty days of conversations. */
export async function tellPast(
  transaction: Queryable,
  { files, nowMs, address }: Omit<PastPlace, 'database'>,
  shop: DemoShop,
  { passwordHash, faces, drawings }: DrawnPast,
): Promise<void> {
  await addDemoPeople(transaction, shop.shopId, passwordHash, demoPeople);
  await giveFaces(transaction, faces);
  const kept = await keepPictures(files, shop.shopId, tales, drawings);
  const members = await readMembers(transaction, shop);
  const pictures = new Map(kept.map(({ tale, picture, attachment }) => [`${tale} ${picture}`, attachment]));
  await writePast(transaction, { ...shop, nowMs, address, members, pictures });
  await writeCampaigns(transaction, shop, { nowMs, address });
  await writeHelpCenter(transaction, shop, { nowMs });
  await writeSales(transaction, { ...shop, nowMs, address });
  await writeFlows(transaction, shop, nowMs);
  await offerFlows(transaction, shop);
  const now = new Date(nowMs).toISOString();
  const attachments = kept.map(({ row }) => ({ ...row, created_at: now, referenced_at: now }));
  await insertRows(transaction, 'attachment', attachments);
}

async function giveFaces(transaction: Queryable, faces: DrawnPast['faces']): Promise<void> {
  const people = await findPeople(transaction);
  for (const [colleague, face] of faces) {
    const person = people.find(({ email }) => email === emailOf[colleague]);
    if (person) await keepFace(transaction, person.id, face);
  }
}

async function readMembers(
  transaction: Queryable,
  { appName }: DemoShop,
): Promise<Record<Colleague, Member>> {
  const people = await findPeople(transaction);
  const { nameType } = decoration.parse({}).avatar;
  const memberOf = (colleague: Colleague): Member => {
    const person = people.find(({ email }) => email === emailOf[colleague]);
    if (!person) throw new Error(`${emailOf[colleague]} is not in the team`);
    return {
      userId: person.id,
      name: person.name,
      shownName: displayName(person.name, nameType, appName),
      avatarUrl: person.image,
    };
  };
  return { olive: memberOf('olive'), ada: memberOf('ada'), mina: memberOf('mina') };
}

const findPeople = (transaction: Queryable) =>
  transaction.query<{ id: string; name: string; email: string; image: string | null }>(
    'select "id", "name", "email", "image" from "user" where "email" = any ($1)',
    [Object.values(emailOf)],
  );
