import { visitorFrames } from '@shopbell/protocol/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const message = (messageId: string) => ({ messageId, content: { type: 'text', text: `words ${messageId}` } });
const contact = { email: 'ada@lovelace.test', name: 'Ada' };
const said = { messageHistory: [{ content: { text: 'Where is it?' } }], botName: 'Bell' };
const nowMs = Date.now();

/** What a page says, in an order that makes sense, and the type of the answer; null where there is none. */
const table: [type: keyof typeof visitorFrames, payload: object, answer: string | null][] = [
  ['pending-conversation-message', message('1'), 'conversation-message'],
  ['synchronize-recent-messages', {}, 'synchronize-recent-messages'],
  ['history', {}, 'history'],
  ['typing-activity-shopper', {}, null],
  ['email-captured', { email: contact.email }, 'email-captured'],
  ['pending-offline-capture-init', { ...message('6'), ...contact }, 'offline-capture-init'],
  ['pending-offline-capture-additional-message', message('7'), 'offline-capture-additional-message'],
  ['contact-form-init', { ...message('8'), ...contact }, 'contact-form-init'],
  ['contact-form-additional-message', message('9'), 'contact-form-additional-message'],
  ['pending-live-chat-init', {}, 'live-chat-init'],
  ['require-email-capture-flow', said, 'acknowledged'],
  ['pending-article-recommendation-flow-unsuccessful', said, 'article-recommendation-flow-unsuccessful'],
  ['pending-workflow-recommendation-flow-unsuccessful', said, 'workflow-recommendation-flow-unsuccessful'],
  ['pending-report-issue-flow-unsuccessful', said, 'report-issue-flow-unsuccessful'],
  ['pending-flow-handover', said, 'flow-handover'],
  ['automated-response-event', { kind: 'faq' }, 'acknowledged'],
  ['track-order', { order: { name: '#1001' } }, 'acknowledged'],
  ['switch-response-channel', { channel: 'email' }, 'acknowledged'],
  ['shopify-cart', { cart: { items: [] } }, 'acknowledged'],
  ['chat-is-active', { lastActiveDateTime: nowMs }, 'acknowledged'],
  ['message-seen', { messageSeenDate: nowMs }, 'acknowledged'],
  ['products-viewed', { products: [{ id: 1, title: 'Mug', url: 'https://shop.test/mug' }] }, 'acknowledged'],
  ['page-viewed', { url: 'https://shop.test/' }, 'acknowledged'],
];

it('[SRV-01] every message that a page sends is answered, and its words are stored', async () => {
  expect(table.map(([type]) => type).sort()).toEqual(Object.keys(visitorFrames).sort());
  const shop = await app.newShop();
  const token = await app.token(shop.appId);
  const socket = await app.visitorSocket(shop.appId, token);
  for (const [index, [type, payload, answer]] of table.entries()) {
    const before = socket.frames.length;
    socket.send(type, payload, String(index + 1));
    const isAnswered = () => socket.frames.slice(before).some((frame) => frame.type === answer);
    if (answer !== null) await socket.until(isAnswered, `the answer to ${type}`);
  }
  expect(socket.all('nack-message')).toEqual([]);

  const later = await app.visitorSocket(shop.appId, token);
  later.send('synchronize-recent-messages', {});
  const { payload } = await later.heard('synchronize-recent-messages');
  expect(payload.messages.map(({ content }) => content.text)).toEqual([
    ...['1', '6', '7', '8', '9'].map((id) => `words ${id}`),
    ...Array<string>(4).fill('Where is it?'),
  ]);
});

it('[SRV-01] every call that a page makes without a socket is answered as the list of calls says', async () => {
  const { appId } = await app.newShop();
  const ask = async (path: string, headers = {}) => {
    const response = await fetch(`${app.baseUrl}${path}`, { headers });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const auth = await fetch(`${app.baseUrl}/auth?appId=${appId}`);
  expect(auth.headers.get('authorization')).toMatch(/^Bearer \S+$/);
  const polled = await ask(`/ws?appId=${appId}&wait=0`, {
    authorization: auth.headers.get('authorization') ?? '',
  });
  expect([polled.status, Array.isArray(polled.body)]).toEqual([200, true]);
  const answers = [
    [`/api/applications/${appId}/settings`, { businessHours: expect.any(Object), texts: expect.any(Object) }],
    [`/api/applications/${appId}/agents`, { agents: expect.any(Array), hasAvailableAgents: true }],
    [`/api/translations?lang=de&appId=${appId}`, { texts: expect.any(Object), sspTexts: expect.any(Object) }],
  ] as const;
  for (const [path, body] of answers) expect(await ask(path)).toMatchObject({ status: 200, body });
});
