import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { expect, it, vi } from 'vitest';
import { createTestClients, prepareTestDatabase, startProgram } from '../../testing';
import { endLinesOfTheDead, isWaiting } from '../../testing/deadServers';

const address = 'hazel@customers.test';
const long = { timeout: 60_000 };

it('[D22] killed between a decision and its mail, and again while that leaves: one card, one letter under one Message-ID', async () => {
  const { environment, databaseUrl, remove } = await prepareTestDatabase();
  const connect = async () => {
    const client = new pg.Client(databaseUrl ?? '');
    await client.connect();
    return client;
  };
  const reader = await connect();
  const query = async (sql: string) => (await reader.query(sql)).rows;
  const mail = await startMail();
  const start = () => startProgram({ ...environment, SMTP_URL: mail.url });
  /** What a minute does: the jobs of a process that has died are taken up by the next. */
  const passMinute = () =>
    query(`update pgboss.job set state = 'retry', start_after = now()
           where state = 'active' or name = 'order-requests' and state in ('created', 'retry')`);
  const holders: pg.Client[] = [];
  const hold = async (sql: string) => {
    const holder = await connect();
    holders.push(holder);
    await holder.query('begin');
    await holder.query(sql);
    return () => holder.query('rollback');
  };

  const first = await start();
  const decide = await openRequest(first.baseUrl, query);
  const letGo = await hold('lock table message in share mode');
  const decided = decide().catch(() => null);
  await vi.waitUntil(() => isWaiting(query, 'with said'), long);
  await hold('select from order_request_change for update');
  await letGo();
  await vi.waitUntil(() => isWaiting(query, 'update order_request_change set told_at'), long);
  first.kill('SIGKILL');
  await Promise.all([first.exited(), decided]);
  await endLinesOfTheDead(query, [reader, ...holders]);
  await Promise.all(holders.map((holder) => holder.end()));
  expect(mail.received).toEqual([]);

  await passMinute();
  const second = await start();
  await vi.waitUntil(() => mail.received.length === 1, long);
  second.kill('SIGKILL');
  await second.exited();
  await endLinesOfTheDead(query, [reader]);

  mail.answers = true;
  await passMinute();
  const third = await start();
  const unsent = 'select from outgoing_message where sent_at is null and failed_at is null';
  await vi.waitUntil(async () => (await query(unsent)).length === 0, long);
  third.kill('SIGTERM');
  await third.exited();
  const [letter, again, ...more] = mail.received;
  expect(letter).toMatch(/^<.+>$/);
  expect([again, more]).toEqual([letter, []]);
  const cards =
    "select content #>> '{metadata,state}' as state from message where content->>'type' = 'order-request'";
  expect(await query(cards)).toEqual([{ state: 'accepted' }]);
  expect(await query('select state from order_request_change where told_at is not null')).toEqual([
    { state: 'accepted' },
  ]);
  await reader.end();
  await mail.stop();
  await remove();
});

/** Somebody who has proven their address asks for a return; gives how an agent of the demo's shop accepts it. */
async function openRequest(baseUrl: string, query: (sql: string) => Promise<unknown>) {
  const clients = createTestClients(baseUrl);
  const socket = await clients.visitorSocket(1, await clients.token(1));
  const flow = { kind: 'RETURN', orderId: 101, orderName: '#1101', lineItems: [], language: 'en-US' };
  const message = {
    messageId: '1',
    clientInstanceId: 'page',
    content: { type: 'text', text: 'Return, please' },
  };
  const metadata = { selfServiceFlow: flow };
  socket.send('pending-conversation-message', { ...message, metadata }, '1');
  const conversationId = (await socket.acknowledged('1'))?.conversationId ?? '';
  socket.close();
  await query(
    `insert into visitor (conversation_id, shop_id, app_id, email, email_trust, email_proof)
     select id, shop_id, app_id, '${address}', 'verified', 'code' from conversation
     where id = '${conversationId}'
     on conflict (conversation_id) do update set email = '${address}', email_trust = 'verified', email_proof = 'code'`,
  );
  const cookie = await clients.signIn('agent@demo.shop', 'shopbell-demo');
  const path = `conversations/${conversationId}/requests/1`;
  return () => clients.call('PUT', path, { cookie, body: { state: 'accepted', revision: 0 } });
}

/** A mail server that takes everything, and says so only when it is told to; what it received by Message-ID. */
async function startMail() {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    async onData(stream, { envelope }, done) {
      const text = await readText(stream);
      const isHers = envelope.rcptTo.some((recipient) => recipient.address === address);
      if (isHers) received.push(/^Message-ID: (.*)$/im.exec(text)?.[1] ?? '');
      if (mail.answers || !isHers) done();
    },
  });
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
  const mail = {
    received,
    answers: false,
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((closed) => smtp.close(() => closed())),
  };
  return mail;
}
