import { emptyCampaign } from '@shopbell/rules/campaigns-editing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import { createTestCommerce } from '../../testing/createTestCommerce';

const commerce = createTestCommerce();
let nowMs = Date.parse('2026-11-15T10:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs }, commercePlatform: () => commerce });
});
afterAll(() => app.stop());

it('[SRV-08] a customer who has proven who they are learns which campaigns are for them; nobody else learns anything', async () => {
  const shop = await app.newShop();
  const elsewhere = await app.newShop();
  const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner'));
  const publish = async (name: string, key: string, operator: string, value: number | string[]) => {
    const content = {
      ...{ ...emptyCampaign, name, message: { html: '<p>Hello</p>' } },
      triggers: [{ key, operator, value }],
    };
    const made = await app.call('POST', 'campaigns', { cookie, body: { chatId: shop.appId, content } });
    const { id } = (await made.json()) as { id: string };
    const body = { version: 1, state: 'active' };
    expect((await app.call('PUT', `campaigns/${id}/state`, { cookie, body })).status).toBe(200);
    return id;
  };
  const regulars = await publish('Regulars', 'orders_count', 'gt', 1);
  await publish('Everyone', 'time_spent_on_page', 'gt', 10);
  const unmarked = await publish('Unmarked', 'customer_tags', 'notContains', ['vip']);

  const proven = (customerId: number, shopId = shop.shopId) =>
    ({ shopId, customerId, type: 'email', email: '' }) as const;
  const ask = async (query: Record<string, string>) => {
    const search = new URLSearchParams({ appId: String(shop.appId), ...query });
    const response = await fetch(`${app.baseUrl}/ssp/campaigns/positives?${search}`);
    const answer = (await response.json()) as { positives?: string[]; error?: { code: string } };
    return answer.positives ?? answer.error?.code;
  };
  const { issueAccess, issueProof } = app.identity.tokens;
  expect(await ask({ accessToken: await issueAccess(proven(1)) })).toEqual([regulars]);
  expect(await ask({ idToken: await issueProof(proven(2)) })).toEqual([]);
  const asked = commerce.asked.length;
  expect(await ask({ accessToken: await issueAccess(proven(1)) })).toEqual([regulars]);
  expect(commerce.asked).toHaveLength(asked);

  expect(await ask({})).toBe('unauthorized');
  expect(await ask({ accessToken: 'nonsense' })).toBe('unauthorized');
  expect(await ask({ accessToken: await issueProof(proven(1)) })).toBe('unauthorized');
  expect(await ask({ accessToken: await issueAccess(proven(1, elsewhere.shopId)) })).toBe('unauthorized');
  expect(await ask({ accessToken: await issueAccess(proven(99)) })).toBe('customer-not-found');

  nowMs += 10 * 60_000;
  commerce.trouble = 'unreachable';
  expect(await ask({ accessToken: await issueAccess(proven(1)) })).toBe('platform-down');
  commerce.trouble = null;
  commerce.tagsOf = async () => ['wholesale'];
  expect(await ask({ accessToken: await issueAccess(proven(1)) })).toEqual([regulars, unmarked]);
});
