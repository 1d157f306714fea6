import type { Note } from '@shopbell/protocol';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { SignedInMember } from '../agents';
import type { Place } from '../conversations';

export interface NotesDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly onUpdated: (place: Place, mentioned?: readonly string[]) => void;
}

export interface NewNote {
  readonly id: string;
  readonly text: string;
  readonly mentions: readonly string[];
}

interface NoteRow {
  id: string;
  after_id: string;
  author_id: string | null;
  author_name: string;
  text: string;
  mentions: string[];
  created_at: Date;
}

const notesMax = 500;

/** Words between colleagues. Nothing here ever meets a shopper's socket: notes are no messages. */
export function createNotes({ database, clock, onUpdated }: NotesDependencies) {
  return {
    async list({ shopId, conversationId }: Place): Promise<Outcome<Note[]>> {
      return database.inShops([shopId]).tx(async (transaction) => {
        const found = await transaction.query('select from conversation where id = $1 and shop_id = $2', [
          conversationId,
          shopId,
        ]);
        if (found.length === 0) return refused('not-found');
        const rows = await transaction.query<NoteRow>(
          `select * from (
             select * from note where conversation_id = $1 and shop_id = $2 order by created_at desc limit $3
           ) newest order by created_at, id`,
          [conversationId, shopId, notesMax],
        );
        return done(rows.map(toNote));
      });
    },

    /** What happened in a conversation without an agent, where agents will read it. */
    async tell(place: Place, text: string): Promise<void> {
      await database.inShops([place.shopId]).query(
        `insert into note (id, conversation_id, shop_id, after_id, author_id, author_name, text, mentions, created_at)
         select gen_random_uuid(), id, shop_id, last_message_id, null, 'Shopbell', $3, '{}', $4
         from conversation where id = $1 and shop_id = $2`,
        [place.conversationId, place.shopId, text, new Date(clock.now())],
      );
      onUpdated(place);
    },

    /** The id is the writer's: what was sent twice stands once. Only colleagues can be mentioned. */
    async add(author: SignedInMember, place: Place, note: NewNote): Promise<Outcome> {
      const { shopId, conversationId } = place;
      const mentioned = await membersAmong(database, shopId, note.mentions);
      const stored = await database.inShops([shopId]).query<{ is_new: boolean }>(
        `with wanted as (
           select id, last_message_id from conversation where id = $2 and shop_id = $3
         ), added as (
           insert into note (id, conversation_id, shop_id, after_id, author_id, author_name, text, mentions, created_at)
           select $1, id, $3, last_message_id, $4, $5, $6, $7, $8 from wanted
           on conflict (id) do nothing returning id
         ) select exists (select from added) as is_new from wanted`,
        [
          note.id,
          conversationId,
          shopId,
          author.userId,
          author.name,
          note.text,
          mentioned,
          new Date(clock.now()),
        ],
      );
      if (stored.length === 0) return refused('not-found');
      if (stored[0]?.is_new)
        onUpdated(
          place,
          mentioned.filter((userId) => userId !== author.userId),
        );
      return done();
    },
  };
}

async function membersAmong(
  database: Database,
  shopId: number,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await database.query<{ user_id: string }>(
    'select user_id from shop_member where shop_id = $1 and user_id = any ($2)',
    [shopId, userIds],
  );
  return rows.map(({ user_id }) => user_id);
}

const toNote = (row: NoteRow): Note => ({
  id: row.id,
  afterId: Number(row.after_id),
  authorId: row.author_id,
  authorName: row.author_name,
  text: row.text,
  mentions: row.mentions,
  createdDatetime: row.created_at.toISOString(),
});
