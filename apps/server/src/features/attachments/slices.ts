import { randomBytes } from 'node:crypto';
import { type FileAttachment, serverLimits, uploadLimits } from '@shopbell/protocol';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/db';
import { type Files, FilesError } from '../../platform/files';
import { type Attachments, isFull, shownName } from './service';
import type { Owner } from './store';

interface UploadRow {
  id: string;
  name: string;
  size: number;
  received: number;
  attachment_name: string | null;
}

export interface SlicesDependencies {
  readonly database: Database;
  readonly files: Files;
  readonly clock: Clock;
  readonly attachments: Attachments;
}

export type Slices = ReturnType<typeof createSlices>;

const sweepSize = 50;

/**
 * An upload in slices: begin, then each slice with the place where it belongs, then complete. All slices but the last
 * have the same size, so a slice is found by its place, and one that comes twice is answered as it was the first time.
 */
export function createSlices({ database, files, clock, attachments }: SlicesDependencies) {
  const inShop = ({ shopId }: Owner) => database.inShops([shopId]);

  async function find(handle: Queryable, owner: Owner, id: string): Promise<UploadRow | null> {
    const [row] = await handle.query<UploadRow>(
      'select * from upload where id = $1 and shop_id = $2 and conversation_id = $3 and from_agent = $4',
      [id, owner.shopId, owner.conversationId, owner.fromAgent],
    );
    return row ?? null;
  }

  async function removeSlices({ id, size }: { id: string; size: number }): Promise<void> {
    for (let offset = 0; offset < size; offset += uploadLimits.sliceBytes)
      await files.remove(sliceName(id, offset));
  }

  async function join({ id, size }: UploadRow): Promise<Buffer | null> {
    const parts: Uint8Array[] = [];
    for (let offset = 0; offset < size; offset += uploadLimits.sliceBytes) {
      const slice = await files.get(sliceName(id, offset));
      if (!slice) return null;
      parts.push(slice.bytes);
    }
    return Buffer.concat(parts);
  }

  const keptAttachment = async (owner: Owner, name: string): Promise<Outcome<FileAttachment>> => {
    const attachment = await attachments.find(owner, name);
    return attachment ? done(attachment) : refused('unknown-upload');
  };

  return {
    async begin(
      owner: Owner,
      facts: { name: string; size: number },
    ): Promise<Outcome<{ uploadId: string; offset: 0 }>> {
      const verdict = attachments.judge(owner, [facts]);
      if (!verdict.isDone) return verdict;
      const id = randomBytes(20).toString('hex');
      await inShop(owner).query(
        `insert into upload (id, shop_id, conversation_id, from_agent, name, size, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          id,
          owner.shopId,
          owner.conversationId,
          owner.fromAgent,
          shownName(facts.name),
          facts.size,
          new Date(clock.now()),
        ],
      );
      return done({ uploadId: id, offset: 0 });
    },

    async offset(owner: Owner, id: string): Promise<Outcome<{ offset: number }>> {
      const row = await find(inShop(owner), owner, id);
      return row ? done({ offset: row.received }) : refused('unknown-upload');
    },

    async add(owner: Owner, id: string, offset: number, bytes: Buffer): Promise<Outcome<{ offset: number }>> {
      const row = await find(inShop(owner), owner, id);
      if (!row) return refused('unknown-upload');
      const expected = Math.min(uploadLimits.sliceBytes, row.size - offset);
      const isPlace = offset % uploadLimits.sliceBytes === 0 && offset <= row.received;
      if (!isPlace || bytes.length !== expected) return refused('wrong-offset');
      if (offset < row.received) return done({ offset: row.received });
      try {
        await files.put(sliceName(id, offset), bytes, 'application/octet-stream');
      } catch (error) {
        if (!(error instanceof FilesError)) throw error;
        return refused(isFull(error) ? 'storage-full' : 'files-down');
      }
      const received = offset + bytes.length;
      await inShop(owner).query(
        'update upload set received = greatest(received, $3) where id = $1 and shop_id = $2',
        [id, owner.shopId, received],
      );
      return done({ offset: received });
    },

    async complete(owner: Owner, id: string): Promise<Outcome<FileAttachment>> {
      const row = await find(inShop(owner), owner, id);
      if (!row) return refused('unknown-upload');
      if (row.attachment_name !== null) return keptAttachment(owner, row.attachment_name);
      if (row.received < row.size) return refused('wrong-offset');
      const bytes = await join(row);
      if (!bytes) return refused('unknown-upload');
      const outcome = await attachments.add(owner, { name: row.name, bytes });
      if (!outcome.isDone) {
        // What will be refused again need not be kept.
        if (outcome.because !== 'storage-full' && outcome.because !== 'files-down')
          await this.cancel(owner, id);
        return outcome;
      }
      const name = outcome.value.url.slice('/attachments/'.length);
      const [first] = await inShop(owner).query<{ attachment_name: string }>(
        `update upload set attachment_name = coalesce(attachment_name, $3) where id = $1 and shop_id = $2
         returning attachment_name`,
        [id, owner.shopId, name],
      );
      await removeSlices(row);
      if (first?.attachment_name === name) return outcome;
      await attachments.remove(owner, outcome.value.url);
      return first ? keptAttachment(owner, first.attachment_name) : refused('unknown-upload');
    },

    async cancel(owner: Owner, id: string): Promise<void> {
      const row = await find(inShop(owner), owner, id);
      if (!row) return;
      await removeSlices(row);
      await inShop(owner).query('delete from upload where id = $1 and shop_id = $2', [id, owner.shopId]);
    },

    /** Everything of a conversation that was on its way. */
    async forget({ shopId, conversationId }: Omit<Owner, 'fromAgent'>): Promise<void> {
      const scope = database.inShops([shopId]);
      const rows = await scope.query<UploadRow>(
        'select * from upload where conversation_id = $1 and shop_id = $2',
        [conversationId, shopId],
      );
      for (const row of rows) await removeSlices(row);
      await scope.query('delete from upload where conversation_id = $1 and shop_id = $2', [
        conversationId,
        shopId,
      ]);
    },

    /** Uploads that nobody finished, and what is remembered of those that were. */
    async forgetOld(): Promise<void> {
      const before = new Date(clock.now() - serverLimits.uploadKeptMs);
      for (;;) {
        const old = await database.query<UploadRow>(
          'select * from upload where created_at < $1 order by created_at limit $2',
          [before, sweepSize],
        );
        for (const row of old) await removeSlices(row);
        await database.query('delete from upload where id = any ($1)', [old.map(({ id }) => id)]);
        if (old.length < sweepSize) return;
      }
    },
  };
}

const sliceName = (id: string, offset: number): string => `slice-${id}-${offset / uploadLimits.sliceBytes}`;
