import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bus, createInProcessBus } from '../platform/bus';
import { startTestApp, type TestApp } from '../testing';

/** What another node stores reaches this one by the database alone: the bus carries nothing between them. */
const deafBus = (): Bus => ({ ...createInProcessBus(() => {}), isLossless: false, publish: () => {} });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ bus: deafBus() });
});
afterAll(() => app.stop());

/** Stores as another node does, so that nothing in this process hears of it. */
const storeElsewhere = (place: { shopId: number; appId: number; conversationId: string }, id: number) =>
  app.opened.database.query(
    `with c as (
       insert into conversation (id, shop_id, app_id, last_message_id, last_message_at) values ($1, $2, $3, $4, now())
       on conflict (id) do update set last_message_id = excluded.last_message_id, last_message_at = now() returning id)
     insert into message (conversation_id, id, shop_id, message_id, content_hash, content, metadata, from_agent, created_at)
     select id, $4, $2, $5, '', '{"type":"text","text":"from elsewhere"}', '{}', true, now() from c`,
    [place.conversationId, place.shopId, place.appId, id, String(id)],
  );

describe('[D15] while the bus is silent', () => {
  it('a shopper hears what another node stored within 2 s, once and in order', async () => {
    const { shopId, appId } = await app.newShop();
    const token = await app.token(appId);
    const { conversationId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const socket = await app.visitorSocket(appId, token);
    const startedMs = performance.now();
    for (const id of [1, 2, 3]) await storeElsewhere({ shopId, appId, conversationId }, id);
    await socket.heard('conversation-message', 3);
    expect(performance.now() - startedMs).toBeLessThan(2000);
    await storeElsewhere({ shopId, appId, conversationId }, 4);
    await socket.heard('conversation-message', 4);
    expect(socket.all('conversation-message').map(({ payload }) => payload.id)).toEqual([1, 2, 3, 4]);
  });

  it('an agent hears of conversations nobody here looks at, each change once', async () => {
    const { shopId, appId, agentEmail } = await app.newShop();
    const socket = await app.agentSocket(await app.signIn(agentEmail));
    const conversationId = randomUUID();
    for (const id of [1, 2]) {
      await storeElsewhere({ shopId, appId, conversationId }, id);
      expect((await socket.heard('conversation-changed', id)).payload).toEqual({
        conversationId,
        headId: id,
      });
    }
    expect(socket.all('conversation-changed')).toHaveLength(2);
  });
});
