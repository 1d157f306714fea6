import type { Queryable } from '../db';
import type { OutgoingMail } from './Mailer';

/** The row's id, or null if this key was asked for before. */
export async function insertMail(
  transaction: Queryable,
  mail: OutgoingMail,
  isSent: boolean,
): Promise<number | null> {
  const [row] = await transaction.query<{ id: string }>(
    `insert into outgoing_message (channel, recipient, subject, text, html, key, sent_at)
     values ('mail', $1, $2, $3, $4, $5, case when $6 then now() end)
     on conflict (key) do nothing returning id`,
    [mail.to, mail.subject, mail.text, mail.html, mail.key, isSent],
  );
  return row ? Number(row.id) : null;
}

export interface DueMail extends OutgoingMail {
  readonly id: number;
}

/** Those of the given that are neither sent nor refused for good. */
export async function dueMails(database: Queryable, ids: readonly number[]): Promise<DueMail[]> {
  const rows = await database.query<Omit<DueMail, 'id'> & { id: string }>(
    `select id, recipient as "to", subject, text, html, key from outgoing_message
     where id = any($1::bigint[]) and channel = 'mail' and sent_at is null and failed_at is null`,
    [ids],
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

export async function recordSent(database: Queryable, id: number): Promise<void> {
  await database.query(
    'update outgoing_message set sent_at = now(), attempts = attempts + 1, last_error = null where id = $1',
    [id],
  );
}

export async function recordFailure(
  database: Queryable,
  id: number,
  failure: { readonly because: string; readonly isFinal: boolean },
): Promise<void> {
  await database.query(
    `update outgoing_message set attempts = attempts + 1, last_error = $2, failed_at = case when $3 then now() end
     where id = $1`,
    [id, failure.because, failure.isFinal],
  );
}

export interface OutboxMessage {
  readonly channel: 'mail' | 'sms';
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
export async function forgetOldMail(database: Queryable, nowMs: number): Promise<void> {
  await database.query(
    `delete from outgoing_message where created_at < $1 and (sent_at is not null or failed_at is not null)`,
    [new Date(nowMs - keptDays * 86_400_000)],
  );
}
