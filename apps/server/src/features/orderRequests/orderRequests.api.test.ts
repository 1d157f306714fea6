import type { ConversationRequests, Message } from '@shopbell/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import { createTestCommerce } from '../../testing/createTestCommerce';
import { createTestMailer } from '../../testing/createTestMailer';

let app: TestApp;
const commerce = createTestCommerce();
const mailer = createTestMailer();
beforeAll(async () => {
  app = await startTestApp({ mailer, commercePlatform: () => commerce });
});
afterAll(() => app.stop());

const flow = { kind: 'RETURN', orderId: 101, orderName: '#1101', lineItems: [], language: 'de' };

/** Somebody who has asked for something, and the desk. */
async function openRequest(selfServiceFlow: object = flow) {
  const shop = await app.newShop();
  const socket = await app.visitorSocket(shop.appId, await app.token(shop.appId));
  const message = {
    messageId: '1',
    clientInstanceId: 'page',
    content: { type: 'text', text: 'Return, please' },
  };
  socket.send('pending-conversation-message', { ...message, metadata: { selfServiceFlow } }, '1');
  const conversationId = (await socket.acknowledged('1'))?.conversationId ?? '';
  const cookie = await app.signIn(shop.agentEmail);
  const path = `conversations/${conversationId}/requests`;
  const know = (how: string) =>
    app.opened.database.query(
      `insert into visitor as v (conversation_id, shop_id, app_id) values ($1, $2, $3)
       on conflict (conversation_id) do update set ${how}`,
      [conversationId, shop.shopId, shop.appId],
    );
  await know('name = v.name');
  return {
    ...{ ...shop, conversationId, cookie, socket, know },
    async list(): Promise<ConversationRequests> {
      return (await app.call('GET', path, { cookie })).json();
    },
    async decide(body: object, id = 1, by = cookie) {
      const response = await app.call('PUT', `${path}/${id}`, { cookie: by, body });
      const answer = await response.json();
      return { status: response.status, code: answer.error?.code, answer };
    },
    mails: () => mailer.sent.filter(({ key }) => key.startsWith(`notice:${conversationId}:`)),
    async cards(): Promise<readonly Message[]> {
      socket.send('synchronize-recent-messages', { afterId: 0 }, '2');
      await socket.heard('synced');
      const pages = socket.all('synchronize-recent-messages');
      return pages.flatMap(({ payload }) => payload.messages).filter(({ fromAgent }) => fromAgent);
    },
  };
}

it('a request is open until somebody decides; then the shopper reads it and has one mail, in their language', async () => {
  const asked = await openRequest();
  await asked.know(`email = 'hazel@mail.test', email_trust = 'verified', email_proof = 'code'`);
  expect(await asked.list()).toMatchObject({
    requests: [{ id: 1, kind: 'return', orderName: '#1101', state: 'open', revision: 0, decidedBy: null }],
    isMailed: true,
  });
  const note = 'Send it <b>back</b>';
  const decided = await asked.decide({ state: 'accepted', revision: 0, note });
  expect(decided.answer.requests).toMatchObject([{ state: 'accepted', revision: 1 }]);
  expect(await asked.cards()).toMatchObject([
    {
      content: {
        type: 'order-request',
        text: `Wir haben Ihr Anliegen zur Bestellung #1101 angenommen.\n${note}`,
        metadata: { kind: 'return', orderName: '#1101', state: 'accepted', request: 1 },
      },
    },
  ]);
  const [mail, ...more] = asked.mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'hazel@mail.test', subject: 'Zu Ihrem Anliegen zur Bestellung #1101' });
  expect(mail?.text).toContain(note);
  expect(mail?.html).toContain('Send it &lt;b&gt;back&lt;/b&gt;');
  // What the job finds afterwards has been told.
  await app.orderRequests.tell({ ...asked, requestId: 1, revision: 1 });
  expect([asked.mails().length, (await asked.list()).requests.length]).toEqual([1, 1]);
  // And the mail of unseen answers does not say it again.
  await app.correspondence.answers.mailUnseen(asked);
  expect(mailer.sent.filter(({ key }) => key.startsWith(`answer:${asked.conversationId}`))).toEqual([]);
});

it('of two who decide at once one does, and nobody decides by what is no longer so', async () => {
  const asked = await openRequest();
  const both = await Promise.all([
    asked.decide({ state: 'accepted', revision: 0 }),
    asked.decide({ state: 'declined', revision: 0 }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [{ state, revision } = { state: 'open', revision: 0 }] = (await asked.list()).requests;
  expect(revision).toBe(1);
  expect((await asked.decide({ state, revision })).code).toBe(
    state === 'open' ? 'invalid-request' : 'request-changed',
  );
  expect((await asked.decide({ state: 'done', revision: 0 })).code).toBe('request-changed');
  expect((await asked.decide({ state: 'done', revision: 1 })).status).toBe(200);
  expect((await asked.cards()).map(({ content }) => content.type)).toEqual([
    'order-request',
    'order-request',
  ]);
  // Nobody has proven an address: the conversation alone has it.
  expect([(await asked.list()).isMailed, asked.mails()]).toEqual([false, []]);
});

it('mails go to no address that was only given, and to the one the shop knows of a proven number', async () => {
  const asked = await openRequest({ ...flow, language: undefined });
  await asked.know(`email = 'somebody@mail.test', email_trust = 'captured'`);
  await asked.decide({ state: 'declined', revision: 0 });
  expect(asked.mails()).toEqual([]);
  commerce.customers[0] = { id: 1, first_name: 'Hazel', email: 'hazel@shop.test', phone: '+12025550143' };
  await asked.know(`email = null, email_trust = null, phone = '+12025550143'`);
  commerce.trouble = 'unreachable';
  expect((await asked.decide({ state: 'accepted', revision: 1 })).status).toBe(200);
  expect(asked.mails()).toEqual([]);
  commerce.trouble = null;
  await app.orderRequests.tell({ ...asked, requestId: 1, revision: 2 });
  expect(asked.mails().map(({ to }) => to)).toEqual(['hazel@shop.test']);
  expect((await asked.cards()).length).toBe(2);
});

it('what is no request, another shop’s, or nonsense is refused, and nothing is written', async () => {
  const [asked, other] = [await openRequest(), await openRequest()];
  asked.socket.say('Hello?', '3');
  await asked.socket.acknowledged('3');
  const decision = { state: 'done', revision: 0 };
  expect((await asked.decide(decision, 2)).code).toBe('not-found');
  expect((await asked.decide(decision, 999)).code).toBe('not-found');
  expect((await asked.decide(decision, 1, other.cookie)).code).toBe('not-found');
  for (const body of [
    {},
    { state: 'open', revision: 0 },
    { state: 'done' },
    { state: 'done', revision: '0' },
    { state: 'done', revision: -1 },
    { ...decision, note: 'x'.repeat(1001) },
    { ...decision, note: 7 },
  ])
    expect((await asked.decide(body)).code).toBe('invalid-request');
  expect((await asked.decide(decision, -1)).code).toBe('invalid-request');
  const rows = 'select 1 from order_request_change where shop_id = any ($1)';
  expect(await app.opened.database.query(rows, [[asked.shopId, other.shopId]])).toEqual([]);
  expect((await asked.list()).requests).toMatchObject([{ state: 'open' }]);
});
