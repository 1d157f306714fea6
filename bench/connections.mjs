// `node bench/connections.mjs [10000]`: how much memory an idle shopper's connection takes in the server, after
// everything that opening it made has been collected. Each ten shoppers come from a network of their own.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { startServer } from './startServer.mjs';

const count = Number(process.argv[2] ?? 10_000);
const atOnce = 50;
const folder = await mkdtemp(join(tmpdir(), 'shopbell-connections-'));
const { child, baseUrl } = await startServer(
  { DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1', LOOP_DELAY_MAX_MS: '60000' },
  ['--expose-gc', '--import', collector()],
);

const sockets = [];
while (sockets.length < 200) await openSome();
const before = await memory();
const from = sockets.length;
while (sockets.length < from + count) await openSome();
// Past the first heartbeats.
await wait(25_000);
const after = await memory();
const each = (kind) => Number(((after[kind] - before[kind]) / count / 1024).toFixed(2));
console.table({
  'kB for each idle connection': {
    heap: each('heapUsed'),
    outside: each('external'),
    resident: each('resident'),
  },
});
for (const socket of sockets) socket.terminate();
child.kill('SIGKILL');
await rm(folder, { recursive: true, force: true });

/** What the server is asked for its memory by. */
function collector() {
  const code =
    'process.on("message",()=>{gc();gc();const{heapUsed,external}=process.memoryUsage();process.send({heapUsed,external})})';
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

async function memory() {
  const answer = new Promise((done) => child.once('message', done));
  child.send('memory');
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
  return { ...(await answer), resident: Number(kilobytes) * 1024 };
}

async function openSome() {
  sockets.push(
    ...(await Promise.all(Array.from({ length: atOnce }, (_, index) => open(sockets.length + index)))),
  );
}

async function open(number) {
  const network = Math.floor(number / 10);
  const headers = { 'x-forwarded-for': `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}` };
  const response = await fetch(`${baseUrl}/auth?appId=1`, { headers });
  const token = response.headers.get('authorization').replace('Bearer ', '');
  const protocol = Buffer.from(token).toString('base64url');
  const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/ws?appId=1`, [protocol], { headers });
  await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
  return socket;
}
