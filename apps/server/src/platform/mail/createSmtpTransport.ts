import { createHash } from 'node:crypto';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { DeliveryOutcome, Transport } from '../letters';

export interface MailTransport extends Transport {
  close(): void;
}

export function createSmtpTransport(
  url: string,
  from: string,
  { silenceMaxMs = 20_000 }: { readonly silenceMaxMs?: number } = {},
): MailTransport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: 10,
    connectionTimeout: Math.min(10_000, silenceMaxMs),
    greetingTimeout: Math.min(10_000, silenceMaxMs),
    socketTimeout: silenceMaxMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The library reads a mail when the server has asked for it, and not before: whether anything of it has left can be
  // seen from its stream, which no error of the library tells.
  const streams = new Map<string, Readable>();
  smtp.use('stream', (mail, done) => {
    mail.message.processFunc((input: Readable) => {
      const output = new PassThrough();
      streams.set(String(mail.data.messageId), output);
      return pipeline(input, output, () => {});
    });
    done();
  });
  return {
    async deliver({ to, subject, text, html, key }) {
      const messageId = mailMessageId(key);
      try {
        // An address object is one address: a text would be parsed, and a comma in it would add readers.
        await smtp.sendMail({ from, to: { name: '', address: to }, subject, text, html, messageId });
        return { kind: 'sent' };
      } catch (error) {
        return failureOf(error, streams.get(messageId)?.readableDidRead ?? false);
      } finally {
        streams.delete(messageId);
      }
    },
    close: () => smtp.close(),
  };
}

/** A mail that is sent again after a crash has the same id, by which mail programs show it once. */
export const mailMessageId = (key: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@shopbell>`;

/** Whoever says no has not taken it; a silence once the mail was on its way may be a lost yes. */
function failureOf(error: unknown, hasBegun: boolean): DeliveryOutcome {
  const because = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  // What is said about our own sign-in (535 and the like) will be mended by the operator.
  if (code === 'EAUTH') return { kind: 'later', because };
  if (answer >= 500 || (code === 'EENVELOPE' && answer === 0)) return { kind: 'refused', because };
  return { kind: answer >= 400 || !hasBegun ? 'later' : 'unknown', because };
}
