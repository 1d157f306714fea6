import type { KeptCase, ReviewedTurn } from '@shopbell/protocol';
import { triesADay, usualBudget } from '@shopbell/rules/assistant-budget';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { TestSocket } from '../../testing';
import { asks, heardBy, type ModelScene, startModelScene } from '../../testing/startModelScene';

interface ReviewedTurns {
  readonly turns: readonly ReviewedTurn[];
}

let scene: ModelScene;
beforeAll(async () => {
  scene = await startModelScene();
});
afterEach(() => void scene.model.asked.splice(0));
afterAll(() => scene.stop());

it('what an owner tries out costs as much as an answer and is no turn; once the day is paid for nothing is asked, and how cases went stays', async () => {
  const shop = await scene.openShop();
  const { cookie, appId } = shop;
  await shop.put('model', scene.place());
  const budget = { ...usualBudget, pricePerMillionIn: 1000, costPerDay: 0.2, turnsPerDay: 1 };
  await shop.put('budget', budget);
  const call = async (method: string, path: string, body?: object) => {
    const answer = await scene.app.call(method, `assistant/${path}`, { cookie, ...(body && { body }) });
    return [answer.status, await answer.json()] as const;
  };
  const tries = (text: string) => {
    const asked = { chatId: appId, language: 'en-US', guidance: 'draft' };
    return call('POST', 'try', { ...asked, messages: [{ from: 'shopper', text }] });
  };
  const question = 'Do you rent out looms?';
  const kept = { chatId: appId, question, language: 'en-US', expected: [{ kind: 'hands-over' }] };
  const [, { cases }] = await call('POST', 'cases', kept);
  const run = () => call('POST', `cases/${cases[0].id}/run`, { guidance: 'draft' });
  scene.model.plays({ calls: 'hand_over', with: { because: 'no looms' } });
  expect(await run()).toMatchObject([200, { runs: [{ isPassed: true }] }]);
  expect(await shop.read()).toMatchObject({ today: { turns: 0, tokensIn: 120, cost: 0.12 } });
  expect(await tries(question)).toMatchObject([200, { verdict: 'hand-over', costMicros: 120_000 }]);

  const spent = [409, { error: { code: 'assistant-budget-spent' } }];
  const asked = scene.model.asked.length;
  expect(await tries(question)).toMatchObject(spent);
  expect(await run()).toMatchObject(spent);
  // What costs nothing is still told.
  expect(await tries('A human, please')).toMatchObject([200, { because: 'asked-for-person' }]);
  expect(scene.model.asked.length).toBe(asked);
  const [, { cases: after }] = await call('GET', 'cases');
  expect(after).toMatchObject([{ runs: [{ isPassed: true, verdict: 'hand-over' }] }]);
  expect(await asks(await scene.visit(shop), 'Do you rent out looms?')).toBe('handover_to_agent');
  expect(scene.model.asked.length).toBe(asked);

  await shop.put('budget', { ...budget, costPerDay: null });
  expect(await run()).toMatchObject([200, { runs: [{ isPassed: true }] }]);
  // None of these took the one turn that the day has.
  expect(await asks(await scene.visit(shop), 'Do you rent out looms?')).toBe('handover_to_agent');
  expect(scene.model.asked.length).toBe(asked + 2);
  expect(await shop.read()).toMatchObject({ today: { turns: 1, tokensIn: 480 } });
  const { turns } = (await (
    await scene.app.call('GET', 'assistant/turns', { cookie })
  ).json()) as ReviewedTurns;
  expect(turns.map(({ because, wrote, model: asked }) => [because, wrote, asked])).toEqual([
    ['model-decided', 'no looms', 'scripted'],
    ['budget-spent', '', ''],
  ]);
  expect(turns[0]?.steps).toMatchObject([{ name: 'hand_over', detail: '{"because":"no looms"}' }]);
  // Whoever is over the turns may still try it out.
  expect((await tries(question))[0]).toBe(200);
});

it('a day has an end also with an endpoint that does not say what it has used', async () => {
  const shop = await scene.openShop();
  const { cookie, appId } = shop;
  await shop.put('model', scene.place());
  await shop.put('budget', { ...usualBudget, pricePerMillionIn: 1000, costPerDay: 0.2 });
  const call = { id: 'a', type: 'function', function: { name: 'solved', arguments: '{}' } };
  const choice = {
    index: 0,
    message: { role: 'assistant', tool_calls: [call] },
    finish_reason: 'tool_calls',
  };
  const said = { id: 'c', object: 'chat.completion', created: 1, choices: [choice] };
  scene.model.plays({ status: 200, body: JSON.stringify(said) });
  const body = {
    ...{ chatId: appId, language: 'en-US', guidance: 'draft' },
    messages: [{ from: 'shopper', text: 'Thank you' }],
  };
  const tries = async () => (await scene.app.call('POST', 'assistant/try', { cookie, body })).json();
  expect(await tries()).toMatchObject({ verdict: 'solved' });
  expect(await tries()).toMatchObject({ error: { code: 'assistant-budget-spent' } });
});

it('a case that nothing could be asked about was not run, and how it went before stays', async () => {
  const shop = await scene.openShop();
  const { cookie, appId } = shop;
  await shop.put('model', scene.place());
  const call = async (method: string, path: string, body?: object) => {
    const answer = await scene.app.call(method, `assistant/${path}`, { cookie, ...(body && { body }) });
    return [answer.status, await answer.json()] as const;
  };
  const kept = { chatId: appId, question: 'Do you rent out looms?', language: 'en-US' };
  await call('POST', 'cases', { ...kept, expected: [{ kind: 'hands-over' }] });
  const [, { cases }] = await call('POST', 'cases', {
    ...kept,
    expected: [{ kind: 'lacks', words: 'loom' }],
  });
  const [hands, lacks] = cases.map(({ id }: KeptCase) => id);
  const run = (id: string) => call('POST', `cases/${id}/run`, { guidance: 'draft' });
  scene.model.plays({ calls: 'hand_over', with: { because: 'no looms' } });
  expect(await run(hands)).toMatchObject([200, { runs: [{ isPassed: true }] }]);
  scene.model.plays({ status: 500 });
  const failed = [503, { error: { code: 'assistant-failed' } }];
  for (const id of [hands, lacks]) expect(await run(id)).toMatchObject(failed);
  const [, { cases: after }] = await call('GET', 'cases');
  expect(after).toMatchObject([{ runs: [{ isPassed: true, verdict: 'hand-over' }] }, { runs: [] }]);
});

it('a conversation that asks without an end gets a person', async () => {
  const shop = await scene.openShop();
  await shop.put('model', scene.place());
  await shop.put('budget', { ...usualBudget, turnsPerConversation: 1 });
  const socket = await scene.visit(shop);
  scene.model.plays({ calls: 'ask', with: { about: 'more' } });
  expect(await asks(socket, 'It is broken')).toBe('wait_for_customer_response');
  expect(await asks(socket, 'The thing')).toBe('handover_to_agent');
  expect(scene.model.asked).toHaveLength(1);
});

it('a shopper has so many answers a day in all conversations of theirs, and so has a shop; then nothing is asked', async () => {
  const shop = await scene.openShop();
  await shop.put('model', scene.place());
  await shop.put('budget', { ...usualBudget, turnsPerShopper: 2 });
  scene.model.plays({ calls: 'courtesy', with: { what: 'greeting' } });
  const asWhom = async (socket: TestSocket) => {
    const { conversationId } = heardBy(socket)[0] ?? {};
    const sql = `insert into visitor (conversation_id, shop_id, app_id, email, email_trust)
      values ($1, $2, $3, 'same@shop.test', 'captured')`;
    await scene.app.opened.database.query(sql, [conversationId, shop.shopId, shop.appId]);
  };
  const [phone, desktop] = [await scene.visit(shop), await scene.visit(shop)];
  for (const socket of [phone, desktop]) {
    expect(await asks(socket, 'Hi')).toBe('wait_for_customer_response');
    await asWhom(socket);
    expect(await asks(socket, 'Hi again')).toBe('wait_for_customer_response');
  }
  const asked = scene.model.asked.length;
  expect(await asks(phone, 'Hi once more')).toBe('handover_to_agent');
  // Whoever else asks is answered, until the shop's day is over.
  expect(await asks(await scene.visit(shop), 'Hi')).toBe('wait_for_customer_response');
  await shop.put('budget', { ...usualBudget, turnsPerDay: 5 });
  const taken = "select sum(count) as count from attempt where key like 'assistant-%'";
  const before = await scene.app.opened.database.query(taken);
  expect(await asks(await scene.visit(shop), 'Hi')).toBe('handover_to_agent');
  expect(scene.model.asked.length).toBe(asked + 1);
  // Who was not answered is counted neither for the shop's day nor for their own.
  const spent = 'select turns from assistant_spending where shop_id = $1';
  expect(await scene.app.opened.database.query(spent, [shop.shopId])).toEqual([{ turns: 5 }]);
  expect(await scene.app.opened.database.query(taken)).toEqual(before);
});

it('where no price is known a day still has an end: for what is tried out by its own count, for shoppers by theirs', async () => {
  const shop = await scene.openShop();
  await shop.put('model', scene.place());
  expect(await shop.read()).toMatchObject({ budget: { pricePerMillionIn: 0, pricePerMillionOut: 0 } });
  const { cookie, appId, shopId } = shop;
  const body = {
    ...{ chatId: appId, language: 'en-US', guidance: 'draft' },
    messages: [{ from: 'shopper', text: 'Do you rent out looms?' }],
  };
  const tries = async () => (await scene.app.call('POST', 'assistant/try', { cookie, body })).json();
  const set = (what: string) =>
    scene.app.opened.database.query(`update assistant_spending set ${what} where shop_id = $1`, [shopId]);
  scene.model.plays({ calls: 'hand_over', with: { because: 'no looms' } });
  expect(await tries()).toMatchObject({ verdict: 'hand-over' });
  const counted = 'select turns, tries, tried_tokens as tokens from assistant_spending where shop_id = $1';
  const spent = () => scene.app.opened.database.query(counted, [shopId]);
  expect(await spent()).toEqual([{ turns: 0, tries: 1, tokens: '160' }]);

  await set(`tries = ${triesADay.count - 1}`);
  const answers = await Promise.all([tries(), tries(), tries()]);
  const refused = { error: { code: 'assistant-tries-spent' } };
  expect(answers.filter((answer) => 'error' in answer)).toMatchObject([refused, refused]);
  await set(`tries = 0, tried_tokens = ${triesADay.tokens}`);
  expect(await tries()).toMatchObject(refused);
  const asked = scene.model.asked.length;
  expect(asked).toBe(2);

  // Shoppers are answered all the same, and are no tries; their own turns have an end by count.
  await shop.put('budget', { ...usualBudget, turnsPerDay: 2, costPerDay: null });
  for (const expected of ['wait_for_customer_response', 'wait_for_customer_response', 'handover_to_agent']) {
    scene.model.plays({ calls: 'courtesy', with: { what: 'greeting' } });
    expect(await asks(await scene.visit(shop), 'Hi')).toBe(expected);
  }
  expect(scene.model.asked).toHaveLength(asked + 2);
  expect(await spent()).toEqual([{ turns: 2, tries: 0, tokens: String(triesADay.tokens) }]);
});
