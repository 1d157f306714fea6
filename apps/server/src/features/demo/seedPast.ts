import { decoration } from '@shopbell/protocol/schemas';
import { displayName } from '@shopbell/rules/agents';
import sharp from 'sharp';
import type { Database, Queryable } from '../../platform/db';
import type { Files } from '../../platform/files';
import { createPictures } from '../agents';
import { addDemoPeople, demoPeople } from '../shops';
import { writeCampaigns } from './campaigns';
import type { DemoShop, Moment } from './DemoPast';
import { drawPerson, looks } from './drawings/face';
import { offerFlows, writeFlows } from './flows';
import { writeHelpCenter } from './helpCenter';
import { insertRows } from './insertRows';
import { keepPictures } from './keepPictures';
import type { Member } from './rowsOfTale';
import { writeSales } from './sales';
import type { Colleague } from './Tale';
import { tales } from './tales';
import { writePast } from './writePast';

export interface PastPlace extends Moment {
  readonly database: Database;
  readonly files: Files;
}

/** Gives the demo shop its three people with faces, and thirty days of conversations; `before` runs with the writing. */
export async function seedPast(
  { database, files, nowMs, address }: PastPlace,
  shop: DemoShop,
  before: (transaction: Queryable) => Promise<void> = async () => {},
): Promise<void> {
  const [kept] = await Promise.all([
    keepPictures(files, shop.shopId, tales),
    addDemoPeople(database, shop.shopId, demoPeople).then(() => giveFaces(database)),
  ]);
  const members = await readMembers(database, shop);
  const pictures = new Map(kept.map(({ tale, picture, attachment }) => [`${tale} ${picture}`, attachment]));
  const now = new Date(nowMs).toISOString();
  await database.tx(async (transaction) => {
    await before(transaction);
    await writePast(transaction, { ...shop, nowMs, address, members, pictures });
    await writeCampaigns(transaction, shop, { nowMs, address });
    await writeHelpCenter(transaction, shop, { nowMs });
    await writeSales(transaction, { ...shop, nowMs, address });
    await writeFlows(transaction, shop, nowMs);
    await offerFlows(transaction, shop);
    const attachments = kept.map(({ row }) => ({ ...row, created_at: now, referenced_at: now }));
    await insertRows(transaction, 'attachment', attachments);
  });
}

const emailOf = { olive: demoPeople[0].email, ada: demoPeople[1].email, mina: demoPeople[2].email };
const colleagues = Object.keys(emailOf) as Colleague[];

async function giveFaces(database: Database): Promise<void> {
  const faces = createPictures(database);
  const people = await findPeople(database);
  for (const colleague of colleagues) {
    const person = people.find(({ email }) => email === emailOf[colleague]);
    if (!person) continue;
    const drawn = await sharp(Buffer.from(drawPerson(looks[colleague])))
      .png()
      .toBuffer();
    await faces.put(person.id, drawn);
  }
}

async function readMembers(database: Database, { appName }: DemoShop): Promise<Record<Colleague, Member>> {
  const people = await findPeople(database);
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

const findPeople = (database: Queryable) =>
  database.query<{ id: string; name: string; email: string; image: string | null }>(
    'select "id", "name", "email", "image" from "user" where "email" = any ($1)',
    [Object.values(emailOf)],
  );
