// People who write to people, in a process of their own: what they wait for is the server, and not whoever streams tokens
// beside them.
import { setTimeout as wait } from 'node:timers/promises';
import { nextFrame, openClient, say } from '../openClient.mjs';

const sockets = [];
let written = 0;

process.on('message', async ({ baseUrl, appId, count, forMs }) => {
  while (sockets.length < count) sockets.push(await openClient(baseUrl, appId));
  const endsMs = performance.now() + forMs;
  process.send((await Promise.all(sockets.map((socket) => writeUntil(socket, endsMs)))).flat());
});

async function writeUntil(socket, endsMs) {
  const delays = [];
  while (performance.now() < endsMs) {
    written += 1;
    const messageId = String(written);
    const startedMs = performance.now();
    const heard = nextFrame(socket, (message) => message.messageId === messageId);
    say(socket, 'I will be there at noon.', messageId);
    await heard;
    delays.push(performance.now() - startedMs);
    await wait(150 + Math.random() * 200);
  }
  return delays;
}
