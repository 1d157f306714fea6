import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import type { Submission } from './Submission';
import { storeMessages } from './storeMessages';

let app: TestApp;
let shop: Awaited<ReturnType<TestApp['newShop']>>;
let other: Awaited<ReturnType<TestApp['newShop']>>;
beforeAll(async () => {
  app = await startTestApp();
  shop = await app.newShop();
  other = await app.newShop();
});
afterAll(() => app.stop());

const says = (conversationId: string, messageId: number, more: Partial<Submission> = {}): Submission => ({
  shopId: shop.shopId,
  appId: shop.appId,
  conversationId,
  message: {
    messageId: String(messageId) as Submission['message']['messageId'],
    clientInstanceId: 'tab',
    content: { type: 'text', text: `Words ${messageId}` },
  },
  contentHash: `hash ${messageId}`,
  fromAgent: false,
  sender: null,
  ...more,
});

/** What became of each: its id, with a mark where it had been stored before, or nothing. */
async function store(...batch: Submission[]): Promise<(string | null)[]> {
  const rows = await app.opened.database
    .aheadInShops([shop.shopId, other.shopId])
    .tx((transaction) => storeMessages(transaction, batch, Date.parse('2026-11-16T10:00:00Z')));
  return batch.map(({ conversationId, message, shopId }) => {
    const found = rows.find(
      (row) => row.message.conversationId === conversationId && row.message.messageId === message.messageId,
    );
    return found && shopId === shop.shopId ? `${found.message.id}${found.isNew ? '' : ' again'}` : null;
  });
}

const read = (conversationId: string) =>
  app.opened.database.query<{ id: string; message_id: string; shop_id: string; created_at: Date }>(
    'select id, message_id, shop_id, created_at from message where conversation_id = $1 order by id',
    [conversationId],
  );

const mark = (conversationId: string, column: 'blocked_at' | 'erased_at') =>
  app.opened.database.query(`update conversation set ${column} = now() where id = $1`, [conversationId]);

it('[D3][D4] what is known is answered as it was, and the rest of its batch follows without a hole', async () => {
  const [known, beside] = [randomUUID(), randomUUID()];
  expect(await store(says(known, 1), says(known, 2))).toEqual(['1', '2']);
  const outcome = await store(
    says(known, 3),
    says(beside, 1),
    says(known, 2),
    says(known, 4),
    says(beside, 2),
  );
  expect(outcome).toEqual(['3', '1', '2 again', '4', '2']);
  const rows = await read(known);
  expect(rows.map((row) => `${row.id} ${row.message_id}`)).toEqual(['1 1', '2 2', '3 3', '4 4']);
  const times = rows.map((row) => row.created_at.getTime());
  expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0))).toBe(true);
});

it('[D1] what is answered is what is stored', async () => {
  const id = randomUUID();
  const sender = { name: 'Ada', avatarURL: null, isBot: false };
  const batch = [says(id, 1), says(id, 2, { fromAgent: true, sender, authorId: 'ada' })];
  const nowMs = Date.parse('2026-11-16T10:00:00Z');
  const inShop = app.opened.database.aheadInShops([shop.shopId]);
  const first = await inShop.tx((transaction) => storeMessages(transaction, batch, nowMs));
  const second = await inShop.tx((transaction) => storeMessages(transaction, batch, nowMs + 5000));
  expect(first.every(({ isNew }) => isNew) && second.every(({ isNew }) => !isNew)).toBe(true);
  expect(second.map((row) => ({ ...row, isNew: true }))).toEqual(first);
});

it('what one conversation refuses takes nothing along: a blocked shopper, not the agent; a deleted one, nobody', async () => {
  const [blocked, erased, free] = [randomUUID(), randomUUID(), randomUUID()];
  await store(says(blocked, 1), says(erased, 1));
  await mark(blocked, 'blocked_at');
  await mark(erased, 'erased_at');
  const outcome = await store(
    says(free, 1),
    says(blocked, 2),
    says(erased, 2),
    says(blocked, 3, { fromAgent: true }),
    says(erased, 3, { fromAgent: true }),
    says(blocked, 1),
    says(free, 2),
  );
  expect(outcome).toEqual(['1', null, null, '2', null, '1 again', '2']);
});

it.each([
  ['before it', 0],
  ['behind it', 1],
])(
  'whoever comes to a conversation from another shop, %s, is refused and changes nothing',
  async (_, place) => {
    const id = randomUUID();
    await store(says(id, 1));
    const foreign = says(id, 7, { shopId: other.shopId, appId: other.appId });
    const own = says(id, 2);
    expect(await store(...(place === 0 ? [foreign, own] : [own, foreign]))).toContain('2');
    expect((await read(id)).map(({ message_id, shop_id }) => [message_id, Number(shop_id)])).toEqual([
      ['1', shop.shopId],
      ['2', shop.shopId],
    ]);
  },
);
