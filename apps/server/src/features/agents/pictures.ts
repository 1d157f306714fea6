import { createHash, randomBytes } from 'node:crypto';
import { done, type Outcome } from '../../http/outcome';
import type { Database, Queryable } from '../../platform/db';
import { drawFace } from './drawFace';

export type Pictures = ReturnType<typeof createPictures>;

/** People belong to themselves before they belong to a shop: none of this is work for one. */
export function createPictures(database: Database) {
  return {
    async put(userId: string, bytes: Buffer): Promise<Outcome> {
      const face = await drawFace(bytes);
      if (!face.isDone) return face;
      await database.tx((transaction) => keepFace(transaction, userId, face.value));
      return done();
    },

    async remove(userId: string): Promise<void> {
      await database.tx(async (transaction) => {
        await transaction.query('delete from picture where user_id = $1', [userId]);
        await transaction.query('update "user" set "image" = null, "updatedAt" = now() where "id" = $1', [
          userId,
        ]);
      });
    },

    async read(id: string): Promise<Uint8Array | null> {
      const [row] = await database.query<{ bytes: Uint8Array }>('select bytes from picture where id = $1', [
        id,
      ]);
      return row?.bytes ?? null;
    },
  };
}

/** A face that is drawn already. */
export async function keepFace(transaction: Queryable, userId: string, face: Buffer): Promise<void> {
  const [row] = await transaction.query<{ id: string }>(
    `insert into picture (id, user_id, bytes) values ($1, $2, $3)
     on conflict (user_id) do update set bytes = excluded.bytes, changed_at = now() returning id`,
    [randomBytes(20).toString('hex'), userId, face],
  );
  await transaction.query('update "user" set "image" = $2, "updatedAt" = now() where "id" = $1', [
    userId,
    // A page that shows the one before sees that it is another.
    `/pictures/${row?.id}.webp?${versionOf(face)}`,
  ]);
}

export const versionOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
