import { randomUUID } from 'node:crypto';
import type { ConversationList } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type InboxDesk, inboxOf, startTestApp, type TestApp } from '../../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { openDesk, shopperSays, ask, put, listed } = inboxOf(() => app);

describe('the search', () => {
  const foundBy = (desk: InboxDesk, words: string) => listed(desk, `view=all&q=${encodeURIComponent(words)}`);
  async function findsSoon(desk: InboxDesk, words: string, ids: string[]): Promise<void> {
    await vi.waitFor(async () => expect(new Set(await foundBy(desk, words))).toEqual(new Set(ids)), 10_000);
  }

  it('finds words of any message, half typed, in any order, without accents', async () => {
    const desk = await openDesk();
    const one = await shopperSays(desk, 'Is the Café table sold out?', 'I need two');
    const two = await shopperSays(desk, 'Where is order #48213?');
    await findsSoon(desk, 'cafe', [one.conversationId]);
    await findsSoon(desk, 'order 482', [two.conversationId]);
    expect(await foundBy(desk, 'two TABLE')).toEqual([one.conversationId]);
    expect(await foundBy(desk, 'table order')).toEqual([]);
    const { conversations } = await ask<ConversationList>(desk, 'conversations?view=all&q=table');
    expect(conversations[0]?.foundText).toBe('Is the Café table sold out?');
    expect(new Set(await foundBy(desk, ' !? '))).toEqual(new Set([one.conversationId, two.conversationId]));
  });

  it('finds Japanese without spaces, from one letter on', async () => {
    const desk = await openDesk();
    const { conversationId } = await shopperSays(desk, '注文した商品を返品したいです');
    for (const words of ['返品', '商品を返品', '品']) await findsSoon(desk, words, [conversationId]);
    expect(await foundBy(desk, '品返')).toEqual([]);
  });

  it('finds visitors by name and address, and keeps to the view', async () => {
    const desk = await openDesk();
    const { conversationId } = await shopperSays(desk, 'Hello');
    await put(desk, conversationId, 'visitor', { name: 'Zoë Winter', email: 'Zoe@Example.com' });
    expect(await foundBy(desk, 'zoe win')).toEqual([conversationId]);
    expect(await foundBy(desk, 'zoe@example.com')).toEqual([conversationId]);
    expect(await listed(desk, 'view=closed&q=zoe')).toEqual([]);
    expect(await listed(desk, 'view=waiting&q=zoe')).toEqual([conversationId]);
  });

  it("[ROL-17] never looks into another shop, and a frequent word finds the shop's own, newest first, in pages", async () => {
    const [north, south] = [await openDesk(), await openDesk()];
    const mine = await shopperSays(north, 'commonword here');
    const ids = Array.from({ length: 1700 }, () => randomUUID());
    await app.opened.database.query(
      `with c as (
         insert into conversation (id, shop_id, app_id, last_message_id, last_message_at)
         select id, $2, $3, 1, now() - n * interval '1 minute' from unnest($1::uuid[]) with ordinality as t(id, n)
       ), m as (
         insert into message (conversation_id, id, shop_id, message_id, content_hash, content, metadata, from_agent, created_at)
         select id, 1, $2, '1', '', '{"type":"text","text":"commonword there"}', '{}', false, now() from unnest($1::uuid[]) id
       )
       insert into conversation_search (conversation_id, shop_id, indexed_id, terms)
       select id, $2, 1, array_to_tsvector(array[$2::bigint || '/commonword']) from unnest($1::uuid[]) id`,
      [ids, south.shopId, south.appId],
    );
    await findsSoon(north, 'commonword', [mine.conversationId]);
    expect(await foundBy(south, 'commonword')).toEqual(ids.slice(0, 50));
    const page = await ask<ConversationList>(south, 'conversations?view=all&q=commonword');
    const next = await listed(south, `view=all&q=commonword&before=${encodeURIComponent(page.next ?? '')}`);
    expect(next).toEqual(ids.slice(50, 100));
  });

  it('takes up after a crash what had not been brought in', async () => {
    const desk = await openDesk();
    const { conversationId } = await shopperSays(desk, 'forgottenword');
    await findsSoon(desk, 'forgottenword', [conversationId]);
    await app.opened.database.query('delete from conversation_search where conversation_id = $1', [
      conversationId,
    ]);
    expect(await foundBy(desk, 'forgottenword')).toEqual([]);
    const second = await startTestApp({ opened: app.opened });
    await findsSoon(desk, 'forgottenword', [conversationId]);
    await second.stop();
  });
});
