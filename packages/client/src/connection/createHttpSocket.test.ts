import { describe, expect, it } from 'vitest';
import { createFakeEnvironment } from '../testing';
import { createHttpSocket } from './createHttpSocket';

/** Its body is read at once, where a real one takes turns that nobody counts. */
const answerOf = (frames: object[]) => ({ ok: true, json: async () => frames }) as unknown as Response;

/** A way by plain HTTP: the first poll is answered, every other one and all that is sent when the test says so, or never. */
async function open() {
  const environment = createFakeEnvironment();
  const asked: { readonly method: string; readonly signal: AbortSignal | null | undefined }[] = [];
  let answer = (_: object[]) => {};
  environment.fetch = (_, { method = 'GET', signal }) => {
    asked.push({ method, signal });
    if (asked.length === 1) return Promise.resolve(answerOf([]));
    return new Promise((done) => {
      if (method === 'GET') answer = (frames) => done(answerOf(frames));
    });
  };
  const socket = createHttpSocket(environment, 'wss://chat.test/ws?appId=1', [btoa('token')]);
  const heard: unknown[] = [];
  socket.onopen = () => heard.push('open');
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = ({ code }) => heard.push(code);
  await environment.settle();
  return { environment, socket, asked, heard, answer: (frames: object[]) => answer(frames) };
}

describe('[HTTP-47] [LIM-46] by plain HTTP', () => {
  it('a poll that the server never answers is given up after 35 s', async () => {
    const { environment, asked, heard } = await open();
    await environment.advance(34_999);
    expect(heard).toEqual(['open']);
    await environment.advance(1);
    expect(heard).toEqual(['open', 1006]);
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
  });

  it('each poll has 35 s of its own', async () => {
    const { environment, answer, heard } = await open();
    await environment.advance(30_000);
    answer([{ type: 'heartbeat' }]);
    await environment.advance(34_999);
    expect(heard).toEqual(['open', '{"type":"heartbeat"}']);
    await environment.advance(1);
    expect(heard.at(-1)).toBe(1006);
  });

  it('what is sent is given up after 15 s', async () => {
    const { environment, socket, asked, heard } = await open();
    await environment.advance(5000);
    socket.send('{}');
    await environment.advance(14_999);
    expect([asked.at(-1)?.method, heard]).toEqual(['POST', ['open']]);
    await environment.advance(1);
    expect(heard).toEqual(['open', 1006]);
  });

  it('who has closed it hears nothing more', async () => {
    const { environment, socket, heard } = await open();
    socket.close();
    await environment.advance(60_000);
    expect(heard).toEqual(['open']);
  });
});
