import { randomUUID } from 'node:crypto';
import type { ConsoleArticle, ConsoleHelpCenter, HelpReport, PublishedArticles } from '@shopbell/protocol';
import { dangersIn, hostileMarkup } from '@shopbell/rules/content-testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalOf, startTestApp, type TestApp } from '../../testing';
import { search } from '../search';
import { indexAnew } from './indexAnew';
import { publishDue } from './publishDue';

let app: TestApp;
let nowMs = Date.parse('2026-11-15T10:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs } });
});
afterAll(() => app.stop());

async function openShop() {
  const shop = await app.newShop();
  const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner'));
  const call = (method: string, path = '', body?: unknown) =>
    app.call(method, `help-center${path}`, { cookie, ...(body !== undefined && { body }) });
  const read = async () => (await (await call('GET')).json()) as ConsoleHelpCenter;
  const article = async (method: string, path: string, body?: unknown) => {
    nowMs += 1000;
    const response = await call(method, `/articles${path}`, body);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as ConsoleArticle;
  };
  const { id: helpCenterId } = await read();
  await app.opened.database.query('update app set settings = $2 where id = $1', [
    shop.appId,
    { automation: { articleRecommendation: { enabled: true, helpCenterId } } },
  ]);
  return { ...shop, call, read, article, helpCenterId };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

const post = (path: string, body: unknown, headers = {}) =>
  fetch(`${app.baseUrl}/ssp/article-recommendation/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const searched = async ({ helpCenterId }: Shop, query: string, language = 'en-US') => {
  const response = await post('search', { query, helpCenterId, language, conversationId: randomUUID() });
  return ((await response.json()) as { articles: { id: string; preview: string }[] }).articles;
};
const wool = { language: 'en-US', title: 'Washing wool', body: '<p>Wash it cold.</p>', categoryId: null };

it('an article is written, published, found, changed, taken back, deleted and brought back', async () => {
  const shop = await openShop();
  const made = await shop.article('POST', '', wool);
  const path = `/${made.id}`;
  expect(made.texts).toMatchObject([{ state: 'draft', slug: 'washing-wool', url: null, isOutdated: false }]);
  expect(await searched(shop, 'how to wash wool')).toEqual([]);
  const publish = (revision: number, more = {}) =>
    shop.article('PUT', `${path}/state`, { revision, language: 'en-US', state: 'published', ...more });

  const published = await publish(1);
  expect(published.texts[0]).toMatchObject({
    state: 'published',
    url: expect.stringMatching(/\/en-US\/washing-wool$/),
  });
  expect(await searched(shop, 'wash wool')).toMatchObject([{ id: made.id, preview: 'Wash it cold.' }]);
  expect(await searched(shop, 'wsahing wool', 'en-GB')).toHaveLength(1);

  const save = (revision: number, more = {}) => ({ ...wool, revision, ...more });
  expect(await refusalOf(await shop.call('PUT', `/articles${path}`, save(1)))).toEqual([
    409,
    'article-changed',
  ]);
  const changed = await shop.article(
    'PUT',
    path,
    save(2, { title: 'Caring for silk', body: '<p>By hand.</p>' }),
  );
  expect(changed.texts[0]).toMatchObject({
    state: 'changed',
    slug: 'washing-wool',
    title: 'Caring for silk',
  });
  expect(await searched(shop, 'silk')).toEqual([]);
  expect(await searched(shop, 'wash wool')).toHaveLength(1);
  await publish(3);
  expect([(await searched(shop, 'silk')).length, (await searched(shop, 'wool')).length]).toEqual([1, 0]);

  const german = await shop.article('PUT', path, save(4, { language: 'de', title: 'Seide waschen' }));
  expect(german.texts.map(({ language, isOutdated }) => [language, isOutdated])).toEqual([
    ...[
      ['de', false],
      ['en-US', false],
    ],
  ]);
  const later = await publish(5);
  expect(later.texts[0]).toMatchObject({ language: 'de', isOutdated: true });

  const { versions } = await (await shop.call('GET', `/articles${path}/versions?language=en-US`)).json();
  expect(versions).toMatchObject([
    { version: 2, title: 'Caring for silk' },
    { version: 1, title: 'Washing wool' },
  ]);
  const restored = await shop.article('POST', `${path}/versions/1/restore`, {
    revision: 6,
    language: 'en-US',
  });
  expect(restored.texts[1]).toMatchObject({ title: 'Washing wool', state: 'changed', slug: 'washing-wool' });

  expect(await shop.article('DELETE', path)).toMatchObject({ isDeleted: true });
  expect(await searched(shop, 'silk')).toEqual([]);
  expect(await shop.article('POST', `${path}/undelete`)).toMatchObject({ isDeleted: false });
  expect(await searched(shop, 'silk')).toHaveLength(1);
  await shop.article('PUT', `${path}/state`, { revision: 9, language: 'en-US', state: 'draft' });
  expect(await searched(shop, 'silk')).toEqual([]);
});

it('what is scheduled is published at its time, once; what was deleted is forgotten after thirty days', async () => {
  const shop = await openShop();
  const { id } = await shop.article('POST', '', wool);
  const publishDatetime = new Date(nowMs + 3_600_000).toISOString();
  const state = { revision: 1, language: 'en-US', state: 'published', publishDatetime };
  expect((await shop.article('PUT', `/${id}/state`, state)).texts[0]).toMatchObject({ state: 'scheduled' });
  const { database } = app.opened;
  await publishDue({ database, search, now: new Date(nowMs) });
  expect(await searched(shop, 'wool')).toEqual([]);
  nowMs += 3_600_000;
  await publishDue({ database, search, now: new Date(nowMs) });
  await publishDue({ database, search, now: new Date(nowMs) });
  expect(await searched(shop, 'wool')).toHaveLength(1);
  expect((await shop.read()).articles[0]?.texts[0]?.state).toBe('published');

  // As an earlier version has left it.
  await database.query("update search_entry set passages = '{}' where shop_id = $1", [shop.shopId]);
  await indexAnew({ database, search });
  const entries = await database.query('select passages from search_entry where shop_id = $1', [shop.shopId]);
  expect(entries).toEqual([{ passages: ['Washing wool', 'Washing wool. Wash it cold.'] }]);

  await shop.article('DELETE', `/${id}`);
  nowMs += 29 * 86_400_000;
  await app.forgetOld();
  expect((await shop.read()).articles).toHaveLength(1);
  nowMs += 2 * 86_400_000;
  await app.forgetOld();
  expect((await shop.read()).articles).toEqual([]);
});

it('categories are named in languages, and addresses are an article’s own', async () => {
  const shop = await openShop();
  const [care, other] = [randomUUID(), randomUUID()];
  const put = (categories: unknown) => shop.call('PUT', '/categories', { categories });
  await put([
    { id: care, names: { 'en-US': 'Care', de: 'Pflege' } },
    { id: other, names: { 'en-US': 'Other' } },
  ]);
  const first = await shop.article('POST', '', { ...wool, categoryId: care });
  const second = await shop.article('POST', '', { ...wool, categoryId: other });
  expect(second.texts[0]?.slug).toBe(`washing-wool-${second.id.slice(0, 8)}`);
  const change = { ...wool, categoryId: care, revision: 1, slug: 'Washing Wool!' };
  expect(await refusalOf(await shop.call('PUT', `/articles/${second.id}`, change))).toEqual([
    409,
    'slug-taken',
  ]);
  await put([{ id: care, names: { 'en-US': 'Keep' } }]);
  const { categories, articles } = await shop.read();
  expect(categories).toEqual([{ id: care, names: { 'en-US': 'Keep' } }]);
  expect(articles.map(({ id, categoryId }) => [id, categoryId])).toEqual([
    ...[
      [first.id, care],
      [second.id, null],
    ],
  ]);
  const foreign = await openShop();
  await foreign.call('PUT', '/categories', { categories: [{ id: care, names: { 'en-US': 'Mine' } }] });
  expect((await shop.read()).categories[0]?.names).toEqual({ 'en-US': 'Keep' });
  for (const bad of [
    { ...wool, categoryId: randomUUID() },
    ...[
      { ...wool, language: 'xx' },
      { ...wool, title: '  ' },
      { ...wool, body: 'x'.repeat(200_001) },
    ],
  ])
    expect((await shop.call('POST', '/articles', bad)).status).toBe(400);
  expect((await shop.call('POST', '/articles', { ...wool, body: 'x'.repeat(5_000_000) })).status).toBe(413);
  expect((await shop.read()).articles).toHaveLength(2);
});

it('[SAN-12] nothing that is not in the table is kept of an article', async () => {
  const shop = await openShop();
  const body = hostileMarkup.join('\n');
  const made = await shop.article('POST', '', { ...wool, body });
  const protocolOf = (address: string) => new URL(address, 'https://shop.test').protocol;
  expect(dangersIn(made.texts[0]?.body ?? '<script>', protocolOf)).toEqual([]);
});

const event = (shop: Shop, articleId: string, more = {}) => ({
  ...{ shopName: 'fern', shopType: 'shopify', accountId: shop.shopId, conversationId: 'c1', articleId },
  ...{ articleUrl: 'https://x.test/a', title: 'A', query: 'q', chatId: shop.appId, eventType: 'shown' },
  ...{ locale: 'en-US', helpCenterId: shop.helpCenterId, slug: 'a', lookUpChannel: 'chat', ...more },
});

it('[HTTP-20] articles have eight fields; unknown, foreign and switched-off help centers and bad questions are refused', async () => {
  const shop = await openShop();
  const long = `<h2>Cold</h2><p>${'soap '.repeat(100)}</p>`;
  const { id } = await shop.article('POST', '', { ...wool, body: long });
  await shop.article('PUT', `/${id}/state`, { revision: 1, language: 'en-US', state: 'published' });
  const [found] = await searched(shop, 'washing wool');
  expect(Object.keys(found ?? {}).sort()).toEqual(
    'embeddedUrl,id,locale,lookUpChannel,preview,slug,title,url'.split(','),
  );
  expect(found).toMatchObject({
    ...{ id, locale: 'en-US', lookUpChannel: 'chat', slug: 'washing-wool', title: 'Washing wool' },
    ...{ preview: expect.stringMatching(/^Cold ?soap.{116,122}\.\.\.$/) },
    embeddedUrl: expect.stringMatching(/\/en-US\/washing-wool\?embedded=1$/),
  });
  expect(found?.preview).toHaveLength(128);
  const good = { query: 'wool', helpCenterId: shop.helpCenterId, language: 'en-US', conversationId: 'c' };
  for (const bad of [
    ...[{ query: '' }, { query: 7 }, { query: 'x'.repeat(2001) }, { language: 'xx' }, { language: null }],
    ...[{ helpCenterId: '' }, { helpCenterId: -1 }, { helpCenterId: 1.5 }, { conversationId: {} }],
  ])
    expect(await refusalOf(await post('search', { ...good, ...bad })), JSON.stringify(bad)).toEqual([
      ...[400, 'invalid-request'],
    ]);
  expect(await refusalOf(await post('search', { ...good, helpCenterId: 987654321 }))).toEqual([
    404,
    'not-found',
  ]);
  await app.opened.database.query(`update app set domains = '{fern.test}' where id = $1`, [shop.appId]);
  const evil = { origin: 'https://evil.test' };
  expect(await refusalOf(await post('search', good, evil))).toEqual([403, 'foreign-origin']);
  expect((await post('search', good, { origin: 'https://www.fern.test' })).status).toBe(200);
  await app.opened.database.query(`update app set settings = '{}', domains = '{}' where id = $1`, [
    shop.appId,
  ]);
  for (const refused of [await post('search', good), await post('event', event(shop, id))])
    expect(await refusalOf(refused)).toEqual([403, 'recommendations-off']);
});

it('[HTTP-21] [HTTP-22] an event together with its fourteen fields is counted once a shopper and day, and answered 204', async () => {
  const [shop, other] = [await openShop(), await openShop()];
  const { id } = await shop.article('POST', '', wool);
  expect(Object.keys(event(shop, id))).toHaveLength(14);
  const told = await post('event', event(shop, id));
  expect([told.status, await told.text()]).toEqual([204, '']);
  for (const more of [{}, { conversationId: 'c2' }, { eventType: 'not-helpful' }, { eventType: 'opened' }])
    expect((await post('event', event(shop, id, more))).status).toBe(204);
  for (const bad of [{ eventType: 'closed' }, { articleId: '7' }, { accountId: 'x' }, { title: undefined }])
    expect((await post('event', event(shop, id, bad))).status).toBe(400);
  for (const foreign of [{ accountId: other.shopId }, { articleId: randomUUID() }])
    expect((await post('event', event(shop, id, foreign))).status).toBe(404);
  expect((await post('event', event(other, id))).status).toBe(404);

  for (const query of ['Do you sell 100 bicycles?', 'do you  sell 250 BICYCLES?', 'boats'])
    expect(await searched(shop, query)).toEqual([]);
  const report = async () => (await (await shop.call('GET', '/report')).json()) as HelpReport;
  // Without anything to read there is nothing that could have answered.
  expect((await report()).unanswered).toEqual([]);
  await shop.article('PUT', `/${id}/state`, { revision: 1, language: 'en-US', state: 'published' });
  for (const query of ['Do you sell 100 bicycles?', 'do you  sell 250 BICYCLES?', 'boats', 'wool'])
    await searched(shop, query);
  expect(await report()).toMatchObject({
    unanswered: [
      { query: 'do you sell # bicycles?', language: 'en-US', count: 2 },
      { query: 'boats', count: 1 },
    ],
    articles: [{ id, title: 'Washing wool', shown: 2, opened: 1, helpful: 0, notHelpful: 1 }],
  });
  nowMs += 91 * 86_400_000;
  await app.forgetOld();
  expect(await report()).toEqual({ unanswered: [], articles: [] });
});

it('an agent finds what is published by words of the title or of a question, in the language that comes nearest', async () => {
  const shop = await openShop();
  const cookie = await app.signIn(await app.addMember(shop.shopId, 'agent'));
  const choices = async (q: string, language = 'en-US') => {
    const query = new URLSearchParams({ q, language });
    const response = await app.call('GET', `help-center/published?${query}`, { cookie });
    expect(response.status).toBe(200);
    return (await response.json()) as PublishedArticles;
  };
  expect(await choices('')).toEqual({ languages: [], articles: [] });
  const publish = async (id: string, revision: number, language: string) =>
    shop.article('PUT', `/${id}/state`, { revision, language, state: 'published' });
  const first = await shop.article('POST', '', wool);
  await publish(first.id, 1, 'en-US');
  const german = { ...wool, language: 'de', title: 'Wolle waschen', body: '<p>Kalt waschen.</p>' };
  const translated = await shop.article('PUT', `/${first.id}`, { ...german, revision: 2 });
  await publish(first.id, translated.revision, 'de');
  const silk = await shop.article('POST', '', {
    ...wool,
    title: 'Care of silk',
    body: '<p>Iron it cold.</p>',
  });
  await publish(silk.id, 1, 'en-US');
  await shop.article('POST', '', { ...wool, title: 'Washing a secret' });

  const titles = async (q: string, language?: string) =>
    (await choices(q, language)).articles.map(({ title, language: written }) => `${written} ${title}`);
  expect((await choices('', 'de-AT')).languages).toEqual(['en-US', 'de']);
  expect(await titles('')).toEqual(['en-US Care of silk', 'en-US Washing wool']);
  expect(await titles('ASH')).toEqual(['en-US Washing wool']);
  expect(await titles('tell me about silk')).toEqual(['en-US Care of silk']);
  expect(await titles('waschen', 'de')).toEqual(['de Wolle waschen']);
  expect(await titles('silk', 'de')).toEqual(['en-US Care of silk']);
  expect(await titles('100%_boats', 'ja')).toEqual([]);
  expect((await choices('wool')).articles[0]).toMatchObject({
    ...{ id: first.id, preview: 'Wash it cold.', url: expect.stringMatching(/\/en-US\/washing-wool$/) },
  });
});
