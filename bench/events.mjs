// `node bench/events.mjs`: how long an acknowledgement takes while a thousand events a second are taken in beside the
// messages, and while none are, in one run: rounds of both in turn, and the ratio of their medians. On PostgreSQL; on the
// embedded database, which does one thing at a time, with `node bench/events.mjs embedded`. Beside the clock, which hears
// whoever else works on the machine, stands the processor time of both, and rounds in which somebody else did are left out.
// The writing comes in one piece each second: so beside the median stand the mean and the slow ones.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuSeconds } from './messages/cpuSeconds.mjs';
import { openClient } from './openClient.mjs';
import { startPostgres } from './startPostgres.mjs';
import { endWithThis, startServer } from './startServer.mjs';

const rounds = 20;
const roundMs = 2000;
/** Until what is told is also written all the time, and until the last of it is. */
const settledMs = 1300;
/** Of one processor, for whatever else runs on the machine; and how long to wait for such rounds. */
const othersMax = 0.5;
const longestMs = 140_000;
const shoppers = 20;
/** As pages send them: several in one call. */
const perCall = 10;
const callsPerSecond = 100;

const postgres = process.argv[2] === 'embedded' ? null : await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'shopbell-events-'));
const server = await startServer({
  ...{ LOOP_DELAY_MAX_MS: '60000', DATA_DIR: folder },
  ...(postgres && { DATABASE_URL: postgres.url }),
});
const { baseUrl } = server;
const teller = fork(join(import.meta.dirname, 'events/tell.program.mjs'));
endWithThis(teller);
const sockets = await Promise.all(Array.from({ length: shoppers }, () => openClient(baseUrl, 1)));
const delays = { without: [], with: [] };
const cpu = { without: newCpu(), with: newCpu(), alone: newCpu() };
const taken = { 204: 0 };
let nextId = 1;
const kept = { without: 0, with: 0, alone: 0 };
const beganMs = performance.now();
const isOver = (kind) => kept[kind] >= rounds || performance.now() > beganMs + longestMs;
await talk();
while (!isOver('without') || !isOver('with')) for (const kind of ['without', 'with']) await round(kind);
for (let tries = 0; tries < 5 && kept.alone < 3; tries += 1) await round('alone');
const [without, beside] = ['without', 'with'].map((name) => median(delays[name]));
console.table({
  'without events': { ...rowOf('without') },
  'with events': {
    ...{ ...rowOf('with'), times: (beside / without).toFixed(2) },
    'times, mean': (mean(delays.with) / mean(delays.without)).toFixed(2),
  },
});
console.log('Calls by status:', taken, `of ${perCall} events each; rounds that count:`, kept);
const perThousand = Object.entries(cpu.alone).map(
  ([part, used]) => `${part} ${((used / kept.alone / roundMs) * 1e6).toFixed(0)} ms`,
);
console.log('Processor time of a thousand events, without messages:', perThousand.join(', '));
for (const socket of sockets) socket.terminate();
teller.kill();
await server.stop();
await postgres?.stop();
await rm(folder, { recursive: true, force: true });

function newCpu() {
  return { server: 0, database: 0 };
}

function rowOf(kind) {
  const percent = (part) => ((cpu[kind][part] / kept[kind] / roundMs) * 1e5).toFixed(1);
  return {
    medianMs: median(delays[kind]).toFixed(2),
    meanMs: mean(delays[kind]).toFixed(2),
    slow20thMs: part(delays[kind], 0.95).toFixed(2),
    messages: delays[kind].length,
    'server, % of a core': percent('server'),
    ...(postgres && { 'database, % of a core': percent('database') }),
  };
}

async function round(kind) {
  const telling = kind === 'without' ? null : tell();
  if (telling) await wait(settledMs);
  const before = readCpu();
  const heard = kind === 'alone' ? await wait(roundMs, []) : await talk();
  const after = readCpu();
  if (telling) {
    await telling;
    await wait(settledMs);
  }
  const used = (part) => after[part] - before[part];
  if (used('machine') - used('ours') > (othersMax * roundMs) / 1000) return;
  kept[kind] += 1;
  delays[kind]?.push(...heard);
  for (const part of Object.keys(cpu[kind])) cpu[kind][part] += used(part);
}

function readCpu() {
  return {
    ...{ server: cpuSeconds(server.pid), database: postgres ? cpuSeconds(postgres.pid) : 0 },
    ...{ ours: cpuSeconds(), machine: machineSeconds() },
  };
}

/** All that all processors have done. */
function machineSeconds() {
  const [user, nice, system, , , interrupts, soft] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + interrupts + soft) / 100;
}

async function talk() {
  const [endsMs, heard] = [performance.now() + roundMs, []];
  await Promise.all(sockets.map((socket) => talkUntil(socket, endsMs, heard)));
  return heard;
}

async function talkUntil(socket, endsMs, into) {
  while (performance.now() < endsMs) {
    const messageId = String(nextId);
    nextId += 1;
    const startedMs = performance.now();
    const payload = { messageId, content: { type: 'text', text: 'Where is my order?' } };
    const acknowledged = new Promise((done) => {
      socket.on('message', function hear(data) {
        if (!data.includes(`"messageId":"${messageId}"`)) return;
        socket.off('message', hear);
        done();
      });
    });
    socket.send(JSON.stringify({ type: 'pending-conversation-message', messageId, payload }));
    await acknowledged;
    into.push(performance.now() - startedMs);
    // By lot: who pauses as long as the server gathers events would meet each of its writes.
    await wait(150 + Math.random() * 200);
  }
}

async function tell() {
  const told = once(teller, 'message');
  teller.send({ url: `${baseUrl}/ssp/events?appId=1`, perCall, callsPerSecond, forMs: settledMs + roundMs });
  for (const status of (await told)[0]) taken[status] = (taken[status] ?? 0) + 1;
}

function median(numbers) {
  return part(numbers, 0.5);
}

function mean(numbers) {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

function part(numbers, share) {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length * share)];
}
