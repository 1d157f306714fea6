import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../testing';
import { systemClock } from '../clock';
import type { OpenDatabase } from '../db';
import { createJobs, type Jobs } from '../jobs';
import { forgetOldMessages, recentMessages } from '../letters';
import { createMailer, createSmtpTransport, type MailTransport, type OutgoingMail } from './index';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const mail = (more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  to: 'ada@customers.test',
  subject: 'Ihr Code für “Shopbell”',
  text: 'Your code is 123456.',
  html: '<p>Your code is <b>123456</b>.</p>',
  key: randomUUID(),
  ...more,
});

const rowOf = async ({ key }: OutgoingMail) => {
  const [row] = await opened.database.query<Record<string, unknown>>(
    `select attempts, last_error, sent_at is not null as is_sent, failed_at is not null as is_failed
     from outgoing_message where key = $1`,
    [key],
  );
  return row;
};

let jobs: Jobs;
const startMailer = async (transport: MailTransport | null) => {
  jobs = createJobs({ database: opened.database, onFailure: () => {}, pollMs: 100, retryDelaySeconds: 1 });
  const mailer = createMailer({ database: opened.database, jobs, clock: systemClock, transport });
  await jobs.start();
  return mailer;
};
afterEach(() => jobs.stop());

it('what was sent or given up is forgotten after thirty days; what still waits is kept', async () => {
  const mailer = await startMailer(null);
  const mails = { sent: mail(), refused: mail(), waiting: mail(), recent: mail() };
  for (const each of Object.values(mails)) await mailer.send(opened.database, each);
  const change = (key: string, set: string) =>
    opened.database.query(`update outgoing_message set ${set} where key = $1`, [key]);
  const long = "created_at = now() - interval '31 days'";
  await change(mails.sent.key, long);
  await change(mails.refused.key, `${long}, sent_at = null, failed_at = now()`);
  await change(mails.waiting.key, `${long}, sent_at = null`);
  await change(mails.recent.key, "created_at = now() - interval '29 days'");
  await forgetOldMessages(opened.database, Date.now());
  const kept = await Promise.all(Object.values(mails).map(rowOf));
  expect(kept.map((row) => row !== undefined)).toEqual([false, false, true, true]);
});

describe.each(['without', 'with'])('every mailer, %s a mail server', (kind) => {
  let smtp: TestSmtp | null;
  let transport: MailTransport | null;
  beforeEach(async () => {
    smtp = kind === 'with' ? await startSmtp() : null;
    transport = smtp && createSmtpTransport(smtp.url, 'Shopbell <no-reply@shop.test>');
  });
  afterEach(async () => {
    transport?.close();
    await smtp?.stop();
  });

  it('sends what was committed, once for a key', async () => {
    const mailer = await startMailer(transport);
    const once = mail();
    await opened.database.tx((transaction) => mailer.send(transaction, once));
    await opened.database.tx((transaction) => mailer.send(transaction, { ...once, subject: 'asked again' }));
    await vi.waitUntil(async () => (await rowOf(once))?.is_sent, { timeout: 5000 });
    const [newest] = await recentMessages(opened.database, 1);
    const { to, subject, text, html } = once;
    expect(newest).toEqual({ channel: 'mail', to, subject, text, html, at: expect.any(String) });
    if (smtp) expect(smtp.received).toHaveLength(1);
  });

  it('[D22] sends once when the same key is asked for at the same time', async () => {
    const mailer = await startMailer(transport);
    const once = mail();
    await Promise.all(
      Array.from({ length: 5 }, () => opened.database.tx((transaction) => mailer.send(transaction, once))),
    );
    await vi.waitUntil(async () => (await rowOf(once))?.is_sent, { timeout: 5000 });
    if (smtp) expect(smtp.received).toHaveLength(1);
  });

  it('sends nothing of a transaction that is rolled back', async () => {
    const mailer = await startMailer(transport);
    const [never, next] = [mail(), mail()];
    const rolledBack = opened.database.tx(async (transaction) => {
      await mailer.send(transaction, never);
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await opened.database.tx((transaction) => mailer.send(transaction, next));
    await vi.waitUntil(async () => (await rowOf(next))?.is_sent, { timeout: 5000 });
    expect(await rowOf(never)).toBeUndefined();
    if (smtp) expect(smtp.received).toHaveLength(1);
  });
});

describe('a mail server', () => {
  let smtp: TestSmtp;
  let transport: MailTransport;
  beforeEach(async () => {
    smtp = await startSmtp();
    transport = createSmtpTransport(smtp.url, 'Shopbell <no-reply@shop.test>');
  });
  afterEach(async () => {
    transport.close();
    await smtp.stop();
  });
  const send = async (sent: OutgoingMail) => {
    const mailer = await startMailer(transport);
    await opened.database.tx((transaction) => mailer.send(transaction, sent));
  };

  it('receives text and html from our address, under an id that is the same for the same key', async () => {
    const sent = mail();
    await send(sent);
    await vi.waitUntil(() => smtp.received.length === 1, { timeout: 5000 });
    const parsed = await PostalMime.parse(smtp.received[0] ?? '');
    expect(parsed).toMatchObject({
      from: { name: 'Shopbell', address: 'no-reply@shop.test' },
      to: [{ address: 'ada@customers.test' }],
      subject: sent.subject,
    });
    expect([parsed.text?.trim(), parsed.html?.trim()]).toEqual([sent.text, sent.html]);
    await transport.deliver(sent);
    expect((await PostalMime.parse(smtp.received[1] ?? '')).messageId).toBe(parsed.messageId);
  });

  it('that is busy is asked again', async () => {
    smtp.answer = () => Object.assign(new Error('Try later'), { responseCode: 451 });
    const sent = mail();
    await send(sent);
    await vi.waitUntil(async () => (await rowOf(sent))?.last_error, { timeout: 5000 });
    expect(await rowOf(sent)).toMatchObject({
      attempts: 1,
      is_sent: false,
      is_failed: false,
      last_error: expect.stringContaining('Try later'),
    });
    smtp.answer = () => null;
    await vi.waitUntil(async () => (await rowOf(sent))?.is_sent, { timeout: 5000 });
    expect(await rowOf(sent)).toMatchObject({ attempts: 2, last_error: null });
  });

  it('that refuses for good is not asked again, and the reason is kept', async () => {
    smtp.answer = () => Object.assign(new Error('No such person'), { responseCode: 550 });
    const sent = mail();
    await send(sent);
    await vi.waitUntil(async () => (await rowOf(sent))?.is_failed, { timeout: 5000 });
    expect(await rowOf(sent)).toMatchObject({
      attempts: 1,
      is_sent: false,
      last_error: expect.stringContaining('No such person'),
    });
  });

  it('that is away is asked again', async () => {
    const away = createSmtpTransport('smtp://127.0.0.1:1', 'Shopbell <no-reply@shop.test>');
    expect(await away.deliver(mail())).toMatchObject({ kind: 'later' });
    away.close();
  });

  it.each(['ada@customers.test, eve@evil.test', 'ada@customers.test\r\nBcc: eve@evil.test'])(
    'never writes to a second reader smuggled into the address: %j',
    async (to) => {
      await transport.deliver(mail({ to }));
      expect(smtp.recipients).not.toContain('eve@evil.test');
      for (const text of smtp.received) expect(text).not.toMatch(/^Bcc:/im);
    },
  );
});

interface TestSmtp {
  readonly url: string;
  readonly received: string[];
  readonly recipients: string[];
  answer: (recipient: string) => Error | null;
  stop(): Promise<void>;
}

/** A real mail server on loopback that keeps what it is given. */
async function startSmtp(): Promise<TestSmtp> {
  const received: string[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _, done) {
      recipients.push(address);
      done(smtp.answer(address));
    },
    onData(stream, _, done) {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (data) => {
        text += data;
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    recipients,
    answer: () => null,
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  };
  return smtp;
}
