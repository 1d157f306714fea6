import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { GatheringSocket } from './GatheringSocket';

const http = createServer();
const server = new WebSocketServer({ noServer: true, WebSocket: GatheringSocket, perMessageDeflate: false });
beforeAll(async () => {
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterAll(() => {
  http.close();
});

/** What one who is sent all that hears of it, to the end. */
async function hearAll(speak: (socket: GatheringSocket) => void) {
  http.once('upgrade', (request, stream, head) => {
    server.handleUpgrade(request, stream, head, (socket) => {
      socket.stream = stream;
      speak(socket);
    });
  });
  const reader = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  reader.on('message', (data) => heard.push(data.toString()));
  const [code] = await once(reader, 'close');
  return { heard, code };
}

it('[D19] what was said before the end is heard before it', async () => {
  const said = await hearAll((socket) => {
    socket.send('first');
    socket.send('drain 🛎');
    socket.close(1012);
    socket.send('too late');
  });
  expect(said).toEqual({ heard: ['first', 'drain 🛎'], code: 1012 });
});

it('keeps the order, in one turn and in several, and however long a text is', async () => {
  const long = 'long '.repeat(100_000);
  const said = await hearAll((socket) => {
    for (const text of ['1', long, '2']) socket.send(text);
    setImmediate(() => {
      for (const text of [long, '3']) socket.send(text);
      setImmediate(() => socket.close(1000));
    });
  });
  expect(said).toEqual({ heard: ['1', long, '2', long, '3'], code: 1000 });
});

it('[D16] counts nearly all that waits, also what was said in this very turn', async () => {
  const counted: number[] = [];
  await hearAll((socket) => {
    // Far more than the system takes over at once.
    for (let one = 0; one < 32_000; one += 1) socket.send('a'.repeat(1024));
    counted.push(socket.bufferedAmount);
    socket.close(1000);
  });
  expect(counted[0]).toBeGreaterThan(8 * 1024 * 1024);
});
