import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AssistantScene,
  eventually,
  slowEngine,
  startAssistantScene,
  thoughtOf,
} from '../../testing/startAssistantScene';
import { createTurns } from './createTurns';
import type { Draft } from './index';

let scene: AssistantScene;
beforeAll(async () => {
  scene = await startAssistantScene();
});
afterAll(() => scene.stop());

it('a person is asked for at any moment, also while it thinks', async () => {
  const shop = await scene.openShop();
  const slow = slowEngine({ kind: 'courtesy', what: 'greeting' });
  scene.engines.set(shop.shopId, slow.engine);
  const shopper = await scene.visit(shop);
  shopper.say('Where are you?');
  await slow.begun;
  await shopper.toldAfter('I want to talk to a human');
  slow.end();
  await eventually(async () => (await scene.handoversOf(shop, shopper)).length === 2);
  expect(shopper.signals).toEqual(['handover_to_agent']);
  expect(shopper.words.map(({ content }) => content.text)).toEqual(['We have passed you on to our team.']);
  // Both may be of the same moment.
  expect((await scene.handoversOf(shop, shopper)).map(({ kind }) => kind).sort()).toEqual([
    ...['assistant-handover', 'assistant-late-reply'],
  ]);
});

it('the button for a person is heard by what it is, and by what the shop has written on it; a day later as well', async () => {
  const shop = await scene.openShop();
  const texts = { texts: { 'en-US': { aiAgentAskPerson: 'Ring the bell' } } };
  await scene.database.query('update app set settings = settings || $2 where id = $1', [shop.appId, texts]);
  const labelled = await scene.visit(shop);
  labelled.say('Ring the bell');
  await labelled.signalled(1);
  const pressed = await scene.visit(shop);
  // As the shop's own page may call it.
  pressed.say('To the counter', { isForPerson: true });
  await pressed.signalled(1);
  expect([labelled.signals, pressed.signals]).toEqual([['handover_to_agent'], ['handover_to_agent']]);
  for (const { conversationId } of [labelled, pressed])
    expect(await scene.turnsOf({ conversationId })).toMatchObject([{ outcome: 'asked-for-person' }]);
  // Minutes later, who still sees it is told once more; in words, a day later.
  scene.time.nowMs += 3 * 60_000;
  pressed.say('To the counter', { isForPerson: true });
  await pressed.socket.until(() => pressed.words.length === 2, 'words');
  expect(pressed.signals).toHaveLength(2);
  scene.time.nowMs += 25 * 60 * 60_000;
  pressed.say('I want to talk to a human');
  await pressed.signalled(3);
  expect(await scene.turnsOf(pressed)).toHaveLength(3);
});

it('two servers say it once, and a job that comes again changes nothing', async () => {
  const shop = await scene.openShop();
  const shopper = await scene.visit(shop);
  await shopper.toldAfter('Hello');
  const job = { shopId: shop.shopId, conversationId: shopper.conversationId, turn: 1 };
  await scene.database.query('update assistant_turn set told_at = null where conversation_id = $1', [
    shopper.conversationId,
  ]);
  await Promise.all([scene.app.assistant.carryOn(job), scene.second.assistant.carryOn(job)]);
  await scene.app.assistant.carryOn({ ...job, turn: 9 });
  await scene.app.assistant.carryOn({ ...job, shopId: job.shopId + 1 });
  expect(await scene.turnsOf(shopper)).toMatchObject([{ told: true }]);
  const again = await scene.app.visitorSocket(shop.appId, shopper.token);
  again.send('synchronize-recent-messages', { afterId: 0 }, '1');
  await again.heard('synced');
  const all = again.all('synchronize-recent-messages').flatMap(({ payload }) => payload.messages);
  expect(all.map(({ kind, fromAgent }) => [kind, fromAgent])).toEqual([
    ...[
      [undefined, false],
      [undefined, true],
      ['signal', true],
    ],
  ]);
});

const clock = { now: () => scene.time.nowMs };

/** Nobody but the test is to think about what it begins. */
const turnsOfTest = ({ opened: { database } }: AssistantScene['app']) =>
  createTurns({ database, clock, jobs: { enqueue: async () => {} } as never });

/** Where a conversation stands that has begun, when all of it is told. */
async function placeAfterHello(
  { shopId, appId }: { readonly shopId: number; readonly appId: number },
  shopper: Awaited<ReturnType<AssistantScene['visit']>>,
) {
  await shopper.toldAfter('Hello');
  await eventually(async () => (await scene.turnsOf(shopper))[0]?.told === true);
  return { shopId, appId, conversationId: shopper.conversationId, language: 'en-US' };
}

it('a message has one turn: two servers that hear of it in the same moment, or again when it is over, answer once', async () => {
  const shop = await scene.openShop();
  const shopper = await scene.visit(shop);
  const place = await placeAfterHello(shop, shopper);
  const nodes = [scene.app, scene.second].map(turnsOfTest);
  const hear = () =>
    Promise.all(
      nodes.map((node) =>
        node.happen(place, { input: { kind: 'said', at: clock.now() }, messageId: 99, timeoutMs: 60_000 }),
      ),
    );
  const begun = (await hear()).filter((next) => next !== null);
  expect(begun).toEqual([{ turn: 2, does: 'think' }]);
  const outcome = { kind: 'nothing' } as const;
  await nodes[0]?.happen(place, { input: { kind: 'thought', turn: 2, outcome } });
  expect(await hear()).toEqual([null, null]);
  // What was said before it, and is heard late, had its turn with it; but a person is asked for at any moment.
  const late = (kind: 'said' | 'asked-for-person') =>
    nodes[1]?.happen(place, { input: { kind, at: clock.now() }, messageId: 98 });
  expect(await late('said')).toBeNull();
  expect(await scene.turnsOf(shopper)).toHaveLength(2);
  expect(await late('asked-for-person')).toMatchObject({ turn: 3, does: 'tell' });
});

it('who presses the button for a person again at once has asked once, on whatever server; minutes later it is said again', async () => {
  const shop = await scene.openShop();
  const shopper = await scene.visit(shop);
  const place = await placeAfterHello(shop, shopper);
  const nodes = [scene.app, scene.second].map(turnsOfTest);
  const input = { kind: 'asked-for-person', isNew: true } as const;
  const press = (...ids: number[]) =>
    Promise.all(ids.map((messageId, at) => nodes[at]?.happen(place, { input, messageId })));
  const turnsOf = async (pressed: ReturnType<typeof press>) =>
    (await pressed).flatMap((next) => next?.turn ?? []);
  expect(await turnsOf(press(11, 12))).toEqual([2]);
  expect(await turnsOf(press(13))).toEqual([]);
  scene.time.nowMs += 2 * 60_000;
  expect(await turnsOf(press(14, 15))).toEqual([3]);
});

/** Whoever hears next reads what there is by then, and comes to the conversation when it is told to. */
function holdNextHearing() {
  const { conversations } = scene.app;
  const { before } = conversations;
  let goOn = () => {};
  const held = new Promise<void>((done) => {
    goOn = done;
  });
  const hasRead = new Promise<void>((done) => {
    conversations.before = async (place, query) => {
      conversations.before = before;
      const found = await before(place, query);
      done();
      await held;
      return found;
    };
  });
  return { hasRead, goOn: () => goOn() };
}

it('what was said later is not lost where it is heard first', async () => {
  const shop = await scene.openShop();
  const asked: (string | undefined)[] = [];
  scene.engines.set(shop.shopId, {
    name: 'model',
    async think({ messages }) {
      asked.push(messages.findLast(({ from }) => from === 'shopper')?.text);
      return thoughtOf({ kind: 'courtesy', what: 'greeting' });
    },
  });
  const [shopper, other] = [await scene.visit(shop), await scene.visit(shop)];
  await shopper.toldAfter('Hello');
  const bye = holdNextHearing();
  shopper.say('Bye!');
  await bye.hasRead;
  await shopper.toldAfter('Which colours are there?');
  bye.goOn();
  // Behind it comes the turn of what is said next.
  await shopper.toldAfter('And which sizes?');
  expect(asked.splice(0)).toEqual(['Hello', 'Which colours are there?', 'And which sizes?']);

  // Nor where the first of them begins anew, a day after a person was asked for.
  await shopper.toldAfter('I want to talk to a human');
  scene.time.nowMs += 25 * 60 * 60_000;
  const again = holdNextHearing();
  shopper.say('Hello again');
  await again.hasRead;
  shopper.say('Are there plates?');
  // What takes longer than to hear of it.
  await other.toldAfter('Hello from elsewhere');
  again.goOn();
  await eventually(async () => asked.includes('Are there plates?'));
  expect(asked).not.toContain('Hello again');
});

it('[AI-20] out of time, a person takes over, and the words carry why', async () => {
  const shop = await scene.openShop({ timeoutMs: 1001 });
  const slow = slowEngine({ kind: 'courtesy', what: 'greeting' });
  scene.engines.set(shop.shopId, slow.engine);
  const shopper = await scene.visit(shop);
  const words = await shopper.toldAfter('Anybody?');
  expect(words?.content.metadata).toMatchObject({
    ai_agent_message_type: 'chat_handover_to_agent_timeout_ai_agent_response',
  });
  slow.end();
  await eventually(async () => (await scene.handoversOf(shop, shopper)).length === 2);
  expect(shopper.words).toHaveLength(1);
});

it('what a server has left in mid-turn is handed over by the job', async () => {
  const shop = await scene.openShop();
  const slow = slowEngine({ kind: 'courtesy', what: 'greeting' });
  scene.engines.set(shop.shopId, slow.engine);
  const shopper = await scene.visit(shop);
  shopper.say('Anybody?');
  await slow.begun;
  // Its own server knows nothing of it any more; another one finds the job.
  await scene.second.assistant.carryOn({
    shopId: shop.shopId,
    conversationId: shopper.conversationId,
    turn: 1,
  });
  await shopper.signalled(1);
  expect(shopper.signals).toEqual(['handover_to_agent']);
  await shopper.socket.until(() => shopper.words.length === 1, 'words');
  slow.end();
  await eventually(async () => (await scene.handoversOf(shop, shopper)).length === 2);
  expect(shopper.words).toHaveLength(1);
});

it('an engine that fails, or says what nothing supports, is not heard', async () => {
  const shop = await scene.openShop();
  const drafts: readonly [Draft | null, string, string][] = [
    [null, 'error', 'failed'],
    [
      { kind: 'answer', sentences: [{ text: 'It is free.', factIds: ['nowhere'] }] },
      'handover_to_agent',
      'not-supported',
    ],
    [{ kind: 'flow', flowId: 'unknown' }, 'handover_to_agent', 'not-supported'],
    [{ kind: 'propose', proposal: { kind: 'cancel', orderId: 101 } }, 'handover_to_agent', 'not-supported'],
    [{ kind: 'nothing' }, 'ai_ignore', ''],
  ];
  for (const [draft, signal, because] of drafts) {
    scene.engines.set(shop.shopId, {
      name: 'model',
      async think() {
        if (!draft) throw new Error('The test said so');
        return thoughtOf(draft);
      },
    });
    const shopper = await scene.visit(shop);
    shopper.say('What about it?');
    await shopper.signalled(1);
    expect([draft?.kind, shopper.signals]).toEqual([draft?.kind, [signal]]);
    if (because === '') continue;
    await eventually(async () => (await scene.handoversOf(shop, shopper))[0]?.metadata.because === because);
  }
});

it('silenced, it says nothing more, also where it was thinking; and the budget is asked first', async () => {
  const shop = await scene.openShop();
  const slow = slowEngine({ kind: 'courtesy', what: 'greeting' });
  scene.engines.set(shop.shopId, slow.engine);
  const shopper = await scene.visit(shop);
  shopper.say('Anybody?');
  await slow.begun;
  await shop.set({ isSilenced: true });
  slow.end();
  await shopper.signalled(1);
  expect(shopper.signals).toEqual(['handover_to_agent']);
  await eventually(async () => (await scene.handoversOf(shop, shopper)).length === 2);
  expect(shopper.words).toEqual([]);
  await shop.set({ isSilenced: false });
  scene.app.assistant.useBudget(async ({ shopId }) => (shopId === shop.shopId ? 'spent' : 'ok'));
  const other = await scene.visit(shop);
  await other.toldAfter('Hi');
  await eventually(
    async () => (await scene.handoversOf(shop, other))[0]?.metadata.because === 'budget-spent',
  );

  // Whoever says that they have signed in is counted like everybody else.
  const third = await scene.visit(shop);
  await third.toldAfter('Hi', { ai_agent_message_type: 'customer_authentication_success' });
  await eventually(
    async () => (await scene.handoversOf(shop, third))[0]?.metadata.because === 'budget-spent',
  );
  scene.app.assistant.useBudget(async () => 'ok');
});

it('silenced, it does not say what another server had settled before', async () => {
  const shop = await scene.openShop();
  const shopper = await scene.visit(shop);
  const place = await placeAfterHello(shop, shopper);
  // A server that ends as soon as it has written down what it thought.
  const turns = turnsOfTest(scene.app);
  const think = async (turn: number) => {
    await turns.happen(place, {
      ...{ input: { kind: 'said', at: clock.now() }, messageId: 90 + turn, timeoutMs: 60_000 },
    });
    await turns.happen(place, { input: { kind: 'thought', turn, outcome: { kind: 'solved' } } });
    await scene.app.assistant.carryOn({ ...place, turn });
  };
  const words = shopper.words.length;
  await shop.set({ isSilenced: true });
  await think(2);
  await shop.set({ isSilenced: false });
  await think(3);
  await shopper.socket.until(() => shopper.words.length > words, 'words');
  await eventually(async () => (await scene.turnsOf(shopper)).every(({ told }) => told));
  expect(shopper.words).toHaveLength(words + 1);
});
