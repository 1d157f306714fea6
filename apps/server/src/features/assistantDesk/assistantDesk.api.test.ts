import type {
  AssistantChat,
  AssistantReport,
  ConsoleGuidance,
  ConversationAssistant,
  KeptCase,
  ReviewedTurn,
} from '@shopbell/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Answer<Body> = Body & {
  readonly status: number;
  readonly error?: { readonly code: string; readonly fields?: { path: string[]; message: string }[] };
};

async function openDesk() {
  const shop = await app.newShop();
  const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner', 'Olive Owner'));
  const call = async <Body>(method: string, path: string, body?: object): Promise<Answer<Body>> => {
    const response = await app.call(method, `assistant/${path}`, { cookie, ...(body && { body }) });
    return { ...((await response.json()) as Body), status: response.status };
  };
  return { ...shop, cookie, call };
}

const content = (tone: string) => ({
  tone,
  texts: [{ title: 'Gifts', text: 'We wrap gifts for nothing.' }],
  handOverTopics: ['complaints'],
});

it('guidance is saved over what was seen, published, restored, and judged by its limits', async () => {
  const { call, shopId } = await openDesk();
  expect(await call('GET', 'guidance')).toMatchObject({ status: 200, version: 0, published: null });
  const save = (version: number, tone: string) =>
    call<ConsoleGuidance>('PUT', 'guidance', { version, content: content(tone) });
  expect(await save(0, 'Warm')).toMatchObject({ status: 200, version: 1, changedBy: 'Olive Owner' });
  const both = await Promise.all([save(1, 'Dry'), save(1, 'Loud')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.error?.code).toBe('guidance-changed');

  const early = await call('PUT', 'guidance/publication', { version: 1 });
  expect([early.status, early.error?.code]).toEqual([409, 'guidance-changed']);
  expect(await call('PUT', 'guidance/publication', { version: 2 })).toMatchObject({
    published: { version: 2, publishedBy: 'Olive Owner' },
  });
  const restored = await call<ConsoleGuidance>('POST', 'guidance/versions/1/restore', { version: 2 });
  expect(restored).toMatchObject({ version: 3, content: { tone: 'Warm' }, published: { version: 2 } });
  expect(await call('GET', 'guidance/versions')).toMatchObject({
    versions: [{ version: 3 }, { version: 2, isPublished: true }, { version: 1, savedBy: 'Olive Owner' }],
  });
  expect(await call('GET', 'guidance/versions/1')).toMatchObject({ content: { tone: 'Warm' } });
  expect((await call('GET', 'guidance/versions/9')).status).toBe(404);

  const blank = { ...content(''), texts: [{ title: 'a', text: ' ' }] };
  const refused = await call('PUT', 'guidance', { version: 3, content: blank });
  expect([refused.status, refused.error?.code]).toEqual([400, 'invalid-guidance']);
  expect(refused.error?.fields).toEqual([{ path: ['texts', '0', 'text'], message: 'must not be blank' }]);
  const long = {
    ...content(''),
    texts: Array.from({ length: 8 }, () => ({ title: 'a', text: 'x'.repeat(2999) })),
  };
  expect((await call('PUT', 'guidance', { version: 3, content: long })).error?.fields).toEqual([
    { path: ['texts'], message: 'must have at most 20000 characters together' },
  ]);
  expect((await call('GET', 'guidance')) as ConsoleGuidance).toMatchObject({ version: 3 });

  await app.opened.database.query(
    `insert into assistant_guidance_version (shop_id, version, content, saved_at)
     select $1, n, '{}', now() from generate_series(4, 103) n`,
    [shopId],
  );
  await app.opened.database.query('update assistant_guidance set version = 103 where shop_id = $1', [shopId]);
  await save(103, 'Warm');
  const { versions } = await call<{ versions: { version: number }[] }>('GET', 'guidance/versions');
  expect(versions.map(({ version }) => version).slice(-2)).toEqual([5, 2]);
});

it('one press silences the assistant in all chats of the shop and in no other, and stands in their history', async () => {
  const desk = await openDesk();
  const other = await openDesk();
  const second = await app.shops.addApp({
    ...{ shopId: desk.shopId, key: `${desk.appKey}-2`, name: 'Second', settings: {} },
  });
  const on = { isOn: true, scopes: ['support'], isOnFlows: false, isOnOrders: true };
  for (const { call, appId } of [desk, other]) await call('PUT', `chats/${appId}`, on);
  expect((await desk.call('PUT', `chats/${other.appId}`, on)).status).toBe(404);
  expect((await desk.call<{ chats: AssistantChat[] }>('GET', 'chats')).chats).toMatchObject([
    { id: desk.appId, ...on, isSilenced: false, isSelling: false },
    { id: second.id, isOn: false, scopes: null, isSelling: false },
  ]);
  const sells = { automation: { aiAgent: { sales: { enabled: true } } } };
  await app.opened.database.query('update app set settings = $2 where id = $1', [second.id, sells]);
  expect((await desk.call<{ chats: AssistantChat[] }>('GET', 'chats')).chats).toMatchObject([
    { id: desk.appId, isSelling: false },
    { id: second.id, scopes: null, isSelling: true },
  ]);
  await desk.call('PUT', 'silence', { isSilenced: true });
  const agentOf = async (id: number) => (await app.shops.findApp({ id }))?.settings.automation.aiAgent;
  expect(await agentOf(desk.appId)).toMatchObject({ enabled: true, isSilenced: true, scopes: ['support'] });
  expect(await agentOf(second.id)).toMatchObject({ isSilenced: true });
  expect(await agentOf(other.appId)).toMatchObject({ enabled: true, isSilenced: false });
  const history = await app.call('GET', `chats/${desk.appId}/versions`, { cookie: desk.cookie });
  expect(((await history.json()) as { versions: object[] }).versions[0]).toMatchObject({
    savedBy: 'Olive Owner',
    changes: [{ path: ['automation', 'aiAgent', 'isSilenced'], before: false, after: true }],
  });
  await desk.call('PUT', 'silence', { isSilenced: false });
  expect(await agentOf(desk.appId)).toMatchObject({ enabled: true, isSilenced: false });
});

it('a kept case is run with the draft, and one that falls is named before publishing', async () => {
  const { call, appId, cookie } = await openDesk();
  const article = {
    language: 'en-US',
    title: 'Do you wrap gifts?',
    body: '<p>We wrap gifts.</p>',
    categoryId: null,
  };
  const made = await app.call('POST', 'help-center/articles', { cookie, body: article });
  const { id: articleId } = (await made.json()) as { id: string };
  const state = { revision: 1, language: 'en-US', state: 'published' };
  await app.call('PUT', `help-center/articles/${articleId}/state`, { cookie, body: state });

  const asked = { chatId: appId, question: 'Do you wrap gifts?', language: 'en-US' };
  const tried = await call('POST', 'try', {
    ...{ chatId: appId, language: 'en-US', guidance: 'draft' },
    messages: [{ from: 'shopper', text: asked.question }],
  });
  expect(tried).toMatchObject({ status: 200, verdict: 'answer', because: null, sources: [{ articleId }] });
  expect((await call('POST', 'cases', { ...asked, expected: [] })).status).toBe(400);
  const expected = [{ kind: 'answers-from', articleId }];
  const { cases } = await call<{ cases: KeptCase[] }>('POST', 'cases', { ...asked, expected });
  const [kept] = cases;
  const save = (version: number, handOverTopics: string[]) =>
    call<ConsoleGuidance>('PUT', 'guidance', {
      version,
      content: { tone: '', texts: [], handOverTopics },
    });
  const run = () => call<KeptCase>('POST', `cases/${kept?.id}/run`, { guidance: 'draft' });
  const publish = (version: number, isConfirmed = false) =>
    call<ConsoleGuidance>('PUT', 'guidance/publication', { version, isConfirmed });

  await save(0, []);
  expect((await publish(1)).error).toMatchObject({
    code: 'cases-fall',
    fields: [{ path: ['cases', kept?.id, 'not-run'], message: asked.question }],
  });
  expect(await run()).toMatchObject({ runs: [{ guidanceVersion: 1, isPassed: true }] });
  expect(await publish(1)).toMatchObject({ published: { version: 1 } });

  await save(1, ['gifts']);
  expect(await run()).toMatchObject({
    runs: [
      { guidanceVersion: 2, isPassed: false, faults: [0], verdict: 'hand-over' },
      { guidanceVersion: 1, isPassed: true },
    ],
  });
  expect((await publish(2)).error?.fields?.[0]?.path[2]).toBe('falls');
  expect(await call('GET', 'guidance')).toMatchObject({ published: { version: 1 } });
  expect(await publish(2, true)).toMatchObject({ published: { version: 2 } });

  const { cases: changed } = await call<{ cases: KeptCase[] }>('PUT', `cases/${kept?.id}`, {
    ...asked,
    expected: [{ kind: 'hands-over' }],
  });
  expect(changed).toMatchObject([{ hasSampleOrders: false, runs: [] }]);

  // Who is asked about with orders has some that are nobody's, as long as the case is kept so.
  const change = (hasSampleOrders: boolean) =>
    call<{ cases: KeptCase[] }>('PUT', `cases/${kept?.id}`, {
      ...{ ...asked, question: 'Where is my order?', hasSampleOrders },
      expected: [{ kind: 'contains', words: 'Order #9002' }],
    });
  expect((await change(true)).cases).toMatchObject([{ hasSampleOrders: true, runs: [] }]);
  expect((await run()).runs[0]).toMatchObject({ isPassed: true, verdict: 'answer' });
  expect((await change(false)).cases).toMatchObject([{ hasSampleOrders: false, runs: [] }]);
  expect((await run()).runs[0]).toMatchObject({ isPassed: false, verdict: 'sign-in' });
  expect(await call('DELETE', `cases/${kept?.id}`)).toMatchObject({ status: 200, cases: [] });
  expect((await call('DELETE', `cases/${kept?.id}`)).status).toBe(404);
  expect((await run()).status).toBe(404);
});

it('what it did is reviewed by those who answer, and counted: automation, reasons, thumbs, speed and cost', async () => {
  const desk = await openDesk();
  const other = await openDesk();
  const talk = async (text: string) => {
    const shopper = await app.visitorSocket(desk.appId, await app.token(desk.appId));
    shopper.say(text, '1');
    return (await shopper.acknowledged('1'))?.conversationId ?? '';
  };
  const [solved, handed] = [await talk('Do you wrap gifts?'), await talk('I want a lawyer')];
  const { database } = app.opened;
  const remember = (id: string, because: string | null, summary: object | null) =>
    database.query(
      `insert into assistant_conversation (conversation_id, shop_id, app_id, language, state, turn, asked,
         handed_over_at, because, summary, created_at, changed_at)
       values ($1, $2, $3, 'en-US', '{}', 2, 0, case when $4::text is null then null else now() end, $4, $5,
         now() - interval '1 minute', now())`,
      [id, desk.shopId, desk.appId, because, summary && JSON.stringify(summary)],
    );
  const turn = (id: string, number: number, part: object) => {
    const row = {
      ...{ status: 'settled', outcome: 'answer', because: null, words: null, refused: null, latency: 400 },
      ...{ cost: 1500, told: true, ...part },
    };
    return database.query(
      `insert into assistant_turn (conversation_id, turn, shop_id, app_id, message_id, status, outcome, because, words,
         refused, latency_ms, cost_micros, tokens_in, told_at, started_at, deadline_at)
       select $1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $10, $11, 7,
         case when $12 then began + ($10::int + 100) * interval '1 ms' end, began, now()
       from (select now() - interval '1 minute' + $2::int * interval '1 second' as began) place`,
      [
        ...[id, number, desk.shopId, desk.appId, row.status, row.outcome, row.because],
        ...[row.words && JSON.stringify(row.words), row.refused && JSON.stringify(row.refused)],
        ...[row.latency, row.cost, row.told],
      ],
    );
  };
  const words = { text: 'We wrap gifts.', sources: [] };
  const refused = [{ sentence: { text: 'It costs 5 €.', factIds: [] }, because: 'other-number' }];
  await remember(solved, null, null);
  await remember(handed, 'topic', {
    wants: ['I want a lawyer'],
    facts: [],
    tried: [{ name: 'search', detail: 'x' }],
  });
  await turn(solved, 1, { words });
  await turn(handed, 2, { outcome: 'hand-over', because: 'topic', refused, latency: 800 });
  await turn(handed, 3, { status: 'dropped', words, told: false, latency: 9000 });

  const list = (filter: string) => desk.call<{ turns: ReviewedTurn[] }>('GET', `turns?filter=${filter}`);
  expect((await list('all')).turns.map((each) => [each.turn, each.question, each.isSent])).toEqual([
    [3, 'I want a lawyer', false],
    [2, 'I want a lawyer', true],
    [1, 'Do you wrap gifts?', true],
  ]);
  expect((await list('handed-over')).turns).toMatchObject([
    { turn: 2, because: 'topic', latencyMs: 800, costMicros: 1500 },
  ]);
  const titles = async () => (await list('handed-over')).turns.map((each) => each.missingTitle);
  // It was a topic that the team keeps: no article is missing. Where nothing was known, one is.
  expect(await titles()).toEqual(['']);
  const handOver = 'update assistant_turn set because = $1 where because is not null and shop_id = $2';
  await database.query(handOver, ['nothing-known', desk.shopId]);
  expect(await titles()).toEqual(['I want a lawyer']);
  const near = async () => (await list('handed-over')).turns.map((each) => each.near);
  expect(await near()).toEqual([null]);
  // Of what was found then the likeliest, with all its sentences; what is not likely is not near.
  const found = (articleId: string, title: string, score: number, text: string) => ({
    ...{ id: `article:${articleId}#0.0`, text, score, language: 'en-US' },
    source: { kind: 'article', articleId, title, url: 'https://shop.example/help', quote: text },
  });
  const think = (facts: readonly object[]) =>
    database.query(
      'update assistant_turn set thought = $1::jsonb where because is not null and shop_id = $2',
      [JSON.stringify({ facts }), desk.shopId],
    );
  const write = async (title: string) => {
    const body = { language: 'en-US', title, body: '<p>Write to us.</p>', categoryId: null };
    const made = await app.call('POST', 'help-center/articles', { cookie: desk.cookie, body });
    return ((await made.json()) as { id: string }).id;
  };
  const [people, refunds, complaintsId] = [
    await write('Our people'),
    await write('Refunds'),
    await write('Complaints'),
  ];
  await think([found(people, 'Our people', 0.6, 'A lawyer works here.')]);
  expect(await near()).toEqual([null]);
  await think([
    found(refunds, 'Refunds', 0.75, 'A lawyer is not needed.'),
    found(complaintsId, 'Complaints', 0.8, 'Write to us.'),
    found(complaintsId, 'Complaints', 0.8, 'The owner reads them.'),
  ]);
  const complaints = { articleId: complaintsId, title: 'Complaints', language: 'en-US', unsaid: ['lawyer'] };
  expect(await near()).toEqual([complaints]);
  await think([
    found(complaintsId, 'Complaints', 0.8, 'Write to us.'),
    found(complaintsId, 'Complaints', 0.8, 'Lawyers do, too.'),
  ]);
  expect(await near()).toEqual([{ ...complaints, unsaid: [] }]);
  // Nobody adds to what is gone: the next that came near is named, and then none.
  const both = [found(complaintsId, 'Complaints', 0.8, 'Write.'), found(refunds, 'Refunds', 0.75, 'Write.')];
  await think(both);
  const gone = 'update article set deleted_at = $2 where id = $1';
  await database.query(gone, [complaintsId, new Date()]);
  expect(await near()).toMatchObject([{ articleId: refunds }]);
  await database.query('delete from article_text where article_id = $1', [refunds]);
  expect(await near()).toEqual([null]);
  await database.query(handOver, ['topic', desk.shopId]);
  // Where no article is missing, none is near.
  expect(await near()).toEqual([null]);
  expect((await list('refused')).turns).toMatchObject([
    { refused: [{ text: 'It costs 5 €.', because: 'other-number' }] },
  ]);
  expect((await other.call<{ turns: unknown[] }>('GET', 'turns')).turns).toEqual([]);
  expect((await list('everything')).status).toBe(400);
  const { startedDatetime = '' } = (await list('all')).turns[1] ?? {};
  expect((await list(`all&before=${startedDatetime}`)).turns).toMatchObject([{ turn: 1 }]);

  const agent = await app.signIn(desk.agentEmail);
  const rate = async (cookie: string, id: string, number: number, body: object) => {
    const path = `conversations/${id}/assistant/${number}/review`;
    const response = await app.call('PUT', path, { cookie, body });
    return { status: response.status, ...((await response.json()) as ConversationAssistant) };
  };
  const rated = await rate(agent, handed, 2, { isGood: false, reason: ' Should have known ' });
  expect(rated).toMatchObject({
    handedOver: { because: 'topic', summary: { wants: ['I want a lawyer'] } },
    turns: [
      { turn: 2, review: { isGood: false, reason: 'Should have known' } },
      { turn: 3, isSent: false },
    ],
  });
  expect((await rate(agent, handed, 9, { isGood: true })).status).toBe(404);
  expect((await rate(other.cookie, handed, 2, { isGood: true })).status).toBe(404);
  await rate(agent, solved, 1, { isGood: true });
  expect((await list('thumbs-down')).turns).toMatchObject([{ turn: 2 }]);
  expect((await list('not-reviewed')).turns).toMatchObject([{ turn: 3 }]);

  // As the shopper waited: with what lies between the thought and the words.
  expect(await desk.call<AssistantReport>('GET', 'report')).toMatchObject({
    ...{ conversations: 2, automated: 1, handOvers: [{ because: 'topic', count: 1 }] },
    ...{ thumbs: { good: 1, bad: 1 }, medianMs: 700, costMicros: 4500 },
    byDay: [
      {
        ...{ turns: 3, costMicros: 4500, tokens: 21, conversations: 2, automated: 1, medianMs: 700 },
        thumbs: { good: 1, bad: 1 },
      },
    ],
  });
  await rate(agent, solved, 1, { isGood: null });
  expect(await desk.call('GET', 'report')).toMatchObject({ thumbs: { good: 0, bad: 1 } });
  expect(await other.call('GET', 'report')).toMatchObject({ conversations: 0, medianMs: null, byDay: [] });
});
