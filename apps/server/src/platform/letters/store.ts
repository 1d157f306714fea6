import type { Queryable } from '../db';
import type { Channel, OutgoingMessage } from './OutgoingMessage';

/** The row's id, or null if this key was asked for before. */
export async function insertMessage(
  transaction: Queryable,
  channel: Channel,
  message: OutgoingMessage,
  isSent: boolean,
): Promise<number | null> {
  const { to, subject, text, html, key, atMostOnceUntil = null } = message;
  const [row] = await transaction.query<{ id: string }>(
    `insert into outgoing_message (channel, recipient, subject, text, html, key, at_most_once_until, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, case when $8 then now() end)
     on conflict (key) do nothing returning id`,
    [channel, to, subject, text, html, key, atMostOnceUntil, isSent],
  );
  return row ? Number(row.id) : null;
}

/**
 * Notes that it leaves, and gives it. Null if there is nothing to send any more: it is sent, or refused, or one that is
 * sent at most once has left before, or its time is over.
 */
export async function takeMessage(
  database: Queryable,
  id: number,
  nowMs: number,
): Promise<OutgoingMessage | null> {
  const [row] = await database.query<Omit<OutgoingMessage, 'atMostOnceUntil'> & { until: Date | null }>(
    `update outgoing_message set leaving_at = now(), attempts = attempts + 1
     where id = $1 and sent_at is null and failed_at is null
       and (at_most_once_until is null or (leaving_at is null and at_most_once_until > $2))
     returning recipient as "to", subject, text, html, key, at_most_once_until as until`,
    [id, new Date(nowMs)],
  );
  if (!row) return null;
  const { until, ...message } = row;
  return { ...message, atMostOnceUntil: until ?? undefined };
}

/** What is sent at most once is a secret with an end: its words are not kept longer than they are needed. */
const forgetsWords = `
  subject = case when at_most_once_until is null then subject else '' end,
  text = case when at_most_once_until is null then text else '' end,
  html = case when at_most_once_until is null then html else '' end`;

/** Ends what is sent at most once and can no longer be taken, and says why; null if it is no such message. */
export async function giveUp(
  database: Queryable,
  id: number,
  nowMs: number,
): Promise<'lost' | 'too-late' | null> {
  const [row] = await database.query<{ was_leaving: boolean }>(
    `update outgoing_message set failed_at = now(), ${forgetsWords},
       last_error = case when leaving_at is null then 'Its time was over'
         else 'It may have left before the server ended, and is not sent twice' end
     where id = $1 and sent_at is null and failed_at is null and at_most_once_until is not null
       and (leaving_at is not null or at_most_once_until <= $2)
     returning leaving_at is not null as was_leaving`,
    [id, new Date(nowMs)],
  );
  if (!row) return null;
  return row.was_leaving ? 'lost' : 'too-late';
}

export async function recordSent(database: Queryable, id: number): Promise<void> {
  await database.query(
    `update outgoing_message set sent_at = now(), failed_at = null, last_error = null, ${forgetsWords} where id = $1`,
    [id],
  );
}

/** Nothing has left: it may be taken again. */
export async function recordWaiting(database: Queryable, id: number, because: string): Promise<void> {
  await database.query('update outgoing_message set leaving_at = null, last_error = $2 where id = $1', [
    id,
    because,
  ]);
}

export async function recordFailed(database: Queryable, id: number, because: string): Promise<void> {
  await database.query(
    `update outgoing_message set failed_at = now(), last_error = $2, ${forgetsWords} where id = $1`,
    [id, because],
  );
}

export interface OutboxMessage {
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: string;
}

export async function recentMessages(database: Queryable, limit: number): Promise<OutboxMessage[]> {
  const rows = await database.query<Omit<OutboxMessage, 'at'> & { at: Date }>(
    `select channel, recipient as "to", subject, text, html, created_at as at from outgoing_message
     order by created_at desc, id desc limit $1`,
    [limit],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

const keptDays = 30;

/** What was sent or given up is kept for questions, not for ever: it holds addresses and links. */
export async function forgetOldMessages(database: Queryable, nowMs: number): Promise<void> {
  await database.query(
    `delete from outgoing_message where created_at < $1 and (sent_at is not null or failed_at is not null)`,
    [new Date(nowMs - keptDays * 86_400_000)],
  );
}
