import type { MessageContent, SenderInfo } from '@shopbell/protocol';
import { mailedText } from '@shopbell/rules/content';
import { isEmail, isFakeEmail } from '@shopbell/rules/email';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/db';
import type { Mailer } from '../../platform/mail';
import { cutToBytes, type Place } from '../conversations';
import { type TranscriptLine, transcriptMail } from './transcriptMail';

export interface TranscriptsDependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly ownAddress: () => string;
}

export interface TranscriptRequest {
  readonly email: string;
  readonly language: string;
  readonly timeZone: string;
}

export type Transcripts = ReturnType<typeof createTranscripts>;

const linesMax = 1000;
const bytesMax = 512 * 1024;
/** Asked again within this time, it is the same wish: a page that tries again sends no second mail (D22). */
const sameWishMs = 60_000;

/** The conversation as a mail, the newest of it if it is very long. */
export function createTranscripts({ database, mailer, clock, ownAddress }: TranscriptsDependencies) {
  return {
    /** Gives the address it goes to. */
    async send(
      place: Place,
      { email: given, language, timeZone }: TranscriptRequest,
    ): Promise<Outcome<string>> {
      const email = given.trim().toLowerCase();
      if (!isEmail(email) || isFakeEmail(email)) return refused('invalid-email');
      // As the owner: mails belong to no shop.
      return database.tx(async (transaction) => {
        const found = await readLines(transaction, place, ownAddress());
        if (!found) return refused('not-found');
        const { chatName, lines, lastId } = found;
        const words = transcriptMail({ chatName, lines, language, timeZone });
        const wish = Math.floor(clock.now() / sameWishMs);
        const key = `transcript:${place.conversationId}:${lastId}:${email}:${wish}`;
        await mailer.send(transaction, { to: email, key, ...words });
        return done(email);
      });
    },
  };
}

async function readLines(transaction: Queryable, { shopId, conversationId }: Place, address: string) {
  const rows = await transaction.query<{
    id: string;
    app_name: string;
    content: MessageContent;
    from_agent: boolean;
    sender: SenderInfo | null;
    created_at: Date;
  }>(
    `select m.id, a.name as app_name, m.content, m.from_agent, m.sender, m.created_at
     from conversation c join app a on a.id = c.app_id
     cross join lateral (select * from message where conversation_id = c.id and deleted_at is null and kind is null
       order by id desc limit ${linesMax}) m
     where c.id = $1 and c.shop_id = $2 order by m.id desc`,
    [conversationId, shopId],
  );
  const [newest] = rows;
  if (!newest) return null;
  const lines = rows.map(
    ({ content, from_agent, sender, created_at }): TranscriptLine => ({
      name: from_agent ? (sender?.name ?? newest.app_name) : null,
      text: mailedText(content),
      files: (content.attachments ?? []).flatMap(({ name, url }) =>
        url.startsWith('/') ? [`${name}: ${address}${url}`] : [],
      ),
      at: created_at,
    }),
  );
  return { chatName: newest.app_name, lines: cutToBytes(lines, bytesMax).reverse(), lastId: newest.id };
}
