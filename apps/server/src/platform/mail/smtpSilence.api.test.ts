import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../testing';
import { systemClock } from '../clock';
import type { OpenDatabase } from '../db';
import { createJobs } from '../jobs';
import { createMailer, createSmtpTransport, type MailTransport, type OutgoingMail } from './index';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const mail = (more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  to: 'ada@customers.test',
  subject: '048213 is your code',
  text: '048213 is your code.',
  html: '<p>048213</p>',
  key: randomUUID(),
  ...more,
});

type Step = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'end of data';
type Answer = string | 'hangs up' | 'says nothing';

const kindnesses: Record<Step, string> = {
  greeting: '220 here',
  EHLO: '250 here',
  MAIL: '250 yes',
  RCPT: '250 yes',
  DATA: '354 go on',
  'end of data': '250 taken',
};

/** Where nothing has left, it does not matter which of the steps takes too long on a busy machine. */
const patienceMs: Partial<Record<Step, number>> = { greeting: 300, RCPT: 300, 'end of data': 1500 };

/** A mail server on loopback that is kind up to a step. */
async function startSmtp(step?: Step, answer: Answer = '') {
  const smtp = { received: 0, answer, transport: null as unknown as MailTransport };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    const say = (at: Step) => {
      const words = at === step && smtp.answer ? smtp.answer : kindnesses[at];
      if (words === 'hangs up') socket.destroy();
      else if (words !== 'says nothing') socket.write(`${words}\r\n`);
    };
    let isData = false;
    let text = '';
    socket.on('data', (data) => {
      text += data;
      const end = isData ? '\r\n.\r\n' : '\r\n';
      while (text.includes(end)) {
        const line = text.slice(0, text.indexOf(end));
        text = text.slice(line.length + end.length);
        if (isData) smtp.received += 1;
        const at = isData ? 'end of data' : (line.slice(0, 4).toUpperCase() as Step);
        isData = at === 'DATA' && !(step === 'DATA' && smtp.answer);
        if (Object.hasOwn(kindnesses, at)) say(at);
        else socket.write('250 yes\r\n');
        if (isData) break;
      }
    });
    say('greeting');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  smtp.transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'Shopbell <no-reply@shop.test>', {
    silenceMaxMs: (answer === 'says nothing' && step && patienceMs[step]) || 20_000,
  });
  ends.push(
    () => new Promise((closed) => server.close(closed)),
    () => {
      for (const socket of sockets) socket.destroy();
    },
    () => smtp.transport.close(),
  );
  return smtp;
}

describe('a mail server', () => {
  it.each<[Step, Answer, string, number]>([
    ['greeting', '421 Too many of you', 'later', 0],
    ['greeting', 'hangs up', 'later', 0],
    ['greeting', 'says nothing', 'later', 0],
    ['MAIL', '451 Not now', 'later', 0],
    ['RCPT', '450 Mailbox busy', 'later', 0],
    ['RCPT', '550 Nobody here', 'refused', 0],
    ['RCPT', 'hangs up', 'later', 0],
    ['RCPT', 'says nothing', 'later', 0],
    ['DATA', '451 Not now', 'later', 0],
    ['DATA', 'hangs up', 'later', 0],
    ['end of data', '452 The disk is full', 'later', 1],
    ['end of data', '554 We do not want it', 'refused', 1],
    // It may have the mail, and its yes was lost.
    ['end of data', 'hangs up', 'unknown', 1],
    ['end of data', 'says nothing', 'unknown', 1],
  ])('that at "%s" %j: %s', async (step, answer, kind, received) => {
    const smtp = await startSmtp(step, answer);
    expect(await smtp.transport.deliver(mail())).toMatchObject({ kind });
    expect(smtp.received).toBe(received);
  });

  it('that hangs up when it is to get a second mail has nothing of it', async () => {
    const smtp = await startSmtp('MAIL');
    expect(await smtp.transport.deliver(mail())).toEqual({ kind: 'sent' });
    smtp.answer = 'hangs up';
    expect(await smtp.transport.deliver(mail())).toMatchObject({ kind: 'later' });
    smtp.answer = '';
    expect(await smtp.transport.deliver(mail())).toEqual({ kind: 'sent' });
    expect(smtp.received).toBe(2);
  });
});

describe('where the answer is lost', () => {
  const send = async (smtp: Awaited<ReturnType<typeof startSmtp>>, sent: OutgoingMail) => {
    const { database } = opened;
    const jobs = createJobs({ database, onFailure: () => {}, pollMs: 100, retryDelaySeconds: 1 });
    const { transport } = smtp;
    const mailer = createMailer({ database, jobs, clock: systemClock, transport });
    await jobs.start();
    ends.push(() => jobs.stop());
    await database.tx((transaction) => mailer.send(transaction, sent));
    const rowOf = async () => {
      const [row] = await database.query<Record<string, unknown>>(
        `select attempts, sent_at is not null as is_sent, failed_at is not null as is_failed, last_error, subject, text, html
         from outgoing_message where key = $1`,
        [sent.key],
      );
      return row;
    };
    await vi.waitUntil(async () => (await rowOf())?.last_error, { timeout: 5000 });
    return rowOf;
  };

  it('a code is not sent again, and its words go', async () => {
    const smtp = await startSmtp('end of data', 'hangs up');
    const rowOf = await send(smtp, mail({ atMostOnceUntil: new Date(Date.now() + 600_000) }));
    expect(await rowOf()).toMatchObject({
      attempts: 1,
      is_sent: false,
      is_failed: true,
      subject: '',
      text: '',
      html: '',
    });
    expect(smtp.received).toBe(1);
  });

  it('any other mail is', async () => {
    const smtp = await startSmtp('end of data', 'hangs up');
    const rowOf = await send(smtp, mail());
    smtp.answer = '';
    await vi.waitUntil(async () => (await rowOf())?.is_sent, { timeout: 5000 });
    expect(await rowOf()).toMatchObject({ attempts: 2, is_failed: false });
    expect(smtp.received).toBe(2);
  });

  it('a code that was refused before it left is sent when the server is free', async () => {
    const smtp = await startSmtp('greeting', '421 Too many of you');
    const rowOf = await send(smtp, mail({ atMostOnceUntil: new Date(Date.now() + 600_000) }));
    smtp.answer = '';
    await vi.waitUntil(async () => (await rowOf())?.is_sent, { timeout: 5000 });
    expect(smtp.received).toBe(1);
  });
});
