import { closeCodes } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestSocket } from '../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function openVisitor(): Promise<TestSocket> {
  const shop = await app.newShop();
  return app.visitorSocket(shop.appId, await app.token(shop.appId));
}

const send = (payload: object, messageId = '1') =>
  JSON.stringify({ type: 'pending-conversation-message', messageId, payload });
const text = (value: unknown) => ({ messageId: '1', content: { type: 'text', text: value } });

describe('a message that cannot be stored is refused with a typed nack', () => {
  const table: [name: string, frame: string, code: string][] = [
    ['too long', send(text('a'.repeat(5001))), 'too-large'],
    ['blank', send(text(' \n\t')), 'invalid-request'],
    ['only NUL', send(text('\u0000')), 'invalid-request'],
    ['not a text', send(text(42)), 'invalid-request'],
    [
      'unknown content type',
      send({ messageId: '1', content: { type: 'telepathy', text: 'x' } }),
      'invalid-request',
    ],
    ['no content', send({ messageId: '1' }), 'invalid-request'],
    ['messageId not a time', send({ ...text('x'), messageId: 'abc' }), 'invalid-request'],
    ['messageId in the envelope only', send({ content: { type: 'text', text: 'x' } }), 'invalid-request'],
    [
      'clientInstanceId too long',
      send({ ...text('x'), clientInstanceId: 'x'.repeat(65) }),
      'invalid-request',
    ],
    ['metadata of the wrong type', send({ ...text('x'), metadata: 'none' }), 'invalid-request'],
  ];
  it.each(table)('%s', async (_, frame, code) => {
    const socket = await openVisitor();
    socket.sendText(frame);
    expect(await socket.heard('nack-message')).toMatchObject({
      messageId: '1',
      payload: { code, retryable: false, retryAfterMs: 0 },
    });
    socket.say('still here', '2');
    expect(await socket.acknowledged('2')).toMatchObject({ id: 1 });
  });
});

describe('a frame that cannot be understood is counted and ignored', () => {
  const table: [name: string, frame: string, reason: string][] = [
    ['[SOC-43] invalid JSON', '{', 'invalid-json'],
    ['a number', '42', 'invalid-envelope'],
    ['null', 'null', 'invalid-envelope'],
    ['a list', '[]', 'invalid-envelope'],
    ['without a type', '{"payload":{}}', 'invalid-envelope'],
    ['a payload that is text', '{"type":"history","payload":"x"}', 'invalid-envelope'],
    ['an unknown type', '{"type":"fly-to-the-moon","payload":{}}', 'unknown-type'],
    ['a type from the prototype', '{"type":"constructor","payload":{}}', 'unknown-type'],
    [
      'a negative cursor',
      '{"type":"synchronize-recent-messages","payload":{"afterId":-1}}',
      'invalid-payload',
    ],
    [
      'a cursor that is text',
      '{"type":"synchronize-recent-messages","payload":{"afterId":"1"}}',
      'invalid-payload',
    ],
    ['a time that is none', '{"type":"history","payload":{"createdBefore":"yesterday"}}', 'invalid-payload'],
    ['a frame of the agents', '{"type":"typing-activity-agent","payload":{}}', 'unknown-type'],
  ];
  it.each(table)('%s', async (_, frame, reason) => {
    const before = await app.drops(reason);
    const socket = await openVisitor();
    socket.sendText(frame);
    socket.say('still here', '2');
    await socket.acknowledged('2');
    expect(socket.frames.map(({ type }) => type)).toEqual(['conversation-message']);
    expect(await app.drops(reason)).toBe(before + 1);
  });

  it('a binary frame', async () => {
    const socket = await openVisitor();
    socket.raw.send(Buffer.from([1, 2, 3]));
    socket.say('still here', '2');
    await socket.acknowledged('2');
    expect(await app.drops('binary-frame')).toBe(1);
  });
});

it('a frame over 64 KiB closes the socket, and the process lives on', async () => {
  const socket = await openVisitor();
  socket.sendText(send(text('a'.repeat(70_000))));
  expect(await socket.closed()).toBe(closeCodes.tooLarge);
  const next = await openVisitor();
  next.say('hello', '1');
  expect(await next.acknowledged('1')).toMatchObject({ id: 1 });
});

it('fields that nobody knows are dropped, wherever they stand', async () => {
  const socket = await openVisitor();
  const content = { type: 'text', text: 'x', isAdmin: true };
  socket.sendText(
    JSON.stringify({
      type: 'pending-conversation-message',
      messageId: '1',
      role: 'agent',
      payload: { messageId: '1', content, id: 99, shopId: 1, authorId: 'me', createdDatetime: '2020-01-01' },
    }),
  );
  const stored = await socket.acknowledged('1');
  expect(stored).toMatchObject({ id: 1, fromAgent: false, content: { type: 'text', text: 'x' } });
  expect(JSON.stringify(stored)).not.toMatch(/isAdmin|shopId|authorId|2020-01-01/);
});

it('[D23] NUL and lone surrogates are normalised, and what a keyboard can write is kept', async () => {
  const socket = await openVisitor();
  socket.sendText(
    '{"type":"pending-conversation-message","payload":{"messageId":"1","content":{"type":"text","text":"a\\u0000b\\ud800c \\ud83d\\udd14 \\u202e"}}}',
  );
  expect(await socket.acknowledged('1')).toMatchObject({ content: { text: 'ab\ufffdc 🔔 \u202e' } });
});

it('[D9] a conversation may burst 600 messages, then is asked to wait, and everything arrives in order', async () => {
  const socket = await openVisitor();
  for (let number = 1; number <= 610; number += 1) socket.say(`Text ${number}`, String(number));
  await socket.acknowledged('600');
  const nack = await socket.heard('nack-message');
  expect(nack.payload).toMatchObject({ code: 'rate', retryable: true });
  expect(nack.payload.retryAfterMs).toBeGreaterThan(0);
  const stored = socket.all('conversation-message').map(({ messageId }) => Number(messageId));
  expect(stored).toEqual(Array.from({ length: stored.length }, (_, index) => index + 1));
});

it("a refusal tells an agent's console which conversation and which tab it is about", async () => {
  const shop = await app.newShop();
  const socket = await app.agentSocket(await app.signIn(shop.agentEmail));
  socket.say(' ', '1', { conversationId: '7f0c1c1e-3b63-4a52-9f6e-0d9b41b3a9aa', clientInstanceId: 'desk' });
  expect((await socket.heard('nack-message')).payload).toMatchObject({
    code: 'invalid-request',
    conversationId: '7f0c1c1e-3b63-4a52-9f6e-0d9b41b3a9aa',
    clientInstanceId: 'desk',
  });
});
