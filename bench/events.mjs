// `node bench/events.mjs`: how long an acknowledgement takes while a thousand events a second are taken in beside the
// messages, and while none are, in one run: rounds of both in turn, and the ratio of their medians. On PostgreSQL; on the
// embedded database, which does one thing at a time, with `node bench/events.mjs embedded`. Beside the clock, which hears
// whoever else works on the machine, stands the processor time of both.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuSeconds } from './messages/cpuSeconds.mjs';
import { openClient } from './openClient.mjs';
import { startPostgres } from './startPostgres.mjs';
import { endWithThis, startServer } from './startServer.mjs';

const rounds = 3;
const roundMs = 5000;
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
await round('without');
delays.without.length = 0;
cpu.without = newCpu();
for (let index = 0; index < rounds; index += 1) {
  await round('without');
  await round('with');
}
await round('alone');
const seconds = (rounds * roundMs) / 1000;
const [without, beside] = ['without', 'with'].map((name) => median(delays[name]));
console.table({
  'without events': { ...rowOf('without') },
  'with events': { ...rowOf('with'), times: (beside / without).toFixed(2) },
});
console.log('Calls by status:', taken, `of ${perCall} events each, in ${seconds} s`);
const perThousand = Object.entries(cpu.alone).map(
  ([part, used]) => `${part} ${((used / roundMs) * 1e6).toFixed(0)} ms`,
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
  const percent = (part) => ((cpu[kind][part] / seconds) * 100).toFixed(1);
  return {
    medianMs: median(delays[kind]).toFixed(2),
    messages: delays[kind].length,
    'server, % of a core': percent('server'),
    ...(postgres && { 'database, % of a core': percent('database') }),
  };
}

async function round(kind) {
  const before = readCpu();
  await talk(kind);
  const after = readCpu();
  for (const part of Object.keys(after)) cpu[kind][part] += after[part] - before[part];
}

function readCpu() {
  return { server: cpuSeconds(server.pid), database: postgres ? cpuSeconds(postgres.pid) : 0 };
}

async function talk(kind) {
  const endsMs = performance.now() + roundMs;
  const telling = kind !== 'without' ? tell() : null;
  if (kind !== 'alone') await Promise.all(sockets.map((socket) => talkUntil(socket, endsMs, delays[kind])));
  await telling;
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
  teller.send({ url: `${baseUrl}/ssp/events?appId=1`, perCall, callsPerSecond, forMs: roundMs });
  for (const status of (await told)[0]) taken[status] = (taken[status] ?? 0) + 1;
}

function median(numbers) {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)];
}
