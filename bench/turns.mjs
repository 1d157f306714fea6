// `node bench/turns.mjs`: the assistant with a model that streams, on PostgreSQL (`node bench/turns.mjs embedded`: on the
// embedded database). First one conversation after the other: from the model's last token to the shopper's frame, which is to
// be 300 ms at most. Then rounds with 200 conversations at once and rounds without any, in turn: how long people's messages
// take meanwhile, and the ratio. The model and who asks the assistant are in this process, people in another, all on the
// same cores. It ends after LIMIT_S seconds (160) with what was measured until then, ROUNDS (3) or fewer.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuSeconds } from './messages/cpuSeconds.mjs';
import { nextFrame, openClient, say } from './openClient.mjs';
import { startPostgres } from './startPostgres.mjs';
import { endWithThis, signIn, startServer } from './startServer.mjs';
import { startStreamingModel } from './turns/streamingModel.mjs';

const [peopleChat, assistantChat] = [1, 3];
const singleTurns = 10;
const conversations = 200;
const people = 20;
const rounds = Number(process.env.ROUNDS ?? 3);
const [warmingMs, roundMs] = [5000, 15_000];
const limitMs = Number(process.env.LIMIT_S ?? 160) * 1000;
/** Later than the assistant gives up by itself. */
const patienceMs = 70_000;
/** Who has an answer reads it, and writes the next question. */
const readMs = 15_000;
const questions = ['What does shipping cost?', 'How long do I have to return something?'];

const postgres = process.argv[2] === 'embedded' ? null : await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'shopbell-turns-'));
const model = await startStreamingModel();
const server = await startServer({
  ...{ LOOP_DELAY_MAX_MS: '60000', DATA_DIR: folder, DEMO: '1' },
  ...{ AI_BASE_URL: `http://${model.place}/v1`, AI_MODEL: 'bench', OUTGOING_ALLOWED: model.place },
  ...(postgres && { DATABASE_URL: postgres.url }),
});
const { baseUrl } = server;
let asked = 0;
await raiseBudget();
const behindToken = { alone: [], together: [] };
const waited = { alone: [], together: [] };
const handedOver = [];
const unanswered = [];
const delays = { without: [], with: [] };
const cpu = { without: 0, with: 0 };
const measuredRounds = { without: 0, with: 0 };

const writers = fork(join(import.meta.dirname, 'turns/people.program.mjs'));
endWithThis(writers);
const finished = await Promise.race([
  measure().then(() => true),
  wait(limitMs - performance.now(), false, { ref: false }),
]);
if (!finished)
  console.log(
    `Not finished within ${limitMs / 1000} s: the machine is slow, or has other things to do. Until then:`,
  );
console.log('From the model’s last token to the shopper’s frame (to reach: 300 ms)');
console.table({
  'one conversation': spread(behindToken.alone),
  [`${conversations} at once`]: spread(behindToken.together),
});
console.log('From the question to the answer, of which the model takes more than a second');
console.table({
  'one conversation': spread(waited.alone),
  [`${conversations} at once`]: spread(waited.together),
});
console.log(
  `handed over instead: ${handedOver.length}; no word within ${patienceMs / 1000} s: ${unanswered.length}`,
);
console.log('What people write, until it is stored and shown');
const ratio = (at) => (at(delays.with) / at(delays.without)).toFixed(2);
console.table({
  'no assistant': { ...spread(delays.without), cores: cores('without') },
  [`beside ${conversations} conversations`]: { ...spread(delays.with), cores: cores('with') },
});
if (measuredRounds.with > 0)
  console.log(
    `medians: ${ratio((all) => at(all, 0.5))} times, slowest of 100: ${ratio((all) => at(all, 0.99))} times`,
  );
writers.kill();
await server.stop();
model.close();
await postgres?.stop();
await rm(folder, { recursive: true, force: true });
// Lines and questions that are still open would keep it.
process.exit();

async function measure() {
  await one(await openClient(baseUrl, assistantChat), null);
  for (let turn = 0; turn < singleTurns; turn += 1)
    await one(await openClient(baseUrl, assistantChat), 'alone');
  const shoppers = await openAll(conversations, assistantChat);
  await round('without', [], warmingMs);
  delays.without.length = 0;
  measuredRounds.without = 0;
  cpu.without = 0;
  for (let index = 0; index < rounds; index += 1) {
    await round('without', []);
    await round('with', shoppers);
  }
}

async function round(kind, shoppers, forMs = roundMs) {
  const startedCpu = cpuSeconds();
  const endsMs = performance.now() + forMs;
  const turns = shoppers.map((socket) => askUntil(socket, endsMs));
  const written = once(writers, 'message');
  writers.send({ baseUrl, appId: peopleChat, count: people, forMs });
  delays[kind].push(...(await written)[0]);
  cpu[kind] += cpuSeconds() - startedCpu;
  measuredRounds[kind] += 1;
  // What is under way ends before it is quiet again.
  await Promise.all(turns);
}

async function askUntil(socket, endsMs) {
  await readUntil(endsMs, Math.random() * readMs);
  // Who was handed over is a person's to answer from then on.
  while (performance.now() < endsMs && (await one(socket, 'together')))
    await readUntil(endsMs, readMs * (0.5 + Math.random()));
}

/** Nobody reads on when the round is over. */
function readUntil(endsMs, forMs) {
  return wait(Math.max(0, Math.min(forMs, endsMs - performance.now())));
}

/** One question and its answer, of which every question has its own by its number; whether there was one. */
async function one(socket, kind) {
  asked += 1;
  const askedMs = performance.now();
  const text = `${questions[asked % questions.length]} (${asked})`;
  const heard = nextFrame(socket, (message) => message.fromAgent && message.kind !== 'signal');
  say(socket, text, String(asked));
  const message = await Promise.race([heard, wait(patienceMs, null, { ref: false })]);
  const heardMs = performance.now();
  // Where everything is too slow, it hands over: that is no figure, but it is said.
  const isAnswered = message?.content.metadata?.sources?.length > 0;
  if (!isAnswered) (message ? handedOver : unanswered).push(text);
  else if (kind) {
    behindToken[kind].push(heardMs - model.toldMs.get(text));
    waited[kind].push(heardMs - askedMs);
  }
  return isAnswered;
}

async function openAll(count, appId) {
  const sockets = [];
  while (sockets.length < count)
    sockets.push(...(await Promise.all(Array.from({ length: 20 }, () => openClient(baseUrl, appId)))));
  return sockets;
}

/** As an owner does it who expects a lot. */
async function raiseBudget() {
  const cookie = await signIn(baseUrl, 'owner@demo.shop');
  const most = 100_000;
  const budget = { turnsPerConversation: most, turnsPerShopper: most, turnsPerDay: most };
  const money = { costPerDay: null, pricePerMillionIn: 0, pricePerMillionOut: 0 };
  const answer = await fetch(`${baseUrl}/console/api/assistant/budget`, {
    method: 'PUT',
    headers: { origin: baseUrl, 'content-type': 'application/json', cookie },
    body: JSON.stringify({ ...budget, ...money }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

function at(all, share) {
  return all.toSorted((left, right) => left - right)[
    Math.min(all.length - 1, Math.floor(all.length * share))
  ];
}

function spread(all) {
  if (all.length === 0) return { of: 0 };
  const [medianMs, p99Ms, slowestMs] = [0.5, 0.99, 1].map((share) => at(all, share).toFixed(1));
  return { medianMs, p99Ms, slowestMs, of: all.length };
}

/** How many were busy, of everything here together. */
function cores(kind) {
  const ms = measuredRounds[kind] * roundMs;
  return ms > 0 ? (cpu[kind] / (ms / 1000)).toFixed(2) : null;
}
