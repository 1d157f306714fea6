import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './platform/db';
import { createTestClients, prepareTestDatabase, startProgram, TestSocket } from './testing';
import { workerUrl } from './testing/places';

const canary = (name: string) => `canary-${name}-7d1f2c`;
const canaries = [
  'access',
  'id',
  'code',
  'password',
  'mail',
  'cookie',
  'protocol',
  'frame',
  'broken',
  'file',
].map(canary);
const mail = `${canary('mail')}@customers.test`;

let collectorUrl: string;
const reported: string[] = [];
const collector = createServer((request, response) => {
  request.on('data', (data) => reported.push(String(data)));
  request.on('end', () => response.end());
});
beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const address = collector.address();
  collectorUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});

const query = new URLSearchParams({
  accessToken: canary('access'),
  idToken: canary('id'),
  code: canary('code'),
  email: mail,
  appId: '1',
});

async function ask(baseUrl: string, method: string, path: string, body?: string) {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${canary('access')}`,
      cookie: `shopbell.session_token=${canary('cookie')}`,
      origin: baseUrl,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  await response.text();
  return response.status;
}

/** Every door of the program, with a secret in every place that can hold one. */
async function provoke(baseUrl: string): Promise<void> {
  const signIn = '/console/api/auth/sign-in/email';
  const person = { email: mail, password: canary('password'), code: canary('code') };
  await ask(baseUrl, 'GET', `/auth?${query}`);
  await ask(baseUrl, 'GET', `/nowhere/${canary('code')}?${query}`);
  await ask(baseUrl, 'GET', `/console/api/me?${query}`);
  await ask(baseUrl, 'GET', `/console/api/conversations?before=${canary('code')}&${query}`);
  await ask(baseUrl, 'POST', `${signIn}?${query}`, JSON.stringify(person));
  await ask(baseUrl, 'POST', signIn, `{"email": "${mail}", "password": ${canary('broken')}`);
  await ask(baseUrl, 'POST', signIn, JSON.stringify({ ...person, padding: canary('password').repeat(5000) }));
  await ask(baseUrl, 'POST', signIn, JSON.stringify({ ...person, email: `\u0000${mail}` }));
  await uploadCanaries(baseUrl);
  const cookie = `shopbell.session_token=${canary('cookie')}`;
  const origin = baseUrl;
  const socketUrl = baseUrl.replace('http', 'ws');
  const refused = [
    new TestSocket(`${socketUrl}/ws?${query}`, [canary('protocol')]),
    new TestSocket(`${socketUrl}/console/ws?${query}`, [canary('protocol')], { origin, cookie }),
  ];
  for (const socket of refused) expect(await socket.closed()).toBe(4401);
}

/** Files whose names say something, taken and refused, and the addresses they are asked for by. */
async function uploadCanaries(baseUrl: string): Promise<void> {
  const clients = createTestClients(baseUrl);
  for (const token of [canary('access'), await clients.token(1)]) {
    const body = new FormData();
    body.append('file', new Blob([canary('file')]), `${canary('file')}.png`);
    const headers = { authorization: `Bearer ${token}` };
    await (await fetch(`${baseUrl}/attachments?${query}`, { method: 'POST', headers, body })).text();
    await (
      await fetch(`${baseUrl}/attachments/uploads?${query}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ name: `${canary('file')}.png`, size: 10 }),
      })
    ).text();
  }
  await ask(baseUrl, 'GET', `/attachments/${canary('file')}.png?${query}`);
}

/** Returns what the message with the secrets in it came to. */
async function write(baseUrl: string): Promise<'stored' | 'refused'> {
  const clients = createTestClients(baseUrl);
  const shopper = await clients.visitorSocket(1, await clients.token(1));
  shopper.sendText(canary('frame'));
  shopper.send(canary('frame'), { token: canary('access'), email: mail });
  shopper.send('history', { beforeId: canary('frame') });
  shopper.say(`${canary('frame')} ${mail}`, '1', { clientInstanceId: canary('frame').repeat(100) });
  await shopper.heard('nack-message');
  shopper.say(`${canary('frame')} ${mail}`, '2');
  const answer = () => shopper.frames.find((frame) => 'messageId' in frame && frame.messageId === '2');
  await shopper.until(() => answer() !== undefined, 'an answer');
  return answer()?.type === 'conversation-message' ? 'stored' : 'refused';
}

/** The program at its most talkative, on a database to which something may have happened before. */
async function startTalkative(prepare: (database: Database) => Promise<unknown>) {
  const { folder, databaseUrl, environment, remove } = await prepareTestDatabase();
  const place = { databaseUrl, dataFolder: folder, shortFolder: folder, workerUrl };
  const opened = await openDatabase(place);
  await prepare(opened.database);
  await opened.close();
  const program = await startProgram({ ...environment, LOG_LEVEL: 'trace', ERROR_REPORT_URL: collectorUrl });
  return {
    program,
    async stop() {
      program.kill('SIGTERM');
      await program.exited();
      await remove();
    },
  };
}

const expectNoCanary = (text: string) => {
  for (const secret of canaries) expect(text).not.toContain(secret);
};

/** A real sign-in: what the demo "sends" is read where it lies. Gives everything that opens something. */
async function signInByCode(baseUrl: string): Promise<string[]> {
  const { accountId } = await (await fetch(`${baseUrl}/api/applications/1/settings`)).json();
  const where = { channel: 'email-code', to: 'hazel@example.com', accountId: String(accountId) };
  const post = async (path: string, given: object) => {
    const search = new URLSearchParams({ ...where, ...given });
    return (await fetch(`${baseUrl}/ssp/${path}?${search}`, { method: 'POST' })).json();
  };
  await post('login/send-code', {});
  const [letter] = await (await fetch(`${baseUrl}/outbox.json`)).json();
  const [code = ''] = /\b\d{6}\b/.exec(letter.text) ?? [];
  await post('login/verify-code', { verificationCode: canary('code').slice(0, 20) });
  const { accessToken } = await post('login/verify-code', { verificationCode: code });
  expect(accessToken).toMatch(/\./);
  await post('login/verify-code', { verificationCode: code });
  for (const token of [accessToken, `${accessToken}x`])
    await (
      await fetch(`${baseUrl}/ssp/orders?${new URLSearchParams({ ...where, accessToken: token })}`)
    ).text();
  return [code, accessToken];
}

describe('a server that does what it is asked', () => {
  let talkative: Awaited<ReturnType<typeof startTalkative>>;
  let secrets: string[];
  let written: string;
  beforeAll(async () => {
    talkative = await startTalkative(async () => {});
    const { baseUrl } = talkative.program;
    await provoke(baseUrl);
    written = await write(baseUrl);
    secrets = await signInByCode(baseUrl);
    await talkative.stop();
  });

  it('[SRV-11] no secret that a request or a frame carries is written to the log', () => {
    expect(written).toBe('stored');
    expectNoCanary(talkative.program.output);
  });

  it('[SRV-11] no code and no token of a sign-in is written to the log', () => {
    expect(secrets).toHaveLength(2);
    for (const secret of secrets) expect(talkative.program.output).not.toContain(secret);
    expect(talkative.program.output).not.toContain('hazel@example.com');
  });
});

it('[SRV-11] nor to the log or a report when handlers throw', async () => {
  const { program, stop } = await startTalkative((database) =>
    database.query('alter table message rename to message_away'),
  );
  const cookie = await createTestClients(program.baseUrl).signIn('agent@demo.shop', 'shopbell-demo');
  const list = await fetch(`${program.baseUrl}/console/api/conversations?accessToken=${canary('access')}`, {
    headers: { cookie },
  });
  expect(list.status, 'a handler threw').toBe(500);
  await provoke(program.baseUrl);
  expect(await write(program.baseUrl)).toBe('refused');
  await stop();
  expect(program.output).toContain('Something failed');
  expect(reported.join('')).toContain('does not exist');
  expectNoCanary(program.output);
  expectNoCanary(reported.join(''));
});
