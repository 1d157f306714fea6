import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { expect, it, vi } from 'vitest';
import { prepareTestDatabase, startProgram } from '../../testing';

it('[D22] killed by SIGKILL while messages leave: no code comes twice, other mail does under the same Message-ID', async () => {
  const prepared = await prepareTestDatabase();
  const { environment, databaseUrl, remove } = prepared;
  const database = new pg.Client({ connectionString: databaseUrl ?? '' });
  await database.connect();
  const services = await startServices();
  const program = () => startProgram({ ...environment, ...services.environment });

  await write(database, 'sms', '+15550100123', "now() + interval '10 minutes'");
  await write(database, 'mail', 'code@customers.test', "now() + interval '10 minutes'");
  await write(database, 'mail', 'answer@customers.test', 'null');
  const first = await program();
  await vi.waitUntil(() => services.received.length === 3, { timeout: 30_000 });
  first.kill('SIGKILL');
  await first.exited();
  services.answers = true;
  // What a minute does: the jobs of a process that has died are taken up by the next.
  await database.query("update pgboss.job set state = 'retry', start_after = now() where state = 'active'");

  const second = await program();
  const waiting = async () => {
    const { rows } = await database.query(
      'select 1 from outgoing_message where sent_at is null and failed_at is null',
    );
    return rows.length;
  };
  await vi.waitUntil(async () => (await waiting()) === 0, { timeout: 30_000 });
  second.kill('SIGTERM');
  await second.exited();

  const to = (recipient: string) => services.received.filter((each) => each.recipient === recipient);
  expect(to('+15550100123')).toHaveLength(1);
  expect(to('code@customers.test')).toHaveLength(1);
  const [answer, again, ...more] = to('answer@customers.test');
  expect(answer?.messageId).toMatch(/^<.+>$/);
  expect([again, more]).toEqual([answer, []]);
  await database.end();
  await services.stop();
  await remove();
});

/** A message and the job that delivers it, as a transaction of the program would have left them. */
async function write(database: pg.Client, channel: string, recipient: string, until: string) {
  await database.query(
    `with message as (
       insert into outgoing_message (channel, recipient, text, key, at_most_once_until)
       values ($1, $2, 'Hello', $2, ${until}) returning id)
     insert into carried_job (queue, payload, start_after)
     select $1, jsonb_build_object('id', id), now() from message`,
    [channel, recipient],
  );
}

interface Received {
  readonly recipient: string;
  readonly messageId: string | undefined;
}

/** A mail server and a text message service that take everything, and say so only when they are told to. */
async function startServices() {
  const received: Received[] = [];
  const sms = createServer(async (request, response) => {
    const form = new URLSearchParams(await readText(request));
    received.push({ recipient: form.get('To') ?? '', messageId: undefined });
    if (services.answers) response.writeHead(201).end('{"sid": "SM1"}');
  });
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    async onData(stream, { envelope }, done) {
      const text = await readText(stream);
      const [recipient] = envelope.rcptTo;
      received.push({
        recipient: recipient?.address ?? '',
        messageId: /^Message-ID: (.*)$/im.exec(text)?.[1],
      });
      if (services.answers) done();
    },
  });
  await new Promise<void>((listening) => sms.listen(0, '127.0.0.1', listening));
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
  const portOf = (address: unknown) => (address as AddressInfo).port;
  const services = {
    received,
    answers: false,
    environment: {
      SMS_URL: `http://AC1:token@127.0.0.1:${portOf(sms.address())}/Messages.json?From=%2B15550109`,
      SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server.address())}`,
    },
    async stop() {
      sms.closeAllConnections();
      await new Promise((closed) => sms.close(closed));
      await new Promise<void>((closed) => smtp.close(() => closed()));
    },
  };
  return services;
}
