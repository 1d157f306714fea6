import type { Queryable } from '../db';

export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same key is sent once, however often it is asked for (D22). */
  readonly key: string;
}

export interface Mailer {
  /** Written in the caller's transaction, delivered after it has committed. */
  send(transaction: Queryable, mail: OutgoingMail): Promise<void>;
}
