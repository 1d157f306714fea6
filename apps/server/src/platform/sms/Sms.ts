import type { Queryable } from '../db';

export interface OutgoingSms {
  /** E.164, such as +15550100123. */
  readonly to: string;
  readonly text: string;
  /** The same key is sent once, however often it is asked for (D22). */
  readonly key: string;
  /** A text message has no id by which telephones would show it once, so none is ever repeated in doubt. */
  readonly atMostOnceUntil: Date;
}

export interface Sms {
  /** Written in the caller's transaction, delivered after it has committed. */
  send(transaction: Queryable, sms: OutgoingSms): Promise<void>;
}
