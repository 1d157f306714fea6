import type { Message } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { startTestApp } from '../../testing';
import { createTestCommerce } from '../../testing/createTestCommerce';

/** Every statement once, on both databases; what follows from what is tried beside this. */
it('it answers, proposes and is agreed to; and what its server left behind is handed over once by another', async () => {
  const commerce = createTestCommerce();
  const options = { commercePlatform: () => commerce };
  const app = await startTestApp(options);
  const after = await startTestApp({ ...options, opened: app.opened });
  const shop = await app.newShop();
  const selfService = { enabled: true, flows: { cancel_order: true }, atOnce: { cancel_order: true } };
  await app.opened.database.query('update app set settings = $2 where id = $1', [
    shop.appId,
    { automation: { aiAgent: { enabled: true } }, selfService },
  ]);
  const token = await app.token(shop.appId);
  const socket = await app.visitorSocket(shop.appId, token);
  const heard = () => socket.all('conversation-message').map(({ payload }) => payload);
  const signals = () => heard().filter(({ kind }) => kind === 'signal').length;
  const proven = { shopId: shop.shopId, customerId: 1, type: 'email', email: '' } as const;
  const idToken = await app.identity.tokens.issueAccess(proven);
  const ask = async (text: string, messageId: string): Promise<Message | undefined> => {
    const before = signals();
    socket.say(text, messageId, { metadata: { idToken } });
    await socket.until(() => signals() > before, 'a signal');
    return heard().findLast(({ kind, fromAgent }) => fromAgent && !kind);
  };
  await ask('Hello', '1');
  const card = await ask('Please cancel my order #1101', '2');
  const { proposalId } = (card?.content.metadata ?? {}) as { proposalId?: string };
  const confirmed = await fetch(`${app.baseUrl}/ssp/assistant/proposals/${proposalId}/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ accountId: shop.shopId, accessToken: idToken }),
  });
  expect([confirmed.status, await confirmed.json()]).toMatchObject([200, { state: 'done' }]);

  // One never comes back from a thought, as if it had been killed.
  let begin = () => {};
  const begun = new Promise<void>((done) => {
    begin = done;
  });
  app.assistant.useEngine(async () => ({
    name: 'model',
    think: (_, __, signal) =>
      new Promise((_done, failed) => {
        signal.addEventListener('abort', () => failed(signal.reason));
        begin();
      }),
  }));
  socket.say('Anybody?', '3');
  await begun;
  const conversationId = heard()[0]?.conversationId ?? '';
  const [turn] = await after.opened.database.query<{ turn: number; status: string }>(
    'select turn, status from assistant_turn where conversation_id = $1 order by turn desc limit 1',
    [conversationId],
  );
  expect(turn?.status).toBe('thinking');
  const job = { shopId: shop.shopId, conversationId, turn: turn?.turn ?? 0 };
  await after.assistant.carryOn(job);
  await after.assistant.carryOn(job);
  const again = await after.visitorSocket(shop.appId, token);
  again.send('synchronize-recent-messages', { afterId: 0 }, '1');
  await again.heard('synced');
  const all = again.all('synchronize-recent-messages').flatMap(({ payload }) => payload.messages);
  expect(all.filter(({ content }) => content.text === 'We have passed you on to our team.')).toHaveLength(1);
  expect(all.at(-1)?.kind ?? 'message').toBe('message');
  await after.stop();
  await app.stop();
});
