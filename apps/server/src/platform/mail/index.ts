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

export { createMailer } from './createMailer';
export { createSmtpTransport, type MailTransport, mailMessageId } from './createSmtpTransport';
export { forgetOldMail, type OutboxMessage, recentMessages } from './store';
