// The rows of messages with their two keys, 500 of 200 conversations at a time, and nothing else: no look at what is
// known, no counter, no shop, nobody who hears of it.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { root } from '../../tooling/root.mjs';
import { cpuSeconds } from './cpuSeconds.mjs';
import { textOf } from './textOf.mjs';

const seconds = 6;
const server = join(root, 'apps/server');
const pg = createRequire(join(server, 'package.json'))('pg');
const [, , folder] = process.argv;

const database = await open();
await database.query(`create table bare (
  conversation_id uuid, id bigint, shop_id bigint, client_instance_id text, message_id text, content_hash text,
  content jsonb, metadata jsonb, from_agent boolean, sender jsonb, author_id text, created_at timestamptz,
  primary key (conversation_id, id), unique (conversation_id, client_instance_id, message_id))`);
const conversations = Array.from({ length: 200 }, () => randomUUID());
let id = 0;
const until = async (endMs) => {
  let count = 0;
  while (performance.now() < endMs) count += await commit();
  return count;
};
await until(performance.now() + 3000);
const startedCpu = cpuSeconds();
const startedMs = performance.now();
const count = await until(startedMs + seconds * 1000);
process.send({
  perSecond: Math.round((count / (performance.now() - startedMs)) * 1000),
  perCpuSecond: Math.round(count / (cpuSeconds() - startedCpu)),
});

async function open() {
  mkdirSync(folder, { recursive: true });
  const worker = new Worker(pathToFileURL(join(server, 'dist/embeddedDatabase.worker.mjs')), {
    workerData: { folder: join(folder, 'pg'), socketPath: join(folder, '.s.PGSQL.5432') },
  });
  await once(worker, 'message');
  const client = new pg.Client({ host: folder, port: 5432, user: 'postgres', database: 'postgres' });
  await client.connect();
  return client;
}

async function commit() {
  const rows = Array.from({ length: 500 }, (_, index) => ({
    id: ++id,
    conversation: conversations[index % conversations.length],
  }));
  const column = (read) => rows.map(read);
  await database.query('begin');
  await database.query(
    `insert into bare select conversation_id, id, shop_id, client_instance_id, message_id, content_hash, content::jsonb,
       metadata::jsonb, from_agent, sender::jsonb, author_id, $12
     from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
       $9::boolean[], $10::text[], $11::text[])
       as t(conversation_id, id, shop_id, client_instance_id, message_id, content_hash, content, metadata, from_agent,
            sender, author_id)`,
    [
      column(({ conversation }) => conversation),
      column((row) => row.id),
      column(() => 1),
      column(() => ''),
      column((row) => String(row.id)),
      column(() => 'u0e8PDtVsVIYnmn3vhA3GoZ9PYmsFTOYnHFBiNk33x0'),
      column((row) => JSON.stringify({ type: 'text', text: textOf(row.id) })),
      column(() => '{}'),
      column(() => false),
      column(() => null),
      column(() => null),
      new Date(),
    ],
  );
  await database.query('commit');
  return rows.length;
}
