import { textsOf } from '@shopbell/texts/all';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AssistantScene,
  eventually,
  Shopper,
  slowEngine,
  startAssistantScene,
  thoughtOf,
} from '../../testing/startAssistantScene';

import type { Draft } from './Engine';

let scene: AssistantScene;
beforeAll(async () => {
  scene = await startAssistantScene();
});
afterAll(() => scene.stop());

const closing = textsOf('en-US').texts.aiAgentClosing;
const dayMs = 24 * 60 * 60_000;
let answers = 0;

/** By a person, who is on the other node. */
async function answer({ cookie }: { cookie: string }, { conversationId, socket }: Shopper, text: string) {
  const agent = await scene.second.agentSocket(cookie);
  answers += 1;
  const messageId = String(answers);
  agent.send(
    'pending-conversation-message',
    { conversationId, messageId, content: { type: 'text', text } },
    messageId,
  );
  await socket.until(() => heardIn(socket).includes(text), text);
}

const close = ({ cookie }: { cookie: string }, { conversationId }: Shopper) =>
  scene.app.call('PUT', `conversations/${conversationId}/status`, { cookie, body: { status: 'closed' } });

const heardIn = (socket: Shopper['socket']) =>
  socket.all('conversation-message').map(({ payload }) => payload.content.text);

it('an agent who speaks in mid-turn has the last word: the reply is kept beside the conversation and not said', async () => {
  const shop = await scene.openShop();
  const slow = slowEngine({ kind: 'courtesy', what: 'greeting' });
  scene.engines.set(shop.shopId, slow.engine);
  const shopper = await scene.visit(shop);
  shopper.say('Hello?');
  await slow.begun;
  await answer(shop, shopper, 'I am here');
  await shopper.signalled(1);
  slow.end();
  await eventually(async () => (await scene.handoversOf(shop, shopper)).length === 1);
  expect(shopper.signals).toEqual(['handover_to_agent']);
  expect(shopper.words).toEqual([]);
  expect(await scene.handoversOf(shop, shopper)).toMatchObject([
    { kind: 'assistant-late-reply', metadata: { text: 'How can we help?' } },
  ]);
});

it('[AI-05] who has answered in person has the conversation until it is closed; a day behind that the assistant is asked anew, and the hand-over stays known', async () => {
  const shop = await scene.openShop();
  let questions = 0;
  scene.engines.set(shop.shopId, {
    name: 'model',
    async think() {
      questions += 1;
      return thoughtOf({ kind: 'courtesy', what: 'greeting' });
    },
  });
  const shopper = await scene.visit(shop);
  await shopper.toldAfter('Are you a human?');
  await shopper.toldAfter('I want to talk to a human');
  await answer(shop, shopper, 'I am here');
  const [said, counted] = [shopper.words.length, await turnsToday(shop)];

  scene.time.nowMs += dayMs + 60_000;
  shopper.say('Are you still there?');
  await answer(shop, shopper, 'Yes');
  // Whatever it had begun for the question would have been said or counted by the end of the next one.
  await close(shop, shopper);
  shopper.say('Thank you!');
  // It was said on this day, whenever the assistant comes to hear of it.
  await shopper.socket.until(() => heardIn(shopper.socket).includes('Thank you!'), 'its own words');
  scene.time.nowMs += dayMs + 60_000;
  expect((await shopper.toldAfter('Something else'))?.content.text).toBe('How can we help?');
  expect([questions, shopper.words.length, await turnsToday(shop)]).toEqual([2, said + 1, counted + 1]);
  expect(await handedOver(shopper)).toEqual([{ because: 'asked-for-person', isKnown: true }]);
});

it('a page is told up to where the team has closed its conversation: as it happens on every node, and when it comes', async () => {
  const shop = await scene.openShop();
  scene.engines.set(shop.shopId, {
    name: 'model',
    think: async () => thoughtOf({ kind: 'courtesy', what: 'greeting' }),
  });
  const shopper = await scene.visit(shop);
  shopper.socket.send('synchronize-recent-messages', { afterId: 0 });
  expect((await shopper.socket.heard('synced')).payload).not.toHaveProperty('closedId');
  await shopper.toldAfter('I want to talk to a human');
  await answer(shop, shopper, 'I am here');
  const other = await scene.second.visitorSocket(shop.appId, shopper.token);
  await close(shop, shopper);
  const headId = shopper.heard.at(-1)?.id ?? 0;
  const { conversationId } = shopper;
  const told = { conversationId, headId, closedId: headId };
  for (const socket of [shopper.socket, other])
    expect((await socket.heard('conversation-changed')).payload).toEqual(told);
  await shopper.toldAfter('I want to talk to a human', { isForPerson: true });

  // Whose news was lost on the way hears of it whenever it asks.
  for (const socket of [shopper.socket, await scene.second.visitorSocket(shop.appId, shopper.token)]) {
    const heard = socket.all('synced').length;
    socket.send('synchronize-recent-messages', { afterId: headId });
    const synced = await socket.heard('synced', heard + 1);
    expect(synced.payload).toMatchObject({ conversationId, closedId: headId });
  }
});

const turnsToday = async ({ shopId }: { shopId: number }) =>
  (await scene.database.query('select from assistant_turn where shop_id = $1', [shopId])).length;

const handedOver = ({ conversationId }: Shopper) =>
  scene.database.query(
    `select because, handed_over_at is not null as "isKnown" from assistant_conversation where conversation_id = $1`,
    [conversationId],
  );

it('where nobody has answered a day after it was handed over, a new question is answered', async () => {
  const shop = await scene.openShop();
  scene.engines.set(shop.shopId, {
    name: 'model',
    think: async () => thoughtOf({ kind: 'courtesy', what: 'greeting' }),
  });
  const shopper = await scene.visit(shop);
  await shopper.toldAfter('I want to talk to a human');
  scene.time.nowMs += dayMs + 60_000;
  expect((await shopper.toldAfter('Hello again'))?.content.text).toBe('How can we help?');
  // The team still owes them a word.
  await eventually(async () => (await scene.turnsOf(shopper)).at(-1)?.told === true);
  expect(await scene.rowOf(shopper)).toEqual({ waiting: true, status: 'open' });
  await answer(shop, shopper, 'I am here');
  expect(await scene.rowOf(shopper)).toMatchObject({ waiting: false });
});

it('who was promised a person is not closed away by what else is solved', async () => {
  const shop = await scene.openShop();
  let draft: Draft = { kind: 'courtesy', what: 'greeting' };
  scene.engines.set(shop.shopId, { name: 'model', think: async () => thoughtOf(draft) });
  const shopper = await scene.visit(shop);
  await shopper.toldAfter('I want to talk to a human');
  scene.time.nowMs += dayMs + 60_000;
  await shopper.toldAfter('Hello again');
  draft = { kind: 'solved' };
  await shopper.toldAfter('Thank you');
  expect((await shopper.toldAfter('Yes'))?.content.text).toBe(closing);
  await eventually(async () => (await scene.turnsOf(shopper)).at(-1)?.told === true);
  expect(await scene.rowOf(shopper)).toEqual({ waiting: true, status: 'open' });
});

it('whether that was all is answered in whatever language the page has by then, and a goodbye behind it leaves it closed', async () => {
  const shop = await scene.openShop();
  let draft: Draft = { kind: 'solved' };
  scene.engines.set(shop.shopId, { name: 'model', think: async () => thoughtOf(draft) });
  const english = await scene.visit(shop);
  await english.toldAfter('Thank you');
  const german = new Shopper(await scene.app.visitorSocket(shop.appId, english.token, 'de'), english.token);
  const said = await german.toldAfter('Ja');
  expect(said?.content.text).toBe(textsOf('de').texts.aiAgentClosing);
  draft = { kind: 'nothing' };
  german.say('Tschüss!');
  await german.socket.until(() => german.signals.includes('ai_ignore'), 'ai_ignore');
  await eventually(async () => (await scene.turnsOf(english)).at(-1)?.told === true);
  expect(await scene.rowOf(english)).toMatchObject({ status: 'closed' });
});

it.each<[string, Draft]>([
  ['its words and their buttons', { kind: 'solved' }],
  ['that it says nothing', { kind: 'nothing' }],
])(
  'behind the words of a person another server does not tell what was settled before: %s',
  async (_, draft) => {
    const shop = await scene.openShop();
    scene.engines.set(shop.shopId, { name: 'model', think: async () => thoughtOf(draft) });
    const shopper = await scene.visit(shop);
    shopper.say('Well');
    await shopper.signalled(1);
    await eventually(async () => (await scene.turnsOf(shopper)).at(-1)?.told === true);
    await answer(shop, shopper, 'I am here');
    // That a person has taken over is heard before anything is looked at.
    await shopper.signalled(2);
    await eventually(async () => (await scene.turnsOf(shopper)).at(1)?.told === true);
    const { conversationId } = shopper;
    // As if its server had ended before it was told.
    await scene.database.query(
      `with gone as (delete from message where conversation_id = $1 and client_instance_id = 'assistant' and id < 4)
     update assistant_turn set told_at = null where conversation_id = $1 and turn = 1`,
      [conversationId],
    );
    const before = shopper.heard.length;
    await scene.second.assistant.carryOn({ shopId: shop.shopId, conversationId, turn: 1 });
    expect(await scene.turnsOf(shopper)).toMatchObject([{ told: true }, {}]);
    await answer(shop, shopper, 'Are you there?');
    expect(shopper.heard.slice(before).map(({ content }) => content.text)).toEqual(['Are you there?']);
  },
);

it('where a person has answered and closed it before the assistant was ever there, what follows at once is for them', async () => {
  const shop = await scene.openShop();
  await shop.set({ enabled: false });
  const [shopper, other] = [await scene.visit(shop), await scene.visit(shop)];
  shopper.say('Do you have plates?');
  await shopper.socket.until(() => shopper.heard.length === 1, 'its own words');
  await answer(shop, shopper, 'Yes');
  await close(shop, shopper);
  await shop.set({});
  shopper.say('Thank you!');
  await other.toldAfter('Anybody?');
  expect(await scene.turnsOf(shopper)).toEqual([]);
  scene.time.nowMs += dayMs + 60_000;
  shopper.say('Do you have bowls?');
  await shopper.signalled(1);
});

it('words are not said behind those of a person, even where nobody here has heard of them', async () => {
  const shop = await scene.openShop();
  const shopper = await scene.visit(shop);
  await shopper.toldAfter('Hello');
  const { conversations } = scene.app;
  const place = { shopId: shop.shopId, appId: shop.appId, conversationId: shopper.conversationId };
  const from = { ...place, fromAgent: true } as const;
  const text = (messageId: string, words: string) =>
    ({ messageId, clientInstanceId: 'x', content: { type: 'text', text: words } }) as never;
  const person = { name: 'Ada', avatarURL: null, isBot: false };
  const bot = { ...person, isBot: true };
  const head = shopper.heard.at(-1)?.id ?? 0;
  const guarded = { ...from, sender: bot, unlessPersonAfter: head };
  expect(await conversations.send({ ...guarded, message: text('1', 'one') })).toMatchObject({
    kind: 'stored',
  });
  await conversations.send({ ...from, sender: person, message: text('2', 'two') });
  expect(await conversations.send({ ...guarded, message: text('3', 'three') })).toMatchObject({
    code: 'forbidden',
  });
});
