import { searchTerms } from '@shopbell/rules/search';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/db';
import type { Jobs } from '../../platform/jobs';
import type { Place } from '../conversations';
import { lexeme } from './listSql';
import { addTerms } from './searchIndex';
import { writeBlock } from './writeBlock';

export type StatusChange =
  | { readonly status: 'open' | 'closed' }
  | { readonly status: 'snoozed'; readonly until: string };

export interface StateDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly onUpdated: (place: Place) => void;
  /** With everything that had been said until then. */
  readonly onClosed: (place: Place, closedId: number) => void;
}

const snoozeMaxMs = 366 * 24 * 60 * 60_000;
export const wakeQueue = 'wake-conversation';

/** What agents decide about a conversation. Saying the same twice changes nothing. */
export function createState({ database, clock, jobs, onUpdated, onClosed }: StateDependencies) {
  jobs.work<Place>(wakeQueue, (batch) => Promise.allSettled(batch.map(wake)));

  const inShop = ({ shopId }: Place) => database.inShops([shopId]);

  async function change(place: Place, assignments: string, ...values: unknown[]): Promise<Outcome> {
    const changed = await inShop(place).query(
      `update conversation set ${assignments} where id = $1 and shop_id = $2 returning id`,
      [place.conversationId, place.shopId, ...values],
    );
    return announced(place, changed.length > 0);
  }

  function announced(place: Place, isFound: boolean): Outcome {
    if (!isFound) return refused('not-found');
    onUpdated(place);
    return done();
  }

  /** Only what is due: it may have been snoozed anew, or opened and snoozed again, since. */
  async function wake(place: Place): Promise<void> {
    const woken = await inShop(place).query(
      `update conversation set status = 'open', snoozed_until = null
       where id = $1 and shop_id = $2 and status = 'snoozed' and snoozed_until <= $3 returning id`,
      [place.conversationId, place.shopId, new Date(clock.now())],
    );
    if (woken.length > 0) onUpdated(place);
  }

  async function snooze(place: Place, untilMs: number): Promise<Outcome> {
    const inMs = untilMs - clock.now();
    if (inMs <= 0 || inMs > snoozeMaxMs) return refused('invalid-request');
    // As the owner: the job is written with it, and the job's table is not the shop's.
    const isFound = await database.tx(async (transaction) => {
      const changed = await transaction.query(
        `update conversation set status = 'snoozed', snoozed_until = $3 where id = $1 and shop_id = $2 returning id`,
        [place.conversationId, place.shopId, new Date(untilMs)],
      );
      const startAfterSeconds = Math.ceil(inMs / 1000);
      if (changed.length > 0) await jobs.enqueue(transaction, wakeQueue, place, { startAfterSeconds });
      return changed.length > 0;
    });
    return announced(place, isFound);
  }

  /** Tells whether it was open or snoozed before. */
  async function end(place: Place): Promise<Outcome<boolean>> {
    const [row] = await inShop(place).query<{ was_closed: boolean; closed_message_id: string }>(
      `with before as (select id, status from conversation where id = $1 and shop_id = $2 for update)
       update conversation c set status = 'closed', snoozed_until = null, closed_message_id = last_message_id from before
       where c.id = before.id returning before.status = 'closed' as was_closed, c.closed_message_id`,
      [place.conversationId, place.shopId],
    );
    if (!row) return refused('not-found');
    onClosed(place, Number(row.closed_message_id));
    return done(!row.was_closed);
  }

  return {
    end,

    async setStatus(place: Place, wanted: StatusChange): Promise<Outcome> {
      switch (wanted.status) {
        case 'snoozed':
          return snooze(place, Date.parse(wanted.until));
        case 'open':
          return change(place, `status = 'open', snoozed_until = null`);
        case 'closed':
          return announced(place, (await end(place)).isDone);
      }
    },

    async assign(place: Place, userId: string | null): Promise<Outcome> {
      if (userId !== null && !(await isMember(database, place.shopId, userId)))
        return refused('invalid-request');
      return change(place, 'assignee_id = $3', userId);
    },

    /** The visitor: where their address is known, in all their conversations, also in those to come. */
    async block(place: Place, isBlocked: boolean): Promise<Outcome> {
      const changed = await inShop(place).tx((transaction) =>
        writeBlock(transaction, place, isBlocked ? new Date(clock.now()) : null),
      );
      if (changed === null) return refused('not-found');
      for (const conversationId of changed) onUpdated({ ...place, conversationId });
      return done();
    },

    async setTags(place: Place, names: readonly string[]): Promise<Outcome> {
      const isFound = await inShop(place).tx((transaction) =>
        writeTags(transaction, place, [...new Set(names)]),
      );
      return announced(place, isFound);
    },

    /** Beside those that it has. */
    async addTags(place: Place, names: readonly string[]): Promise<Outcome> {
      const isFound = await inShop(place).tx((transaction) => insertTags(transaction, place, names));
      return announced(place, isFound);
    },

    async tags(shopId: number) {
      const rows = await database
        .inShops([shopId])
        .query<{ id: string; name: string }>(
          'select id, name from tag where shop_id = $1 order by lower(name)',
          [shopId],
        );
      return rows.map(({ id, name }) => ({ id: Number(id), name }));
    },

    /** What an agent has found out. What a shopper has proven is not overwritten by it. */
    async noteVisitor(place: Place, visitor: VisitorFacts): Promise<Outcome> {
      const outcome = await inShop(place).tx((transaction) => writeVisitor(transaction, place, visitor));
      if (outcome.isDone) {
        await addTerms(inShop(place), [termsOf(place, visitor)]);
        onUpdated(place);
      }
      return outcome;
    },

    /** Puts what is known of the visitor into the search again. */
    async indexVisitor(place: Place): Promise<void> {
      const [known] = await inShop(place).query<VisitorFacts>(
        'select name, email from visitor where conversation_id = $1 and shop_id = $2',
        [place.conversationId, place.shopId],
      );
      if (known) await addTerms(inShop(place), [termsOf(place, known)]);
    },

    /** Tells whether this is news: a page says it for each message it shows. */
    async seen(place: Place, seenMs: number): Promise<Date | null> {
      const seenAt = new Date(Math.min(seenMs, clock.now()));
      const rows = await inShop(place).query(
        `insert into visitor as v (conversation_id, shop_id, app_id, message_seen_at)
         select id, shop_id, app_id, $3 from conversation where id = $1 and shop_id = $2
         on conflict (conversation_id) do update set message_seen_at = excluded.message_seen_at
           where v.message_seen_at is null or v.message_seen_at < excluded.message_seen_at
         returning v.conversation_id`,
        [place.conversationId, place.shopId, seenAt],
      );
      return rows.length > 0 ? seenAt : null;
    },
  };
}

export interface VisitorFacts {
  readonly name: string | null;
  readonly email: string | null;
}

async function writeVisitor(
  transaction: Queryable,
  { conversationId, shopId }: Place,
  { name, email }: VisitorFacts,
): Promise<Outcome> {
  const [known] = await transaction.query<{ email_trust: string | null; email: string | null }>(
    `select v.email_trust, v.email from conversation c left join visitor v on v.conversation_id = c.id
     where c.id = $1 and c.shop_id = $2`,
    [conversationId, shopId],
  );
  if (!known) return refused('not-found');
  if (known.email_trust === 'verified' && known.email !== email) return refused('verified-address');
  await transaction.query(
    `insert into visitor as v (conversation_id, shop_id, app_id, name, email, email_trust)
     select id, shop_id, app_id, $3, $4, case when $4::text is not null then 'typed' end
     from conversation where id = $1 and shop_id = $2
     on conflict (conversation_id) do update set name = excluded.name, email = excluded.email,
       email_trust = case when v.email = excluded.email then v.email_trust else excluded.email_trust end`,
    [conversationId, shopId, name === '' ? null : name, email],
  );
  return done();
}

function termsOf({ conversationId, shopId }: Place, { name, email }: VisitorFacts) {
  const terms = searchTerms(`${name ?? ''} ${email ?? ''}`).map((term) => lexeme(shopId, term));
  return { conversationId, shopId, indexedId: 0, terms };
}

async function writeTags(transaction: Queryable, place: Place, names: readonly string[]): Promise<boolean> {
  if (!(await insertTags(transaction, place, names))) return false;
  await transaction.query(
    `delete from conversation_tag t where t.conversation_id = $1 and t.shop_id = $2
       and t.tag_id not in (select id from tag where shop_id = $2 and name = any ($3))`,
    [place.conversationId, place.shopId, names],
  );
  return true;
}

async function insertTags(
  transaction: Queryable,
  { conversationId, shopId }: Place,
  names: readonly string[],
): Promise<boolean> {
  const found = await transaction.query(
    'select id from conversation where id = $1 and shop_id = $2 for no key update',
    [conversationId, shopId],
  );
  if (found.length === 0) return false;
  await transaction.query(
    'insert into tag (shop_id, name) select $1, unnest($2::text[]) on conflict (shop_id, name) do nothing',
    [shopId, names],
  );
  await transaction.query(
    `insert into conversation_tag (conversation_id, tag_id, shop_id)
     select $1, id, $2 from tag where shop_id = $2 and name = any ($3) on conflict do nothing`,
    [conversationId, shopId, names],
  );
  return true;
}

async function isMember(database: Queryable, shopId: number, userId: string): Promise<boolean> {
  const rows = await database.query('select from shop_member where shop_id = $1 and user_id = $2', [
    shopId,
    userId,
  ]);
  return rows.length > 0;
}
