import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort, openTestDatabase } from '../../testing';
import { systemClock } from '../clock';
import type { OpenDatabase } from '../db';
import { createJobs, type Jobs } from '../jobs';
import { recentMessages, type Transport } from '../letters';
import { createHttpSmsTransport, createSms, type OutgoingSms } from './index';

let opened: OpenDatabase;
let service: SmsService;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const code = (more: Partial<OutgoingSms> = {}): OutgoingSms => ({
  to: '+15550100123',
  text: '048213 is your code for Café & Co.',
  key: randomUUID(),
  atMostOnceUntil: new Date(Date.now() + 600_000),
  ...more,
});
const message = { ...code(), subject: '', html: '' };

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const taken = json(201, { sid: 'SM0123', status: 'queued', error_code: null, error_message: null });
const refusal = (status: number, error: number) =>
  json(status, { code: error, message: `The 'To' number +15550100123 …`, more_info: '', status });

describe('a service in the shape of Twilio', () => {
  it('gets one form with who, from whom and what, and who we are', async () => {
    const outcome = await createHttpSmsTransport(service.url).deliver(message);
    expect(outcome).toEqual({ kind: 'sent' });
    expect(service.received).toEqual([
      {
        method: 'POST',
        path: '/2010-04-01/Accounts/AC1/Messages.json',
        authorization: `Basic ${Buffer.from('AC1:to/ken').toString('base64')}`,
        type: 'application/x-www-form-urlencoded',
        form: { From: '+15550109', To: '+15550100123', Body: '048213 is your code for Café & Co.' },
      },
    ]);
  });

  it.each<[string, (response: ServerResponse) => void, string, string]>([
    ['is busy (429)', refusal(429, 20429), 'later', '429, error 20429'],
    ['is closed (503)', json(503, {}), 'later', '503'],
    ['does not know us (401)', refusal(401, 20003), 'later', '401, error 20003'],
    ['has no such account (404)', refusal(404, 20404), 'later', '404, error 20404'],
    ['has moved', (response) => response.writeHead(307, { location: '/elsewhere' }).end(), 'later', '307'],
    ['says that it is no number (21211)', refusal(400, 21211), 'refused', '400, error 21211'],
    ['says that it is no mobile (21614)', refusal(400, 21614), 'refused', '400, error 21614'],
    ['has failed already', json(201, { sid: 'SM1', error_code: 30006 }), 'refused', '201, error 30006'],
    ['fails in the middle (500)', json(500, { code: 20500 }), 'unknown', '500, error 20500'],
    [
      'is behind a gateway that gave up (504)',
      (response) => response.writeHead(504).end('<html>'),
      'unknown',
      '504',
    ],
    [
      'answers with a page',
      (response) => response.writeHead(200).end('<html>'),
      'unknown',
      '200, without an id',
    ],
    ['breaks off in its answer', (response) => cutOff(response, '{"sid": "SM'), 'unknown', 'aborted'],
    ['hangs up without an answer', (response) => response.destroy(), 'unknown', 'socket hang up'],
  ])('that %s', async (_, answer, kind, because) => {
    service.answer = answer;
    const outcome = await createHttpSmsTransport(service.url).deliver(message);
    expect(outcome).toEqual({ kind, because: expect.stringContaining(because) });
    expect(JSON.stringify(outcome), 'the number is nobody else’s').not.toContain('5550100123');
    expect(service.received).toHaveLength(1);
  });

  it('that is silent may have sent it', async () => {
    service.answer = () => {};
    const outcome = await createHttpSmsTransport(service.url, { timeoutMs: 1500 }).deliver(message);
    expect(outcome).toMatchObject({ kind: 'unknown' });
  });

  it('that is away has sent nothing', async () => {
    const away = new URL(service.url);
    away.port = String(await freePort());
    expect(await createHttpSmsTransport(away).deliver(message)).toMatchObject({ kind: 'later' });
    away.hostname = 'nowhere.invalid';
    expect(await createHttpSmsTransport(away).deliver(message)).toMatchObject({ kind: 'later' });
  });

  it('that is no secure one gets nothing over a secure connection', async () => {
    const secure = new URL(service.url.href.replace('http:', 'https:'));
    expect(await createHttpSmsTransport(secure).deliver(message)).toMatchObject({ kind: 'later' });
    expect(service.received).toEqual([]);
  });
});

describe('a code by text message', () => {
  let jobs: Jobs;
  afterEach(() => jobs.stop());
  const startSms = async (transport: Transport | null) => {
    const { database } = opened;
    jobs = createJobs({ database, onFailure: () => {}, pollMs: 100, retryDelaySeconds: 1 });
    const sms = createSms({ database, jobs, clock: systemClock, transport });
    await jobs.start();
    return (sent: OutgoingSms) => database.tx((transaction) => sms.send(transaction, sent));
  };
  const rowOf = async ({ key }: OutgoingSms) => {
    const [row] = await opened.database.query<Record<string, unknown>>(
      `select attempts, last_error, sent_at is not null as is_sent, failed_at is not null as is_failed
       from outgoing_message where key = $1`,
      [key],
    );
    return row;
  };

  it('[OTP-19] stands in the outbox where there is no service', async () => {
    const send = await startSms(null);
    const sent = code();
    await send(sent);
    const [newest] = await recentMessages(opened.database, 1);
    expect(newest).toMatchObject({ channel: 'sms', to: sent.to, text: sent.text });
  });

  it('[D22] is sent once for a key, and again when the service was busy', async () => {
    const send = await startSms(createHttpSmsTransport(service.url));
    service.answer = refusal(429, 20429);
    const sent = code();
    await Promise.all([send(sent), send(sent)]);
    await vi.waitUntil(async () => (await rowOf(sent))?.last_error, { timeout: 5000 });
    service.answer = taken;
    await vi.waitUntil(async () => (await rowOf(sent))?.is_sent, { timeout: 5000 });
    expect(await rowOf(sent)).toMatchObject({ attempts: 2, is_failed: false, last_error: null });
    expect(service.received).toHaveLength(2);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['the number is none', refusal(400, 21211)],
    ['the service fails in the middle', json(500, {})],
    ['the answer is lost', (response) => response.destroy()],
  ])('is not sent again where %s', async (_, answer) => {
    const send = await startSms(createHttpSmsTransport(service.url));
    const [sent, next] = [code(), code()];
    service.answer = answer;
    await send(sent);
    await vi.waitUntil(async () => (await rowOf(sent))?.is_failed, { timeout: 5000 });
    service.answer = taken;
    await send(next);
    await vi.waitUntil(async () => (await rowOf(next))?.is_sent, { timeout: 5000 });
    expect(await rowOf(sent)).toMatchObject({ attempts: 1, is_sent: false });
    expect(service.received).toHaveLength(2);
  });
});

/** Half an answer, then the connection ends. */
function cutOff(response: ServerResponse, half: string): void {
  response.writeHead(201, { 'content-length': 1000 });
  response.write(half, () => response.destroy());
}

interface SmsService {
  readonly url: URL;
  readonly received: unknown[];
  answer: (response: ServerResponse) => void;
  stop(): Promise<void>;
}

/** A real service on loopback that keeps what it is given. */
async function startService(): Promise<SmsService> {
  const received: unknown[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const { method, url: path, headers } = request;
    const form = Object.fromEntries(new URLSearchParams(await readText(request)));
    received.push({
      method,
      path,
      authorization: headers.authorization,
      type: headers['content-type'],
      form,
    });
    started.answer(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const started: SmsService = {
    url: new URL(
      `http://AC1:to%2Fken@127.0.0.1:${port}/2010-04-01/Accounts/AC1/Messages.json?From=%2B15550109`,
    ),
    received,
    answer: taken,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return started;
}
