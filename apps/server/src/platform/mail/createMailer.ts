import type { Database } from '../db';
import type { Jobs } from '../jobs';
import type { MailTransport } from './createSmtpTransport';
import type { Mailer } from './Mailer';
import { type DueMail, dueMails, insertMail, recordFailure, recordSent } from './store';

export interface MailerOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  /** Null where no mail leaves the machine: the rows are the outbox then. */
  readonly transport: MailTransport | null;
  readonly onDelivery?: (outcome: 'sent' | 'later' | 'refused') => void;
}

const queue = 'mail';

export function createMailer({ database, jobs, transport, onDelivery = () => {} }: MailerOptions): Mailer {
  jobs.work<{ id: number }>(queue, async (batch) => {
    const ids = batch.map(({ id }) => id);
    const mails = new Map((await dueMails(database, ids)).map((mail) => [mail.id, mail]));
    return Promise.allSettled(ids.map((id) => deliver(mails.get(id))));
  });

  /** Fails if it should be tried again. */
  async function deliver(mail: DueMail | undefined): Promise<void> {
    if (!mail || !transport) return;
    const outcome = await transport.deliver(mail);
    onDelivery(outcome.kind);
    if (outcome.kind === 'sent') return recordSent(database, mail.id);
    const isFinal = outcome.kind === 'refused';
    await recordFailure(database, mail.id, { because: outcome.because, isFinal });
    if (!isFinal) throw new Error(outcome.because);
  }

  return {
    async send(transaction, mail) {
      const id = await insertMail(transaction, mail, transport === null);
      if (id !== null && transport !== null) await jobs.enqueue(transaction, queue, { id });
    },
  };
}
