import { captureFrames } from '@shopbell/protocol/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestSocket } from '../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Neither fits into a text of PostgreSQL, and JSON carries both. */
const badTexts = ['a\u0000b', '\u0000', 'a\ud800b', '\udc00'];

/** Every kind of frame of a page, with a bad text in each place that takes one. */
const framesWith = (bad: string): Record<string, object[]> => {
  const content = { type: 'text', text: `x${bad}` };
  const message = { messageId: '7', content };
  const places = [
    { ...message, clientInstanceId: bad },
    { ...message, metadata: { currentUrl: bad, [bad]: { deep: [bad] } } },
    { ...message, metadata: { campaigns: [bad, { [bad]: bad }], convertMetadata: { [bad]: [bad] } } },
    { ...message, metadata: { convertMetadata: bad } },
    { ...message, messageId: bad },
    { ...message, content: { type: bad, text: 'x' } },
    { ...message, content: { type: 'html', text: 'x', html: `<b title="${bad}">x${bad}</b>` } },
    { ...message, content: { type: 'field-capture-form', text: 'x', capturedValue: { [bad]: bad } } },
    {
      ...message,
      content: {
        type: 'attachments',
        text: '',
        attachments: [{ contentType: 'image/png', name: bad, url: `/attachments/${bad}`, size: 1 }],
      },
    },
  ];
  const init = [...places, message].map((each) => ({ email: 'ada@lovelace.test', name: bad, ...each }));
  const contact = [...init, { ...message, email: `${bad}@lovelace.test` }];
  const handover = [
    { clientInstanceId: bad },
    { botName: bad, metadata: { [bad]: bad } },
    { messageHistory: [{ messageId: bad, content: { type: bad, text: bad, html: bad } }] },
  ];
  const item = { product_id: bad, variant_id: bad, quantity: 1, line_price: 1, original_line_price: 1 };
  return {
    'pending-conversation-message': [...places, message],
    'synchronize-recent-messages': [{ afterId: bad }, { createdBefore: bad }],
    history: [{ createdBefore: bad }],
    'email-captured': [{ email: bad }, { email: `ada${bad}@lovelace.test` }],
    'pending-offline-capture-init': contact,
    'pending-offline-capture-additional-message': places,
    'contact-form-init': contact,
    'contact-form-additional-message': places,
    'pending-live-chat-init': [{ [bad]: bad }],
    'require-email-capture-flow': handover,
    'pending-article-recommendation-flow-unsuccessful': handover,
    'pending-workflow-recommendation-flow-unsuccessful': handover,
    'pending-report-issue-flow-unsuccessful': handover,
    'pending-flow-handover': handover,
    'automated-response-event': [{ [bad]: bad, deep: { list: [bad] } }],
    'track-order': [{ order: { [bad]: bad }, fulfillment: { name: bad }, capturedMail: bad }],
    'switch-response-channel': [{ channel: bad }],
    'shopify-cart': [
      { cart: { token: bad, currency: bad, items: [{ ...item, title: bad, url: bad, image: bad }] } },
      { cart: { items: [] }, shop: { myshopify_domain: bad }, customer: { token: bad } },
    ],
    'chat-is-active': [{ lastActiveDateTime: bad }],
    'message-seen': [{ messageSeenDate: bad }],
    'products-viewed': [
      { products: [{ id: 1, title: bad, url: 'https://shop.test/' }] },
      { products: [{ id: 1, title: 'Mug', url: `https://shop.test/${bad}` }] },
    ],
    'page-viewed': [{ url: bad }, { url: `https://shop.test/${bad}` }],
  };
};

/** Refusals that say that something went wrong here, not there. */
const broken = (socket: TestSocket) =>
  socket
    .all('nack-message')
    .map(({ payload }) => payload.code)
    .filter((code) => code === 'internal' || code === 'database-down');

const isAnswered = ({ frames }: TestSocket, messageId: string) =>
  frames.some((frame) => 'messageId' in frame && frame.messageId === messageId);

describe('[D23] NUL and lone surrogates, in whatever place of whatever frame', () => {
  it('are known to be tried in every kind of frame there is', () => {
    expect(Object.keys(framesWith(''))).toEqual(expect.arrayContaining(Object.keys(captureFrames)));
  });

  it.each(badTexts.map((bad) => [JSON.stringify(bad), bad]))(
    '%s is taken without it, or refused for what it is: nothing breaks',
    async (_, bad) => {
      const shop = await app.newShop();
      for (const [type, payloads] of Object.entries(framesWith(bad))) {
        const socket = await app.visitorSocket(shop.appId, await app.token(shop.appId));
        for (const [index, payload] of payloads.entries()) {
          for (const messageId of [undefined, `${index}`, `${index}${bad}`])
            socket.send(type, payload, messageId);
        }
        socket.say('still here', '99');
        await socket.acknowledged('99');
        // In turn: what was sent before it is done.
        socket.send('chat-is-active', { lastActiveDateTime: Date.now() }, '100');
        await socket.until(() => isAnswered(socket, '100'), 'the last answer');
        expect(broken(socket), type).toEqual([]);
        socket.close();
      }
    },
  );

  it.each(badTexts.map((bad) => [JSON.stringify(bad), bad]))(
    "%s from an agent's console as well",
    async (_, bad) => {
      const shop = await app.newShop();
      const socket = await app.visitorSocket(shop.appId, await app.token(shop.appId));
      socket.say('hello', '1');
      const conversationId = (await socket.acknowledged('1'))?.conversationId;
      const agent = await app.agentSocket(await app.signIn(shop.agentEmail));
      agent.say(`answer${bad}`, '2', { conversationId });
      agent.say('x', '3', { conversationId: bad });
      agent.say('x', '4', { conversationId, clientInstanceId: bad });
      agent.send('history', { conversationId, createdBefore: bad }, '5');
      agent.send('agent-viewing', { conversationId, activity: bad }, '6');
      agent.send('agent-presence', { status: bad }, '7');
      agent.say('still here', '8', { conversationId });
      await agent.acknowledged('8');
      expect(agent.all('nack-message').map(({ messageId }) => messageId)).toEqual(['3', '4', '5', '6', '7']);
      expect(broken(agent)).toEqual([]);
    },
  );
});
