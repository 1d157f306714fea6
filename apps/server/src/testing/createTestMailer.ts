import type { Mailer, OutgoingMail } from '../platform/mail';

export interface TestMailer extends Mailer {
  readonly sent: OutgoingMail[];
  /** The token in the link of the newest mail to an address. */
  tokenTo(email: string): string;
}

/** Remembers what would have been sent. */
export function createTestMailer(): TestMailer {
  const sent: OutgoingMail[] = [];
  return {
    sent,
    send: async (_, mail) => void sent.push(mail),
    tokenTo(email) {
      const text = sent.findLast(({ to }) => to === email)?.text ?? '';
      const token = /\/console\/[a-z-]+\/([\w-]{43})/.exec(text)?.[1];
      if (token === undefined) throw new Error(`No mail with a link was sent to ${email}`);
      return token;
    },
  };
}
