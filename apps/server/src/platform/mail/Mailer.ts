import type { Queryable } from '../db';
import type { OutgoingMessage } from '../letters';

export type OutgoingMail = OutgoingMessage;

export interface Mailer {
  /** Written in the caller's transaction, delivered after it has committed. */
  send(transaction: Queryable, mail: OutgoingMail): Promise<void>;
}
