import { type FileAttachment, serverLimits } from '@shopbell/protocol';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryFiles, startTestApp, type TestApp, type TestShop, type TestSocket } from '../../testing';

let app: TestApp;
let shop: TestShop;
let nowMs = Date.parse('2026-03-02T10:00:00Z');
const files = createMemoryFiles();
let png: Buffer;
beforeAll(async () => {
  app = await startTestApp({ files, clock: { now: () => nowMs } });
  shop = await app.newShop();
  png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});
afterAll(() => app.stop());

const say = (socket: TestSocket, content: object, messageId: string, more: object = {}) =>
  socket.send('pending-conversation-message', { messageId, content, ...more }, messageId);
const refusalOf = async (socket: TestSocket, count = 1) =>
  (await socket.heard('nack-message', count)).payload.code;

async function shopper() {
  const token = await app.token(shop.appId);
  return { token, socket: await app.visitorSocket(shop.appId, token) };
}
async function upload(headers: Record<string, string>, query: string): Promise<FileAttachment> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(png)]), 'a.png');
  const door = 'cookie' in headers ? '/console/api' : '';
  const answer = await fetch(`${app.baseUrl}${door}/attachments?${query}`, { method: 'POST', headers, body });
  const { attachments } = (await answer.json()) as { attachments: FileAttachment[] };
  if (!attachments[0]) throw new Error(`Not uploaded: ${answer.status}`);
  return attachments[0];
}
const uploadAs = (token: string) => upload({ authorization: `Bearer ${token}` }, `appId=${shop.appId}`);

async function agentWith(socket: TestSocket) {
  socket.say('Hello', '1');
  const conversationId = (await socket.acknowledged('1'))?.conversationId ?? '';
  const cookie = await app.signIn(shop.agentEmail);
  const agent = await app.agentSocket(cookie);
  return { conversationId, cookie, agent };
}

describe('a shopper sends attachments', () => {
  it('by their addresses, and everyone reads the whole of them', async () => {
    const { token, socket } = await shopper();
    const picture = await uploadAs(token);
    say(
      socket,
      { type: 'attachments', text: 'See', attachments: [{ ...picture, name: 'forged', size: 1 }] },
      '1',
    );
    expect((await socket.acknowledged('1'))?.content).toEqual({
      type: 'attachments',
      text: 'See',
      attachments: [picture],
    });
  });

  it('[D3] twice under one key, and they are stored once', async () => {
    const { token, socket } = await shopper();
    const picture = await uploadAs(token);
    const content = { type: 'attachments', attachments: [{ url: picture.url }] };
    say(socket, content, '1');
    const first = await socket.acknowledged('1');
    say(socket, content, '1');
    const second = await socket.heard('conversation-message', 2);
    expect(second.payload.id).toBe(first?.id);
    const other = await uploadAs(token);
    say(socket, { type: 'attachments', attachments: [{ url: other.url }] }, '1');
    expect(await refusalOf(socket)).toBe('conflict');
  });

  it('[D5] and what is written right behind them stays behind them', async () => {
    const { token, socket } = await shopper();
    const picture = await uploadAs(token);
    say(socket, { type: 'attachments', attachments: [{ url: picture.url }] }, '1');
    for (let index = 2; index < 30; index += 1) socket.say(String(index), String(index));
    await socket.acknowledged('29');
    const order = socket.all('conversation-message').map(({ payload }) => [payload.id, payload.messageId]);
    expect(order).toEqual(Array.from({ length: 29 }, (_, index) => [index + 1, String(index + 1)]));
  });

  it("but not those of another shopper, nor an agent's", async () => {
    const [one, other] = [await shopper(), await shopper()];
    const picture = await uploadAs(other.token);
    say(one.socket, { type: 'attachments', attachments: [{ url: picture.url }] }, '1');
    expect(await refusalOf(one.socket)).toBe('forbidden');
    const { conversationId, cookie } = await agentWith(one.socket);
    const query = `conversationId=${conversationId}`;
    const agents = await upload({ cookie, origin: app.baseUrl }, query);
    say(one.socket, { type: 'attachments', attachments: [{ url: agents.url }] }, '3');
    expect(await refusalOf(one.socket, 2)).toBe('forbidden');
  });

  it('and cannot forge markup, cards or a sender', async () => {
    const { socket } = await shopper();
    const card = { contentType: 'application/discountOffer', name: 'x', extra: {} };
    say(socket, { type: 'html', text: 'x', html: '<b>x</b>' }, '1');
    say(socket, { type: 'attachments', attachments: [card] }, '2');
    await socket.heard('nack-message', 2);
    say(socket, { type: 'text', text: 'x', html: '<b>x</b>' }, '3', {
      senderInfo: { name: 'Boss', avatarURL: null, isBot: false },
      fromAgent: true,
      kind: 'signal',
    });
    const stored = await socket.acknowledged('3');
    expect(stored).toMatchObject({
      content: { type: 'text', text: 'x' },
      senderInfo: null,
      fromAgent: false,
    });
    expect(stored).not.toHaveProperty('kind');
    expect(stored?.content).not.toHaveProperty('html');
  });

  it('[MSG-10] and the answer to a form arrives as its captured value', async () => {
    const { socket } = await shopper();
    say(socket, { type: 'field-capture-form', text: '42', capturedValue: '42' }, '1');
    expect((await socket.acknowledged('1'))?.content).toEqual({
      type: 'field-capture-form',
      text: '42',
      capturedValue: '42',
    });
  });
});

describe('an agent sends', () => {
  it('[SAN-01] markup, which is sanitised before it is stored, and has its words beside it', async () => {
    const { socket } = await shopper();
    const { agent, conversationId } = await agentWith(socket);
    const html = '<p onclick="x">Hello <b>you</b><script>alert(1)</script></p><a href="javascript:x">y</a>';
    say(agent, { type: 'html', html }, '10', { conversationId });
    expect((await socket.acknowledged('10'))?.content).toEqual({
      type: 'html',
      html: '<p>Hello <b>you</b></p><a>y</a>',
      text: 'Hello you\ny',
    });
  });

  it('[ATT-07] cards, which get their placeholders on the way', async () => {
    const { socket } = await shopper();
    const { agent, conversationId, cookie } = await agentWith(socket);
    const picture = await upload({ cookie, origin: app.baseUrl }, `conversationId=${conversationId}`);
    const offer = {
      contentType: 'application/discountOffer',
      name: 'For you',
      extra: { discount_offer_id: 'd1', value: '10', type: 'percentage', code: 'SAVE10' },
    };
    say(agent, { type: 'attachments', attachments: [offer, { url: picture.url }] }, '10', { conversationId });
    expect((await socket.acknowledged('10'))?.content.attachments).toEqual([
      { ...offer, url: 'https://placeholder.invalid/discountOffer', size: 0 },
      picture,
    ]);
  });
});

it('what no message has named within a day is removed, and nothing else', async () => {
  const { token, socket } = await shopper();
  const [kept, forgotten] = [await uploadAs(token), await uploadAs(token)];
  say(socket, { type: 'attachments', attachments: [{ url: kept.url }] }, '1');
  await socket.acknowledged('1');
  nowMs += serverLimits.uploadKeptMs - 1000;
  await app.attachments.forgetOld();
  expect((await fetch(`${app.baseUrl}${forgotten.url}`)).status).toBe(200);
  nowMs += 2000;
  await app.attachments.forgetOld();
  expect((await fetch(`${app.baseUrl}${forgotten.url}`)).status).toBe(404);
  expect((await fetch(`${app.baseUrl}${forgotten.extra?.thumbnailUrl}`)).status).toBe(404);
  expect((await fetch(`${app.baseUrl}${kept.url}`)).status).toBe(200);
  const again = await app.visitorSocket(shop.appId, await app.token(shop.appId, token));
  say(again, { type: 'attachments', attachments: [{ url: forgotten.url }] }, '2');
  expect(await refusalOf(again)).toBe('forbidden');
});
