import { usualBudget } from '@shopbell/rules/assistant-budget';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import { addSpent, findModel, findSpent, forgetSpent, keepModel, takeTry } from './store';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('keeps one part of a shop’s model without touching the others, and counts what many spend at once', async () => {
  const { shopId } = await app.newShop();
  const { shopId: other } = await app.newShop();
  const database = app.opened.database.inShops([shopId]);
  const at = new Date(0);
  expect(await findModel(database, shopId)).toBeNull();
  await keepModel(database, shopId, { budget: usualBudget }, at);
  await keepModel(database, shopId, { baseUrl: 'https://m.example', model: 'm', sealedKey: 's' }, at);
  const policy = { returnDays: 30, areSaleItemsReturned: false };
  await keepModel(database, shopId, { policy }, at);
  const selling = { maxPercent: 10, codes: [{ code: 'WELCOME10', percent: 10 }] };
  await keepModel(database, shopId, { selling }, at);
  const whole = {
    ...{ baseUrl: 'https://m.example', model: 'm', sealedKey: 's', budget: usualBudget },
    ...{ policy, selling },
  };
  expect(await findModel(database, shopId)).toEqual(whole);
  expect(await findModel(app.opened.database.inShops([other]), shopId)).toBeNull();

  const [today, before] = ['2026-11-17', '2025-01-01'];
  const spent = { turns: 1, tokensIn: 10, tokensOut: 5, costMicros: 7, triedTokens: 3 };
  await addSpent(database, { shopId, day: before }, spent);
  const counts = await Promise.all(
    Array.from({ length: 5 }, () => addSpent(database, { shopId, day: today }, spent)),
  );
  expect(counts.toSorted()).toEqual([1, 2, 3, 4, 5]);
  const all = { turns: 5, tokensIn: 50, tokensOut: 25, costMicros: 35, triedTokens: 15 };
  expect(await findSpent(database, shopId, today)).toEqual(all);
  await forgetSpent(app.opened.database, '2026-01-01');
  expect(await findSpent(database, shopId, before)).toMatchObject({ turns: 0 });
  expect(await findSpent(database, shopId, today)).toEqual(all);
});

it('however many try at once, a day has so many tries and tokens for them, and the next one has them again', async () => {
  const { shopId } = await app.newShop();
  const database = app.opened.database.inShops([shopId]);
  const [today, tomorrow] = ['2026-11-17', '2026-11-18'].map((day) => ({ shopId, day })) as [Day, Day];
  const limits = { count: 3, tokens: 100 };
  const tries = Array.from({ length: 8 }, () => takeTry(database, today, limits));
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(3);
  expect(await takeTry(database, tomorrow, limits)).toBe(true);
  await addSpent(database, tomorrow, { ...nothing, triedTokens: 99 });
  expect(await takeTry(database, tomorrow, limits)).toBe(true);
  await addSpent(database, tomorrow, { ...nothing, triedTokens: 1 });
  expect(await takeTry(database, tomorrow, limits)).toBe(false);
  // Shoppers' turns are none of them.
  expect(await findSpent(database, shopId, tomorrow.day)).toMatchObject({ turns: 0, triedTokens: 100 });
});

type Day = Parameters<typeof addSpent>[1];
const nothing = { turns: 0, tokensIn: 0, tokensOut: 0, costMicros: 0, triedTokens: 0 };
