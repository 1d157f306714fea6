import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { startServer } from '../startServer.mjs';
import { bareSocket } from './bareSocket.mjs';
import { cpuSeconds } from './cpuSeconds.mjs';
import { textOf } from './textOf.mjs';

const clients = 200;
const window = 20;
const seconds = 8;
/** A server that was started a moment ago still finds out what it does often. */
const warmUpMs = 3000;
/** A conversation may burst 600; beyond that it would be slowed down. */
const perClient = 590;

/** A whole server and two hundred shoppers who each keep twenty messages on their way: enough that nobody waits for them. */
export async function measureServer(environment) {
  const { child, baseUrl } = await startServer({
    // What is measured is how much it can do, not when it begins to refuse.
    LOOP_DELAY_MAX_MS: '60000',
    // What the demo's articles mean is found out in the first seconds, beside everything else.
    EMBEDDINGS: 'off',
    ...environment,
  });
  const sockets = [];
  while (sockets.length < clients)
    sockets.push(...(await Promise.all(Array.from({ length: 20 }, () => openClient(baseUrl)))));
  const counts = { acknowledged: 0, isOver: false };
  for (const socket of sockets) send(socket, counts);
  await wait(warmUpMs);
  const before = counts.acknowledged;
  const startedCpu = cpuSeconds();
  const startedMs = performance.now();
  while (performance.now() - startedMs < seconds * 1000 && counts.acknowledged < clients * perClient)
    await wait(20);
  counts.isOver = true;
  const elapsed = (performance.now() - startedMs) / 1000;
  const cpu = cpuSeconds() - startedCpu;
  const acknowledged = counts.acknowledged - before;
  for (const socket of sockets) socket.terminate();
  child.kill('SIGKILL');
  return {
    perSecond: Math.round(acknowledged / elapsed),
    perCpuSecond: Math.round(acknowledged / cpu),
  };
}

async function openClient(baseUrl) {
  const response = await fetch(`${baseUrl}/auth?appId=1`);
  const token = response.headers.get('authorization').replace('Bearer ', '');
  const protocol = Buffer.from(token).toString('base64url');
  const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/ws?appId=1`, [protocol]);
  await new Promise((opened) => socket.once('open', opened));
  return socket;
}

const acknowledgement = '{"type":"conversation-message"';
const refusal = '{"type":"nack-message"';

/** What is said in one turn leaves in one piece. */
function send(socket, counts) {
  let next = 1;
  let due = 0;
  const say = () => {
    const count = counts.isOver ? 0 : Math.min(due, perClient - next + 1);
    if (count > 0) bare.send(Array.from({ length: count }, (_, index) => textOfFrame(next + index)));
    next += count;
    due = 0;
  };
  const saySoon = () => {
    due += 1;
    if (due === 1) setImmediate(say);
  };
  const hear = (beginning) => {
    if (beginning.startsWith(refusal)) throw new Error(`Refused: ${beginning}`);
    if (beginning !== acknowledgement) return;
    counts.acknowledged += 1;
    saySoon();
  };
  const bare = bareSocket(socket, hear, acknowledgement.length);
  for (let index = 0; index < window; index += 1) saySoon();
}

const textOfFrame = (number) =>
  `{"type":"pending-conversation-message","messageId":"${number}","payload":{"messageId":"${number}","content":{"type":"text","text":"${textOf(number)}"}}}`;
