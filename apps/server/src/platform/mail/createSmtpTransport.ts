import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { OutgoingMail } from './Mailer';

export type DeliveryOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later'; readonly because: string }
  | { readonly kind: 'refused'; readonly because: string };

export interface MailTransport {
  deliver(mail: OutgoingMail): Promise<DeliveryOutcome>;
  close(): void;
}

export function createSmtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: 10,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ to, subject, text, html, key }) {
      try {
        // An address object is one address: a text would be parsed, and a comma in it would add readers.
        await smtp.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: mailMessageId(key),
        });
        return { kind: 'sent' };
      } catch (error) {
        const because = error instanceof Error ? error.message : String(error);
        return { kind: isRefusedForGood(error) ? 'refused' : 'later', because };
      }
    },
    close: () => smtp.close(),
  };
}

/** A mail that is sent again after a crash has the same id, by which mail programs show it once. */
export const mailMessageId = (key: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@shopbell>`;

/** 5xx answers about this mail are final; one about our own sign-in (535 and the like) will be mended by the operator. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : null;
  const responseCode = 'responseCode' in error ? Number(error.responseCode) : 0;
  if (code === 'EAUTH') return false;
  return responseCode >= 500 || (code === 'EENVELOPE' && responseCode === 0);
}
