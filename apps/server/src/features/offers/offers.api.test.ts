import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CommerceError } from '../../platform/commerce';
import { randomAddress, startTestApp, type TestApp } from '../../testing';
import { createTestCommerce } from '../../testing/createTestCommerce';

let app: TestApp;
let isCodeValid: (code: string) => Promise<boolean> = async () => true;
const nowMs = Date.parse('2026-11-15T10:00:00Z');
beforeAll(async () => {
  const commerce = { ...createTestCommerce(), isCodeValid: (code: string) => isCodeValid(code) };
  app = await startTestApp({ clock: { now: () => nowMs }, commercePlatform: () => commerce });
});
afterAll(() => app.stop());

const offerId = randomUUID();

/** A campaign that is on, and offers it. */
async function offerIn({ shopId, appId }: { shopId: number; appId: number }, state = 'active') {
  const { database } = app.opened;
  const [campaignId, at] = [randomUUID(), new Date(nowMs)];
  await database.query('insert into campaign_chat (app_id, shop_id) values ($1, $2)', [appId, shopId]);
  await database.query(
    `insert into campaign (id, shop_id, app_id, state, content, position, created_at, changed_at)
     values ($1, $2, $3, $4, $5, 1, $6, $6)`,
    [campaignId, shopId, appId, state, { attachments: [{ extra: { discount_offer_id: offerId } }] }, at],
  );
  await database.query(
    `insert into campaign_offer (shop_id, offer_id, code, type, value) values ($1, $2, 'WELCOME10', 'percentage', '10')`,
    [shopId, offerId],
  );
}

async function reveal(
  appId: number | string,
  offer: string = offerId,
  address = randomAddress(),
  token = '',
) {
  const response = await fetch(`${app.baseUrl}/ssp/offers/${offer}/reveal?appId=${appId}`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': address,
      'content-type': 'application/json',
      ...(token && { authorization: token }),
    },
    body: '{}',
  });
  const body = await response.json();
  return body.error?.code ?? body;
}

it('[OFR-02] a code comes to whoever asks for it, good for 48 hours, from its own shop only and only so often', async () => {
  const [own, other, paused] = [await app.newShop(), await app.newShop(), await app.newShop()];
  await offerIn(own);
  await offerIn(paused, 'paused');
  expect(await reveal(own.appId)).toEqual({ code: 'WELCOME10', expiresAt: '2026-11-17T10:00:00.000Z' });
  for (const { appId } of [other, paused]) expect(await reveal(appId)).toBe('not-found');
  expect(await reveal(own.appId, 'toString')).toBe('not-found');
  expect(await reveal(987_654_321)).toBe('unknown-app');
  for (const wrong of ['x', '-1', '1.5', '']) expect(await reveal(wrong)).toBe('invalid-request');
  expect(await reveal(own.appId, 'x'.repeat(101))).toBe('invalid-request');

  isCodeValid = async () => false;
  expect(await reveal(own.appId)).toBe('offer-ended');
  isCodeValid = async () => {
    throw new CommerceError('unreachable', 'The test said so');
  };
  expect(await reveal(own.appId)).toHaveProperty('code', 'WELCOME10');
  isCodeValid = async () => true;

  const address = randomAddress();
  const answers = await Promise.all(Array.from({ length: 12 }, () => reveal(own.appId, offerId, address)));
  expect(answers.filter((answer) => answer === 'rate')).toHaveLength(2);
  expect(await reveal(own.appId)).toHaveProperty('code');
});

it('marketing consent is kept with its moment and its words, for who has a token of this chat', async () => {
  const [own, other] = [await app.newShop(), await app.newShop()];
  const auth = await fetch(`${app.baseUrl}/auth?appId=${own.appId}`);
  const token = auth.headers.get('authorization') ?? '';
  const body = { campaignId: 'c1', text: 'Send me news.', answers: { email: 'hazel@example.com' } };
  const give = async (appId: number, given: unknown, authorization: string) => {
    const response = await fetch(`${app.baseUrl}/ssp/consents?appId=${appId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(given),
    });
    return (await response.json()).error?.code ?? 'done';
  };
  expect(await give(own.appId, body, token)).toBe('done');
  expect(await give(own.appId, body, '')).toBe('unauthorized');
  expect(await give(own.appId, body, `Bearer ${randomUUID()}`)).toBe('unauthorized');
  expect(await give(other.appId, body, token)).toBe('unauthorized');
  const tooMany = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`f${index}`, 'x']));
  for (const wrong of [
    {},
    { ...body, text: '' },
    { ...body, answers: tooMany },
    { ...body, answers: { 'a b': 'x' } },
  ])
    expect(await give(own.appId, wrong, token)).toBe('invalid-request');
  const rows = await app.opened.database.query(
    'select campaign_id, wording, answers, given_at from marketing_consent where shop_id = $1',
    [own.shopId],
  );
  expect(rows).toEqual([
    { campaign_id: 'c1', wording: 'Send me news.', answers: body.answers, given_at: new Date(nowMs) },
  ]);
});
