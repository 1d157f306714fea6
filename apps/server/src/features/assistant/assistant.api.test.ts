import { randomUUID } from 'node:crypto';
import type { FlowExecution } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssistantScene, eventually, startAssistantScene } from '../../testing/startAssistantScene';

let scene: AssistantScene;
beforeAll(async () => {
  scene = await startAssistantScene();
});
afterAll(() => scene.stop());

const returns =
  '<p>We are happy to help.</p><p>You can send anything back within 30 days. Sale items are excluded.</p>';

describe('a question', () => {
  it('[AI-26] is answered from an article, with its source, while it types; the conversation waits for nobody', async () => {
    const shop = await scene.openShop();
    await shop.write('Returns and refunds', returns);
    const shopper = await scene.visit(shop);
    const words = await shopper.toldAfter('Within how many days can I send things back for returns?');
    expect(shopper.socket.all('typing-activity-agent')[0]?.payload).toMatchObject({ isPermanent: true });
    expect(words).toMatchObject({
      senderInfo: { isBot: true, helpdeskBot: 'ai_agent_bot' },
      content: {
        text: 'You can send anything back within 30 days. Sale items are excluded.',
        metadata: {
          ai_agent_message_type: 'ai_agent_response_relevant_true',
          sources: [{ kind: 'article', title: 'Returns and refunds' }, { kind: 'article' }],
        },
      },
    });
    expect(shopper.signals).toEqual(['wait_for_customer_response']);
    expect(await scene.rowOf(shopper)).toEqual({ waiting: false, status: 'open' });
    await eventually(async () => (await scene.turnsOf(shopper))[0]?.told === true);
    expect(await scene.turnsOf(shopper)).toMatchObject([{ turn: 1, outcome: 'answer', model: 'built-in' }]);
    // What nobody sees is in the history, and not what the list shows.
    const list = await scene.app.call('GET', 'conversations?view=all', { cookie: shop.cookie });
    expect(await list.text()).toContain('Sale items are excluded');
  });

  it('that nothing answers is handed over with what the agent can trust, and the conversation waits for the team', async () => {
    const shop = await scene.openShop();
    await shop.write('Returns and refunds', returns);
    const shopper = await scene.visit(shop);
    const words = await shopper.toldAfter('Do you sponsor marathons in Antarctica?');
    expect(words?.content).toMatchObject({
      text: 'We have passed you on to our team.',
      metadata: { ai_agent_message_type: 'ai_agent_response_relevant_false' },
    });
    expect(shopper.signals).toEqual(['handover_to_agent']);
    await eventually(async () => (await scene.handoversOf(shop, shopper)).length === 1);
    const [handover] = await scene.handoversOf(shop, shopper);
    expect(handover).toMatchObject({
      kind: 'assistant-handover',
      metadata: { because: 'nothing-known', wants: ['Do you sponsor marathons in Antarctica?'] },
    });
    expect(handover?.metadata.tried).toMatchObject([
      { name: 'articles' },
      { name: 'flows' },
      { name: 'main-language' },
    ]);
    expect(await scene.rowOf(shopper)).toEqual({ waiting: true, status: 'open' });
    // From now on it is silent.
    const key = shopper.say('How do returns work?');
    await shopper.socket.acknowledged(key);
    await eventually(async () => (await scene.turnsOf(shopper)).length === 1);
    expect(shopper.signals).toHaveLength(1);
  });

  it('that came from the portal is for people, unless the chat says otherwise', async () => {
    const shop = await scene.openShop();
    await shop.write('Returns and refunds', returns);
    const text = 'Within how many days can I send things back for returns?';
    const asked = { selfServiceFlow: { kind: 'RETURN', orderId: 7, orderName: '#7', lineItems: [] } };
    const shopper = await scene.visit(shop);
    shopper.say(text, asked);
    await shopper.toldAfter(text);
    expect(await scene.turnsOf(shopper)).toHaveLength(1);
    const flags = JSON.stringify({ featureFlags: { aiOnOrderManagement: true } });
    await scene.database.query('update app set settings = settings || $2::jsonb where id = $1', [
      ...[shop.appId, flags],
    ]);
    expect((await (await scene.visit(shop)).toldAfter(text, asked))?.content.text).toContain(
      'within 30 days',
    );
  });

  it('[AI-07] that a flow hands over is taken where the chat wants that, once however often it is told, and otherwise waits for the team', async () => {
    const shop = await scene.openShop();
    await shop.write('Returns and refunds', returns);
    const { cookie } = shop;
    const publish = async (kind: 'handover' | 'assistant') => {
      const ask = {
        id: 'ask',
        kind: 'question',
        text: 'Your question?',
        answer: { type: 'text' },
        saveAs: 'q',
      };
      const steps = [
        { ...ask, next: 'last' },
        { id: 'last', kind, text: '' },
      ];
      const content = { name: 'Returns', language: 'en-US', start: 'ask', steps };
      const made = await scene.app.call('POST', 'flows', { cookie, body: { content } });
      const { id } = (await made.json()) as { id: string };
      await scene.app.call('PUT', `flows/${id}/publication`, {
        cookie,
        body: { version: 1, isPublished: true },
      });
      return id;
    };
    const walk = async (flowId: string) => {
      const shopper = await scene.visit(shop);
      const ask = async (path: string, body: object) => {
        const answer = await fetch(`${scene.app.baseUrl}/ssp/flows/executions${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${shopper.token}` },
          body: JSON.stringify({ accountId: shop.shopId, ...body }),
        });
        return (await answer.json()) as FlowExecution;
      };
      const { executionId, accessToken, revision } = await ask('', { flowId, key: randomUUID() });
      const value = 'Within how many days can I send things back for returns?';
      const answer = { kind: 'text', value };
      await ask(`/${executionId}/advance`, { accessToken, revision, answer });
      await shopper.socket.until(() => shopper.heard.length > 0, 'the words of the flow');
      return { shopper, again: () => scene.second.flows.carryOn({ shopId: shop.shopId, id: executionId }) };
    };
    for (const kind of ['handover', 'assistant'] as const) {
      const flowId = await publish(kind);
      await shop.set({}, { aiOnFlows: true });
      const { shopper, again } = await walk(flowId);
      await shopper.signalled(1);
      expect(shopper.words.at(-1)?.content.text).toContain('within 30 days');
      await scene.database.query('update flow_execution set told_at = null where conversation_id = $1', [
        shopper.conversationId,
      ]);
      await again();
      await shopper.toldAfter('Hello');
      expect(await scene.turnsOf(shopper)).toHaveLength(2);
      await shop.set({}, { aiOnFlows: false });
      const { shopper: other } = await walk(flowId);
      // The next thing that they say has the first turn.
      await other.toldAfter('Hello');
      expect(await scene.turnsOf(other)).toHaveLength(1);
      expect((await scene.turnsOf(shopper))[0]?.outcome).toBe('answer');
      await scene.app.call('DELETE', `flows/${flowId}`, { cookie });
    }
  });

  it('that an article answers otherwise than the owner promises is handed over, also where it is only quoted', async () => {
    const shop = await scene.openShop();
    await shop.write(
      'Returns and refunds',
      '<p>You can send anything back within 30 days. Sale items cannot be returned.</p>',
    );
    const { cookie } = shop;
    const promise = (body: object) => scene.app.call('PUT', 'assistant/policy', { cookie, body });
    const asked = 'Within how many days can I send things back for returns?';
    const because = [];
    for (const policy of [
      { returnDays: 14, areSaleItemsReturned: null },
      { returnDays: null, areSaleItemsReturned: true },
      { returnDays: 30, areSaleItemsReturned: false },
    ]) {
      expect((await promise(policy)).status).toBe(200);
      const shopper = await scene.visit(shop);
      await shopper.toldAfter(asked);
      await eventually(async () => (await scene.turnsOf(shopper))[0]?.told === true);
      because.push((await scene.handoversOf(shop, shopper))[0]?.metadata.because ?? null);
    }
    expect(because).toEqual(['policy', 'policy', null]);
  });

  it('that two articles answer differently is handed over', async () => {
    const shop = await scene.openShop();
    await shop.write('Returns and refunds', '<p>Returns are possible within 30 days after delivery.</p>');
    await shop.write(
      'Returns and refunds today',
      '<p>Returns are possible within 14 days after delivery.</p>',
    );
    const shopper = await scene.visit(shop);
    await shopper.toldAfter('Within how many days are returns possible?');
    await eventually(
      async () => (await scene.handoversOf(shop, shopper))[0]?.metadata.because === 'contradictory',
    );
    expect(shopper.signals).toEqual(['handover_to_agent']);
  });
});

it('[AI-24] what is solved is confirmed: yes closes, no brings a person', async () => {
  const shop = await scene.openShop();
  await shop.write('Returns and refunds', returns);
  const ends = [];
  // What is pressed counts by which it is: the shop's own page may call it anything.
  const pressed: Readonly<Record<string, object>> = {
    'To the shop': { isSolved: true },
    'Next in line': { isSolved: false },
  };
  const answers = ['Yes', 'No', 'yes thanks, bye!', 'not really', ...Object.keys(pressed)];
  for (const answer of answers) {
    const shopper = await scene.visit(shop);
    await shopper.toldAfter('Within how many days are returns possible?');
    const asked = await shopper.toldAfter('Thanks a lot');
    expect(asked?.content.metadata).toMatchObject({
      ai_agent_message_type: 'wait_for_close_ticket_confirmation',
    });
    await shopper.toldAfter(answer, {
      ai_agent_message_type: 'wait_for_close_ticket_confirmation',
      ...pressed[answer],
    });
    await eventually(async () => (await scene.turnsOf(shopper)).every(({ told }) => told));
    ends.push([shopper.signals.slice(1), await scene.rowOf(shopper)]);
  }
  const [closed, passedOn] = [
    [['wait_for_close_ticket_confirmation', 'close_ticket'], { waiting: false, status: 'closed' }],
    [['wait_for_close_ticket_confirmation', 'handover_to_agent'], { waiting: true, status: 'open' }],
  ];
  expect(ends).toEqual([closed, passedOn, closed, passedOn, closed, passedOn]);
});

it('is tried out without a trace', async () => {
  const shop = await scene.openShop();
  await shop.write('Returns and refunds', returns);
  const at = new Date();
  const ask = (text: string, more: object = {}) =>
    scene.app.assistant.tryOut(shop.shopId, shop.appId, {
      ...{ messages: [{ from: 'shopper', text, at }], language: 'en-US', ...more },
    });
  expect(await ask('Within how many days can I send things back for returns?')).toMatchObject({
    ...{ verdict: 'answer', text: expect.stringContaining('within 30 days'), sources: [{}, {}] },
  });
  expect(await ask('Where is my order?')).toMatchObject({ verdict: 'sign-in' });
  // With orders that are nobody's, and which nothing is done to.
  const [known, before] = [{ hasSampleOrders: true }, scene.commerce.asked.length];
  expect(await ask('Where is my order?', known)).toMatchObject({
    ...{ verdict: 'answer', text: expect.stringContaining('Order #9002') },
  });
  expect(await ask('Where is my order #9001?', known)).toMatchObject({
    text: expect.stringContaining('SAMPLE-0001'),
  });
  expect(await ask('Please cancel my order', known)).toMatchObject({
    ...{ verdict: 'propose', proposal: { kind: 'cancel', orderName: '#9002' } },
  });
  expect(scene.commerce.asked).toHaveLength(before);
  const guidance = { version: 2, tone: '', texts: [], handOverTopics: ['returns'] };
  expect(await ask('How do returns work?', { guidance })).toMatchObject({
    ...{ verdict: 'hand-over', because: 'topic' },
  });
  // As in a conversation: before anybody thinks, and whatever an article says of it.
  await shop.write('How to talk to a person', '<p>You can talk to a person on Mondays.</p>');
  expect(await ask('I want to talk to a person')).toMatchObject({
    ...{ verdict: 'hand-over', because: 'asked-for-person', thought: { steps: [] } },
  });
  await expect(
    scene.app.assistant.tryOut(shop.shopId + 1, shop.appId, { messages: [], language: 'en-US' }),
  ).rejects.toThrow();
  const rows = await scene.database.query('select from assistant_conversation where shop_id = $1', [
    shop.shopId,
  ]);
  expect(rows).toEqual([]);
});
