// `npm run bench`: how many messages a second are validated, committed, acknowledged and fanned out, side by side with
// PostgreSQL's own benchmark of one-row commits. Ratios of one run say something; a number alone does not.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { root } from '../tooling/root.mjs';
import { startPostgres } from './startPostgres.mjs';

const clients = 200;
const window = 10;
const seconds = 8;

async function startServer(environment) {
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.mjs')], {
    env: { PATH: process.env.PATH, PORT: '0', DEMO: 'bare', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const baseUrl = await new Promise((done) => {
    child.stdout.on('data', (data) => {
      const [, url] = /ready at (\S+)/.exec(data) ?? [];
      if (url) done(url);
    });
  });
  return { child, baseUrl };
}

/** Seconds of processor time this process has used. */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function openClient(baseUrl) {
  const response = await fetch(`${baseUrl}/auth?appId=1`);
  const token = response.headers.get('authorization').replace('Bearer ', '');
  const protocol = Buffer.from(token).toString('base64url');
  const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/ws?appId=1`, [protocol]);
  await new Promise((opened) => socket.once('open', opened));
  return socket;
}

/** Every client keeps a few messages on their way. A conversation may burst 600; beyond that it would be slowed down. */
function send(socket, counts) {
  let next = 1;
  const say = () => {
    if (next > 590 || counts.isOver) return;
    const messageId = String(next);
    next += 1;
    const content = {
      type: 'text',
      text: `Message ${messageId} of a benchmark, about as long as people write.`,
    };
    socket.send(
      JSON.stringify({ type: 'pending-conversation-message', messageId, payload: { messageId, content } }),
    );
  };
  socket.on('message', (data) => {
    if (!data.toString().startsWith('{"type":"conversation-message"')) return;
    counts.acknowledged += 1;
    say();
  });
  for (let index = 0; index < window; index += 1) say();
}

async function measure(name, environment) {
  const { child, baseUrl } = await startServer(environment);
  const sockets = [];
  while (sockets.length < clients)
    sockets.push(...(await Promise.all(Array.from({ length: 20 }, () => openClient(baseUrl)))));
  const counts = { acknowledged: 0, isOver: false };
  const startedCpu = cpuSeconds(child.pid);
  const startedMs = performance.now();
  for (const socket of sockets) send(socket, counts);
  const total = clients * 590;
  while (performance.now() - startedMs < seconds * 1000 && counts.acknowledged < total) await wait(20);
  counts.isOver = true;
  const elapsed = (performance.now() - startedMs) / 1000;
  const cpu = cpuSeconds(child.pid) - startedCpu;
  const result = {
    name,
    perSecond: Math.round(counts.acknowledged / elapsed),
    perCpuSecond: Math.round(counts.acknowledged / cpu),
  };
  for (const socket of sockets) socket.terminate();
  child.kill('SIGKILL');
  return result;
}

const folder = await mkdtemp(join(tmpdir(), 'shopbell-bench-'));
const results = [await measure('Shopbell on PGlite', { DATA_DIR: join(folder, 'embedded') })];
const postgres = await startPostgres();
results.push(
  await measure('Shopbell on PostgreSQL', { DATA_DIR: join(folder, 'grown'), DATABASE_URL: postgres.url }),
);
results.push({
  name: 'pgbench, one-row commits',
  perSecond: await postgres.oneRowCommits(),
  perCpuSecond: null,
});
await postgres.stop();
await rm(folder, { recursive: true, force: true });
console.table(results);
