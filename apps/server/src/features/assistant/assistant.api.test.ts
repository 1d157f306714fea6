import type { Message, OrderActionAnswer, VisitorDetails } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInProcessBus } from '../../platform/bus';
import { startTestApp, type TestApp, type TestSocket } from '../../testing';
import { createTestCommerce, type TestCommerce } from '../../testing/createTestCommerce';
import type { Draft, Engine, Thought } from './index';

let app: TestApp;
let second: TestApp;
let commerce: TestCommerce;
let nowMs = Date.now();
const engines = new Map<number, Engine>();
const pick = async (shopId: number) => engines.get(shopId) ?? null;

beforeAll(async () => {
  commerce = createTestCommerce();
  const bus = createInProcessBus(() => {});
  const options = { clock: { now: () => nowMs }, commercePlatform: () => commerce, bus };
  app = await startTestApp(options);
  second = await startTestApp({ ...options, opened: app.opened });
  for (const node of [app, second]) node.assistant.useEngine(pick);
});
afterAll(async () => {
  await second.stop();
  await app.stop();
});

const selfService = {
  ...{ enabled: true, flows: { cancel_order: true }, atOnce: { cancel_order: true } },
  channels: { email: true, sms: true },
};

async function openShop(aiAgent: object = {}) {
  const shop = await app.newShop();
  const set = (more: object) =>
    app.opened.database.query('update app set settings = $2 where id = $1', [
      shop.appId,
      { automation: { aiAgent: { enabled: true, ...aiAgent, ...more } }, selfService },
    ]);
  await set({});
  const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner', 'Olive Owner'));
  const write = async (title: string, body: string) => {
    const article = { language: 'en-US', title, body, categoryId: null };
    const made = await app.call('POST', 'help-center/articles', { cookie, body: article });
    const { id } = (await made.json()) as { id: string };
    const state = { revision: 1, language: 'en-US', state: 'published' };
    await app.call('PUT', `help-center/articles/${id}/state`, { cookie, body: state });
  };
  return { ...shop, set, cookie, write };
}

const returns =
  '<p>We are happy to help.</p><p>You can send anything back within 30 days. Sale items are excluded.</p>';

let messageIds = 1000;
class Shopper {
  constructor(
    readonly socket: TestSocket,
    readonly token: string,
  ) {}
  say(text: string, metadata: object = {}): string {
    messageIds += 1;
    this.socket.say(text, String(messageIds), { metadata });
    return String(messageIds);
  }
  get heard(): Message[] {
    return this.socket.all('conversation-message').map(({ payload }) => payload);
  }
  get signals(): unknown[] {
    return this.heard.flatMap(({ kind, content }) => (kind ? [metadataOf(content).signal] : []));
  }
  get words(): Message[] {
    return this.heard.filter(({ kind, fromAgent, senderInfo }) => !kind && fromAgent && senderInfo?.isBot);
  }
  signalled(count: number) {
    return this.socket.until(() => this.signals.length >= count, `${count} signals`);
  }
  /** The words that came with it. */
  async toldAfter(text: string, metadata: object = {}): Promise<Message | undefined> {
    const [before, words] = [this.signals.length, this.words.length];
    this.say(text, metadata);
    await this.signalled(before + 1);
    await this.socket.until(() => this.words.length > words, 'words');
    return this.words.at(-1);
  }
  get conversationId(): string {
    return this.heard[0]?.conversationId ?? '';
  }
}
const metadataOf = (content: Message['content']) => (content.metadata ?? {}) as Record<string, unknown>;

async function visit({ appId }: { appId: number }, node = app): Promise<Shopper> {
  const token = await node.token(appId);
  return new Shopper(await node.visitorSocket(appId, token), token);
}

/** What the agents find beside it. */
async function handoversOf({ cookie }: { cookie: string }, { conversationId }: Shopper) {
  const path = `conversations/${conversationId}/visitor`;
  return ((await (await app.call('GET', path, { cookie })).json()) as VisitorDetails).handovers;
}
const rowOf = async ({ conversationId }: Shopper) => {
  const [row] = await app.opened.database.query<{ waiting: boolean; status: string }>(
    'select waiting_since is not null as waiting, status from conversation where id = $1',
    [conversationId],
  );
  return row;
};
const turnsOf = ({ conversationId }: Shopper) =>
  app.opened.database.query<{
    turn: number;
    status: string;
    outcome: string;
    told: boolean;
    model: string | null;
  }>(
    `select turn, status, outcome, model, told_at is not null as told from assistant_turn
     where conversation_id = $1 order by turn`,
    [conversationId],
  );
/** Waits for what is written behind the frames. */
async function eventually(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { timeout: 20_000, interval: 30 }).toBe(true);
}

const thoughtOf = (draft: Draft): Thought => ({
  ...{ draft, facts: [], steps: [], model: 'scripted', promptVersion: 'p1', tokens: { in: 3, out: 4 } },
});

/** An engine that thinks for as long as the test wants. */
function slowEngine(draft: Draft) {
  let [begin, end] = [() => {}, () => {}];
  const begun = new Promise<void>((done) => {
    begin = done;
  });
  const ended = new Promise<void>((done) => {
    end = done;
  });
  const engine: Engine = {
    name: 'model',
    async think() {
      begin();
      await ended;
      return thoughtOf(draft);
    },
  };
  return { engine, begun, end: () => end() };
}

describe('a question', () => {
  it('[AI-26] is answered from an article, with its source, while it types; the conversation waits for nobody', async () => {
    const shop = await openShop();
    await shop.write('Returns and refunds', returns);
    const shopper = await visit(shop);
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
    expect(await rowOf(shopper)).toEqual({ waiting: false, status: 'open' });
    await eventually(async () => (await turnsOf(shopper))[0]?.told === true);
    expect(await turnsOf(shopper)).toMatchObject([{ turn: 1, outcome: 'answer', model: 'built-in' }]);
    // What nobody sees is in the history, and not what the list shows.
    const list = await app.call('GET', 'conversations?view=all', { cookie: shop.cookie });
    expect(await list.text()).toContain('Sale items are excluded');
  });

  it('that nothing answers is handed over with what the agent can trust, and the conversation waits for the team', async () => {
    const shop = await openShop();
    await shop.write('Returns and refunds', returns);
    const shopper = await visit(shop);
    const words = await shopper.toldAfter('Do you sponsor marathons in Antarctica?');
    expect(words?.content).toMatchObject({
      text: 'We have passed you on to our team.',
      metadata: { ai_agent_message_type: 'ai_agent_response_relevant_false' },
    });
    expect(shopper.signals).toEqual(['handover_to_agent']);
    await eventually(async () => (await handoversOf(shop, shopper)).length === 1);
    const [handover] = await handoversOf(shop, shopper);
    expect(handover).toMatchObject({
      kind: 'assistant-handover',
      metadata: { because: 'nothing-known', wants: ['Do you sponsor marathons in Antarctica?'] },
    });
    expect(handover?.metadata.tried).toMatchObject([{ name: 'articles' }, { name: 'flows' }]);
    expect(await rowOf(shopper)).toEqual({ waiting: true, status: 'open' });
    // From now on it is silent.
    const key = shopper.say('How do returns work?');
    await shopper.socket.acknowledged(key);
    await eventually(async () => (await turnsOf(shopper)).length === 1);
    expect(shopper.signals).toHaveLength(1);
  });

  it('that came from the portal is for people, unless the chat says otherwise', async () => {
    const shop = await openShop();
    await shop.write('Returns and refunds', returns);
    const text = 'Within how many days can I send things back for returns?';
    const asked = { selfServiceFlow: { kind: 'RETURN', orderId: 7, orderName: '#7', lineItems: [] } };
    const shopper = await visit(shop);
    shopper.say(text, asked);
    await shopper.toldAfter(text);
    expect(await turnsOf(shopper)).toHaveLength(1);
    const flags = JSON.stringify({ featureFlags: { aiOnOrderManagement: true } });
    await app.opened.database.query('update app set settings = settings || $2::jsonb where id = $1', [
      ...[shop.appId, flags],
    ]);
    expect((await (await visit(shop)).toldAfter(text, asked))?.content.text).toContain('within 30 days');
  });

  it('that two articles answer differently is handed over', async () => {
    const shop = await openShop();
    await shop.write('Returns and refunds', '<p>Returns are possible within 30 days after delivery.</p>');
    await shop.write(
      'Returns and refunds today',
      '<p>Returns are possible within 14 days after delivery.</p>',
    );
    const shopper = await visit(shop);
    await shopper.toldAfter('Within how many days are returns possible?');
    await eventually(async () => (await handoversOf(shop, shopper))[0]?.metadata.because === 'contradictory');
    expect(shopper.signals).toEqual(['handover_to_agent']);
  });
});

it('a person is asked for at any moment, also while it thinks', async () => {
  const shop = await openShop();
  const slow = slowEngine({ kind: 'courtesy', text: 'Too late' });
  engines.set(shop.shopId, slow.engine);
  const shopper = await visit(shop);
  shopper.say('Where are you?');
  await slow.begun;
  await shopper.toldAfter('I want to talk to a human');
  slow.end();
  await eventually(async () => (await handoversOf(shop, shopper)).length === 2);
  expect(shopper.signals).toEqual(['handover_to_agent']);
  expect(shopper.words.map(({ content }) => content.text)).toEqual(['We have passed you on to our team.']);
  expect((await handoversOf(shop, shopper)).map(({ kind }) => kind)).toEqual([
    ...['assistant-handover', 'assistant-late-reply'],
  ]);
});

it('an agent who speaks in mid-turn has the last word: the reply is kept beside the conversation and not said', async () => {
  const shop = await openShop();
  const slow = slowEngine({ kind: 'courtesy', text: 'How can we help?' });
  engines.set(shop.shopId, slow.engine);
  const shopper = await visit(shop);
  shopper.say('Hello?');
  await slow.begun;
  const agent = await second.agentSocket(shop.cookie);
  agent.send(
    'pending-conversation-message',
    { conversationId: shopper.conversationId, messageId: '7', content: { type: 'text', text: 'I am here' } },
    '7',
  );
  await shopper.signalled(1);
  slow.end();
  await eventually(async () => (await handoversOf(shop, shopper)).length === 1);
  expect(shopper.signals).toEqual(['handover_to_agent']);
  expect(shopper.words).toEqual([]);
  expect(await handoversOf(shop, shopper)).toMatchObject([
    { kind: 'assistant-late-reply', metadata: { text: 'How can we help?' } },
  ]);
  // A day later it is a new question.
  nowMs += 25 * 60 * 60_000;
  expect((await shopper.toldAfter('Hello again'))?.content.text).toBe('How can we help?');
});

it('words are not said behind those of a person, even where nobody here has heard of them', async () => {
  const shop = await openShop();
  const shopper = await visit(shop);
  await shopper.toldAfter('Hello');
  const { conversations } = app;
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

it('two servers say it once, and a job that comes again changes nothing', async () => {
  const shop = await openShop();
  const shopper = await visit(shop);
  await shopper.toldAfter('Hello');
  const job = { shopId: shop.shopId, conversationId: shopper.conversationId, turn: 1 };
  await app.opened.database.query('update assistant_turn set told_at = null where conversation_id = $1', [
    shopper.conversationId,
  ]);
  await Promise.all([app.assistant.carryOn(job), second.assistant.carryOn(job)]);
  await app.assistant.carryOn({ ...job, turn: 9 });
  await app.assistant.carryOn({ ...job, shopId: job.shopId + 1 });
  expect(await turnsOf(shopper)).toMatchObject([{ told: true }]);
  const again = await app.visitorSocket(shop.appId, shopper.token);
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

it('[AI-20] out of time, a person takes over, and the words carry why', async () => {
  const shop = await openShop({ timeoutMs: 1001 });
  const slow = slowEngine({ kind: 'courtesy', text: 'Too late' });
  engines.set(shop.shopId, slow.engine);
  const shopper = await visit(shop);
  const words = await shopper.toldAfter('Anybody?');
  expect(words?.content.metadata).toMatchObject({
    ai_agent_message_type: 'chat_handover_to_agent_timeout_ai_agent_response',
  });
  slow.end();
  await eventually(async () => (await handoversOf(shop, shopper)).length === 2);
  expect(shopper.words).toHaveLength(1);
});

it('what a server has left in mid-turn is handed over by the job', async () => {
  const shop = await openShop();
  const slow = slowEngine({ kind: 'courtesy', text: 'Never' });
  engines.set(shop.shopId, slow.engine);
  const shopper = await visit(shop);
  shopper.say('Anybody?');
  await slow.begun;
  // Its own server knows nothing of it any more; another one finds the job.
  await second.assistant.carryOn({ shopId: shop.shopId, conversationId: shopper.conversationId, turn: 1 });
  await shopper.signalled(1);
  expect(shopper.signals).toEqual(['handover_to_agent']);
  slow.end();
  await eventually(async () => (await handoversOf(shop, shopper)).length === 2);
  expect(shopper.words).toHaveLength(1);
});

it('an engine that fails, or says what nothing supports, is not heard', async () => {
  const shop = await openShop();
  const drafts: readonly [Draft | null, string, string][] = [
    [null, 'error', 'failed'],
    [
      { kind: 'answer', sentences: [{ text: 'It is free.', factIds: ['nowhere'] }] },
      'handover_to_agent',
      'not-supported',
    ],
    [{ kind: 'ask', text: 'Is it order 1234?' }, 'handover_to_agent', 'not-supported'],
    [{ kind: 'flow', flowId: 'unknown' }, 'handover_to_agent', 'not-supported'],
    [{ kind: 'propose', proposal: { kind: 'cancel', orderId: 101 } }, 'handover_to_agent', 'not-supported'],
    [{ kind: 'nothing' }, 'ai_ignore', ''],
  ];
  for (const [draft, signal, because] of drafts) {
    engines.set(shop.shopId, {
      name: 'model',
      async think() {
        if (!draft) throw new Error('The test said so');
        return thoughtOf(draft);
      },
    });
    const shopper = await visit(shop);
    shopper.say('What about it?');
    await shopper.signalled(1);
    expect([draft?.kind, shopper.signals]).toEqual([draft?.kind, [signal]]);
    if (because === '') continue;
    await eventually(async () => (await handoversOf(shop, shopper))[0]?.metadata.because === because);
  }
});

it('silenced, it says nothing more, also where it was thinking; and the budget is asked first', async () => {
  const shop = await openShop();
  const slow = slowEngine({ kind: 'courtesy', text: 'Hello' });
  engines.set(shop.shopId, slow.engine);
  const shopper = await visit(shop);
  shopper.say('Anybody?');
  await slow.begun;
  await shop.set({ isSilenced: true });
  slow.end();
  await shopper.signalled(1);
  expect(shopper.signals).toEqual(['handover_to_agent']);
  await eventually(async () => (await handoversOf(shop, shopper)).length === 2);
  expect(shopper.words).toEqual([]);
  await shop.set({ isSilenced: false });
  app.assistant.useBudget(async ({ shopId }) => (shopId === shop.shopId ? 'spent' : 'ok'));
  const other = await visit(shop);
  await other.toldAfter('Hi');
  await eventually(async () => (await handoversOf(shop, other))[0]?.metadata.because === 'budget-spent');
});

it('[AI-24] what is solved is confirmed: yes closes, no brings a person', async () => {
  const shop = await openShop();
  const ends = [];
  for (const answer of ['Yes', 'No']) {
    const shopper = await visit(shop);
    await shopper.toldAfter('Hello');
    const asked = await shopper.toldAfter('Thanks a lot');
    expect(asked?.content.metadata).toMatchObject({
      ai_agent_message_type: 'wait_for_close_ticket_confirmation',
    });
    await shopper.toldAfter(answer, { ai_agent_message_type: 'wait_for_close_ticket_confirmation' });
    await eventually(async () => (await turnsOf(shopper)).every(({ told }) => told));
    ends.push([shopper.signals.slice(1), await rowOf(shopper)]);
  }
  expect(ends).toEqual([
    [['wait_for_close_ticket_confirmation', 'close_ticket'], { waiting: false, status: 'closed' }],
    [['wait_for_close_ticket_confirmation', 'handover_to_agent'], { waiting: true, status: 'open' }],
  ]);
});

describe('orders', () => {
  const accessOf = (shopId: number, customerId: number) =>
    app.identity.tokens.issueAccess({ shopId, customerId, type: 'email', email: '' });
  async function confirm(shopId: number, id: unknown, token: string, accessToken: string) {
    const response = await fetch(`${app.baseUrl}/ssp/assistant/proposals/${id}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ accountId: shopId, accessToken }),
    });
    const answer = (await response.json()) as OrderActionAnswer & { error?: { code: string } };
    return [response.status, answer.error?.code ?? answer.state];
  }

  it('[AI-22] [AI-23] are read after a sign-in only, which it asks for, and only the own ones; together, because one leads to the other', async () => {
    const shop = await openShop();
    const shopper = await visit(shop);
    const asked = await shopper.toldAfter('Where is my order?');
    expect(asked?.content.text).toBe('Please sign in so that we can look at your orders.');
    const signal = shopper.heard.find(({ kind }) => kind === 'signal');
    expect(metadataOf(signal?.content ?? asked?.content ?? ({} as never))).toEqual({
      ...{ signal: 'authentication_survey', ways: ['email', 'phone'] },
    });
    const marker = { ai_agent_message_type: 'customer_authentication_success' };
    const idToken = await accessOf(shop.shopId, 1);
    const told = await shopper.toldAfter('I have signed in', { ...marker, idToken });
    expect(told?.content.text).toContain('Order #1102: Not shipped yet.');
    expect(told?.content.metadata).toMatchObject({
      sources: [{ kind: 'order', orderId: 102, field: 'status' }, { field: 'placed' }],
    });
    const kept = await app.opened.database.query('select from message where metadata::text like $1', [
      `%${idToken.slice(-20)}%`,
    ]);
    expect(kept).toEqual([]);
    await shopper.toldAfter('Where is my order #1201?', { idToken });
    await eventually(async () => (await handoversOf(shop, shopper))[0]?.metadata.because === 'other-order');
    const failed = await visit(shop);
    await failed.toldAfter('Where is my order?');
    await failed.toldAfter('It did not work', { ai_agent_message_type: 'customer_authentication_failed' });
    await eventually(async () => (await handoversOf(shop, failed))[0]?.metadata.because === 'sign-in-failed');
    // Somebody's token of another shop proves nothing here.
    const foreign = await visit(shop);
    await foreign.toldAfter('Where is my order?', { idToken: await accessOf(shop.shopId + 1, 1) });
    expect(foreign.signals).toEqual(['authentication_survey']);
  });

  it('are cancelled by the click of whose they are: once, in time, and by nobody else', async () => {
    const shop = await openShop();
    const shopper = await visit(shop);
    const idToken = await accessOf(shop.shopId, 1);
    const card = await shopper.toldAfter('Please cancel my order #1101', { idToken });
    expect(card?.content).toMatchObject({
      ...{ type: 'assistant-proposal', text: 'Cancel order #1101' },
      metadata: { kind: 'cancel', orderId: 101, lines: [expect.stringContaining('cannot be undone')] },
    });
    const { proposalId } = metadataOf(card?.content ?? ({} as never));
    expect(commerce.orders[0]?.order.cancelled_at).toBeNull();
    const other = await visit(shop);
    const rowan = await accessOf(shop.shopId, 2);
    expect(await confirm(shop.shopId, proposalId, shopper.token, rowan)).toEqual([404, 'not-found']);
    expect(await confirm(shop.shopId, proposalId, other.token, idToken)).toEqual([404, 'not-found']);
    expect(await confirm(shop.shopId, proposalId, shopper.token, 'nonsense')).toEqual([401, 'unauthorized']);
    expect(await confirm(shop.shopId + 1, proposalId, shopper.token, idToken)).toEqual([401, 'unauthorized']);
    expect(await confirm(shop.shopId, 'x', shopper.token, idToken)).toEqual([400, 'invalid-request']);
    expect(commerce.orders[0]?.order.cancelled_at).toBeNull();
    const click = () => confirm(shop.shopId, proposalId, shopper.token, idToken);
    for (const [status] of await Promise.all([click(), click(), click()])) expect(status).toBe(200);
    expect(await click()).toEqual([200, 'done']);
    const rows = await app.opened.database.query('select from order_action where shop_id = $1', [
      shop.shopId,
    ]);
    expect(rows).toHaveLength(1);
    const over = await shopper.toldAfter('Please cancel my order #1101', { idToken });
    expect(over?.content.text).toContain('#1101: Canceled.');
    const late = await shopper.toldAfter('Please cancel my order #1102', { idToken });
    nowMs += 31 * 60_000;
    const lateId = metadataOf(late?.content ?? ({} as never)).proposalId;
    const fresh = await accessOf(shop.shopId, 1);
    expect(await confirm(shop.shopId, lateId, shopper.token, fresh)).toEqual([410, 'offer-ended']);
    expect(commerce.orders[1]?.order.cancelled_at).toBeNull();
  });
});

it('is tried out without a trace', async () => {
  const shop = await openShop();
  await shop.write('Returns and refunds', returns);
  const at = new Date();
  const ask = (text: string, more: object = {}) =>
    app.assistant.tryOut(shop.shopId, shop.appId, {
      ...{ messages: [{ from: 'shopper', text, at }], language: 'en-US', ...more },
    });
  expect(await ask('Within how many days can I send things back for returns?')).toMatchObject({
    ...{ verdict: 'answer', text: expect.stringContaining('within 30 days'), sources: [{}, {}] },
  });
  expect(await ask('Where is my order?')).toMatchObject({ verdict: 'sign-in' });
  const guidance = { version: 2, tone: '', texts: [], handOverTopics: ['returns'] };
  expect(await ask('How do returns work?', { guidance })).toMatchObject({ verdict: 'hand-over' });
  await expect(
    app.assistant.tryOut(shop.shopId + 1, shop.appId, { messages: [], language: 'en-US' }),
  ).rejects.toThrow();
  const rows = await app.opened.database.query('select from assistant_conversation where shop_id = $1', [
    shop.shopId,
  ]);
  expect(rows).toEqual([]);
});
