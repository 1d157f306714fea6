import type { Queryable } from '../../platform/db';
import type { Place } from '../conversations';

/** Mails belong to no shop: they are found by their keys, which name the conversation. */
export async function forgetMails(transaction: Queryable, { conversationId }: Place): Promise<void> {
  await transaction.query('delete from outgoing_message where key like any ($1)', [
    ['answer', 'notice', 'transcript'].map((kind) => `${kind}:${conversationId}:%`),
  ]);
}
