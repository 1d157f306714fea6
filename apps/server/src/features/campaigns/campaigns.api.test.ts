import type { CampaignContent, ConsoleCampaign, PageCampaigns } from '@shopbell/protocol';
import { campaignTemplates, emptyCampaign } from '@shopbell/rules/campaigns-editing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import { createTestCommerce } from '../../testing/createTestCommerce';
import { refusalOf } from '../../testing/startTestApp';

const commerce = createTestCommerce();
/** Whose catalogue it is. */
let selling = 0;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp({ commercePlatform: (shopId) => (shopId === selling ? commerce : null) });
  other = await startTestApp({ opened: app.opened });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const offerId = '7b0c7f6e-0d7f-4d6e-9d7b-0f3f2a1c5e01';
const whole: CampaignContent = {
  ...emptyCampaign,
  name: 'Ten per cent',
  language: 'en-US',
  is_light: true,
  message: { html: '<p>Take <b>ten</b> per cent<script>alert(1)</script></p>' },
  agent: { name: 'Olive', avatarUrl: null },
  attachments: [
    {
      ...{ contentType: 'application/discountOffer', name: 'Offer', url: '', size: 0 },
      extra: { discount_offer_id: offerId, value: '10', type: 'percentage', code: 'SECRET-10' },
    },
  ],
  variants: [{ id: 'b', message: { html: '<p>Ten, for you</p>' }, attachments: [] }],
  meta: { delay: 3, noReply: true, maxCampaignDisplaysInSession: 2, minimumTimeBetweenCampaigns: 60 },
  triggers: [{ key: 'current_url', operator: 'contains', value: ['/products/'] }],
  schedule: {
    schedule_rule: 'custom',
    custom_schedule: { days: '1,5', from_time: '09:00', to_time: '17:00' },
  },
};

async function openDesk() {
  const shop = await app.newShop();
  const [owner, admin] = [
    await app.signIn(await app.addMember(shop.shopId, 'owner', 'Olive Owner')),
    await app.signIn(await app.addMember(shop.shopId, 'admin')),
  ];
  const call = (method: string, path: string, body?: object, cookie = owner) =>
    app.call(method, path, { cookie, ...(body && { body }) });
  const ask = async <Answer>(
    method: string,
    path: string,
    body?: object,
    cookie = owner,
  ): Promise<Answer> => {
    const response = await call(method, path, body, cookie);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<Answer>;
  };
  const make = (content: object = whole) =>
    ask<ConsoleCampaign>('POST', 'campaigns', { chatId: shop.appId, content });
  const publish = ({ id, version }: ConsoleCampaign) =>
    ask<ConsoleCampaign>('PUT', `campaigns/${id}/state`, { version, state: 'active' });
  const page = (path = 'campaigns', at = app) =>
    fetch(`${at.baseUrl}/api/applications/${shop.appId}/${path}`);
  const shown = async (at = app) => (await (await page('campaigns', at)).json()) as PageCampaigns;
  return { ...shop, owner, admin, call, ask, make, publish, page, shown };
}

it('[CMP-01] [CMP-02] [CMP-03] [CMP-04] [CMP-05] [CMP-06] [ENT-29] a campaign comes back whole from both calls of the page, without its code; together, because they are one record', async () => {
  const desk = await openDesk();
  const draft = await desk.make();
  expect(draft.content?.attachments[0]).toMatchObject({ extra: { code: 'SECRET-10' } });
  expect((await desk.shown()).campaigns).toEqual([]);
  await desk.publish(draft);
  const served = {
    ...{ id: draft.id, name: 'Ten per cent', language: 'en-US', is_light: true, variantId: null },
    created_datetime: draft.createdDatetime,
    message: { html: '<p>Take <b>ten</b> per cent</p>', text: 'Take ten per cent' },
    agent: { name: 'Olive', avatarUrl: null },
    attachments: [
      {
        ...{ contentType: 'application/discountOffer', name: 'Offer', url: '', size: 0 },
        extra: { discount_offer_id: offerId, value: '10', type: 'percentage' },
      },
    ],
    variants: [{ id: 'b', message: { html: '<p>Ten, for you</p>', text: 'Ten, for you' }, attachments: [] }],
    meta: { ...whole.meta, agentName: 'Olive', agentAvatarUrl: null },
    triggers: whole.triggers,
    schedule: whole.schedule,
  };
  const answer = await desk.page();
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ campaigns: [served], skipped: [], usage: 'ok', cards: {} });
  const settings = await (await desk.page('settings')).text();
  expect(JSON.parse(settings).campaigns).toEqual([served]);
  expect(text + settings).not.toContain('SECRET');
  const again = await fetch(answer.url, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

it('[CMP-12] [CMP-26] a page is told what it need not work out: which goes first, and all that must hold, because one answer says both', async () => {
  const desk = await openDesk();
  const settings = { featureFlags: { campaignPrioritisation: true } };
  const sql = 'update app set settings = $2 where id = $1';
  await app.opened.database.query(sql, [desk.appId, settings]);
  const plain = { ...emptyCampaign, name: 'Plain', message: { html: '<p>Hello</p>' } };
  const exit = { key: 'exit_intent', operator: 'eq', value: true };
  await desk.publish(await desk.make({ ...plain, triggers: [exit], schedule: null }));
  await desk.publish(await desk.make());
  const { campaigns } = await desk.shown();
  expect(campaigns.map(({ name }) => name)).toEqual(['Ten per cent', 'Plain']);
  const open = { key: 'business_hours', operator: 'during', value: 'during' };
  expect(campaigns[1]?.triggers).toEqual([open, exit]);
});

it('a change holds at once on every node, and so does the switch that stops all', async () => {
  const desk = await openDesk();
  const { id, version } = await desk.publish(await desk.make());
  expect((await desk.shown(other)).campaigns).toHaveLength(1);
  await desk.ask('PUT', `campaigns/${id}`, { version, content: { ...whole, name: 'Renamed' } });
  expect((await desk.shown(other)).campaigns[0]?.name).toBe('Renamed');
  await desk.ask('PUT', `chats/${desk.appId}/campaigns/stop`, { isStopped: true }, desk.admin);
  expect([(await desk.shown()).campaigns, (await desk.shown(other)).campaigns]).toEqual([[], []]);
  expect(
    await refusalOf(
      await desk.call('PUT', `chats/${desk.appId}/campaigns/stop`, { isStopped: false }, desk.admin),
    ),
  ).toEqual([403, 'forbidden']);
  const list = await desk.ask('PUT', `chats/${desk.appId}/campaigns/stop`, { isStopped: false });
  expect(list).toMatchObject({ stopped: null });
  expect((await desk.shown(other)).campaigns).toHaveLength(1);
});

it('who edits does not publish, nor change what is before shoppers; but takes it off', async () => {
  const desk = await openDesk();
  const draft = await desk.ask<ConsoleCampaign>(
    'POST',
    'campaigns',
    { chatId: desk.appId, content: whole },
    desk.admin,
  );
  const to = (state: string, version: number) =>
    desk.call('PUT', `campaigns/${draft.id}/state`, { version, state }, desk.admin);
  expect(await refusalOf(await to('active', 1))).toEqual([403, 'forbidden']);
  const { version } = await desk.publish(draft);
  const change = await desk.call('PUT', `campaigns/${draft.id}`, { version, content: whole }, desk.admin);
  expect(await refusalOf(change)).toEqual([403, 'forbidden']);
  expect((await to('paused', version)).status).toBe(200);
  expect((await desk.shown()).campaigns).toEqual([]);
  expect(await refusalOf(await to('draft', version + 1))).toEqual([400, 'invalid-request']);
  expect(await refusalOf(await desk.call('DELETE', `campaigns/${draft.id}`))).toEqual([
    400,
    'invalid-request',
  ]);
});

it('nobody overwrites what they have not seen, and what was is restored from the history', async () => {
  const desk = await openDesk();
  const first = await desk.make();
  const save = (version: number, name: string) =>
    desk.call('PUT', `campaigns/${first.id}`, { version, content: { ...whole, name } });
  expect((await save(1, 'Second')).status).toBe(200);
  expect(await refusalOf(await save(1, 'Third'))).toEqual([409, 'campaign-changed']);
  const { versions } = await desk.ask<{ versions: object[] }>('GET', `campaigns/${first.id}/versions`);
  expect(versions).toMatchObject([
    { version: 2, name: 'Second', changes: ['name'], savedBy: 'Olive Owner', restoredFrom: null },
    { version: 1, name: 'Ten per cent', changes: [] },
  ]);
  const restored = await desk.ask<ConsoleCampaign>('POST', `campaigns/${first.id}/versions/1/restore`, {
    version: 2,
  });
  expect(restored).toMatchObject({ version: 3, content: { name: 'Ten per cent' } });
  expect(restored.content?.attachments[0]).toMatchObject({ extra: { code: 'SECRET-10' } });
  const missing = await desk.call('POST', `campaigns/${first.id}/versions/9/restore`, { version: 3 });
  expect(missing.status).toBe(404);
});

it('a copy is a draft with offers of its own; order and deletion are those of the list', async () => {
  const desk = await openDesk();
  const first = await desk.make();
  const copy = await desk.ask<ConsoleCampaign>('POST', `campaigns/${first.id}/duplicate`);
  expect(copy).toMatchObject({ state: 'draft', content: { name: 'Ten per cent (copy)' } });
  expect(JSON.stringify(copy.content)).not.toContain(offerId);
  // For readers of another language it is one only where the chat speaks it.
  const foreign = await desk.call('POST', `campaigns/${first.id}/duplicate`, { language: 'fr-FR' });
  expect(await refusalOf(foreign)).toEqual([400, 'invalid-campaign']);
  const english = await desk.ask<ConsoleCampaign>('POST', `campaigns/${first.id}/duplicate`, {
    language: 'en-US',
  });
  expect(english.content).toMatchObject({ name: 'Ten per cent (en-US)', language: 'en-US' });
  await desk.ask('DELETE', `campaigns/${english.id}`);
  const stolen = await desk.call('POST', 'campaigns', { chatId: desk.appId, content: whole });
  expect(await refusalOf(stolen)).toEqual([400, 'invalid-campaign']);
  const names = async () =>
    (
      await desk.ask<{ campaigns: { name: string }[] }>('GET', `campaigns?chatId=${desk.appId}`)
    ).campaigns.map(({ name }) => name);
  expect(await names()).toEqual(['Ten per cent', 'Ten per cent (copy)']);
  await desk.ask('PUT', `chats/${desk.appId}/campaigns/order`, { ids: [copy.id] });
  expect(await names()).toEqual(['Ten per cent (copy)', 'Ten per cent']);
  await desk.ask('DELETE', `campaigns/${copy.id}`);
  expect(await names()).toEqual(['Ten per cent']);
});

it('what cannot be shown is neither saved nor sent: it is left out with a reason', async () => {
  const desk = await openDesk();
  const broken = [
    { ...whole, triggers: [{ key: 'weather', operator: 'eq', value: 'rain' }] },
    { ...whole, message: { html: '<script>alert(1)</script>' } },
    { ...whole, message: { html: '<a href="javascript:alert(1)">x</a>' } },
    { ...whole, message: { html: '<p>Take <b>ten per cent</p>' } },
    { ...whole, variants: [{ id: 'b', message: { html: '<p>Ten</p><p' }, attachments: [] }] },
    { ...whole, language: 'fr-FR' },
    { ...whole, variants: [{ id: 'b' }] },
    { name: 'x' },
    [],
    'x',
    null,
  ];
  for (const content of broken)
    expect(await refusalOf(await desk.call('POST', 'campaigns', { chatId: desk.appId, content }))).toEqual([
      400,
      'invalid-campaign',
    ]);
  const good = await desk.publish(await desk.make());
  const bad = await desk.publish(await desk.make(campaignTemplates[0]?.content));
  const sql = 'update campaign set content = jsonb_set($2, $3, $4) where id = $1 returning content';
  const brokenRows: readonly [path: string, value: unknown, reason: RegExp][] = [
    ['{triggers,0,operator}', 'constructor', /^condition 1 must compare/],
    ['{triggers,0,key}', 'weather', /^condition 1 must be one of the known conditions/],
    ['{message,html}', null, /^message/],
    ['{message,html}', '<script>alert(1)</script>', /^message must say something/],
    ['{message,html}', '<p>Take <b>ten</p>', /^message must have every tag closed in its turn: look at <b>$/],
    ['{variants}', [{ id: 'b' }], /^wording B/],
    ['{attachments}', [{ contentType: 'application/productCard', name: 'Mug', extra: {} }], /^attachment 1/],
    [
      '{schedule}',
      { schedule_rule: 'custom', custom_schedule: { days: '9', from_time: '25:00' } },
      /^schedule/,
    ],
    ['{meta,delay}', 1e300, /^meta\.delay/],
  ];
  for (const [path, value, reason] of brokenRows) {
    await app.opened.database.query(sql, [bad.id, JSON.stringify(bad.content), path, JSON.stringify(value)]);
    await desk.ask('PUT', `chats/${desk.appId}/campaigns/order`, { ids: [] });
    const { campaigns, skipped } = await desk.shown();
    expect(campaigns.map(({ id }) => id)).toEqual([good.id]);
    expect(skipped).toEqual([{ id: bad.id, name: 'Welcome', reason: expect.stringMatching(reason) }]);
  }
  const read = await desk.ask<ConsoleCampaign>('GET', `campaigns/${bad.id}`);
  expect(read.problems).toHaveLength(1);
});

it('a product that the shop no longer has takes its campaign along, and the editor says so', async () => {
  const desk = await openDesk();
  selling = desk.shopId;
  const url = 'https://shop.test/products/mug';
  const mug = {
    ...{ id: '7', title: 'Mug', price: '24.00', compareAtPrice: null, currency: 'USD', imageUrl: null, url },
    ...{ kind: null, isAvailable: true, forms: [] },
  };
  commerce.shelves.push(mug);
  const card = {
    ...{ contentType: 'application/productCard' as const, name: 'Mug', url: '', size: 0 as const },
    extra: { product_id: 7, product_link: url, price: '24.00', currency: 'USD' },
  };
  const content = { ...whole, attachments: [card] };
  const { id, version } = await desk.publish(await desk.make(content));
  // What is kept of products is looked up again with every change of the chat's campaigns.
  const shown = async () => {
    await desk.ask('PUT', `chats/${desk.appId}/campaigns/order`, { ids: [] });
    const { campaigns, skipped } = await desk.shown();
    return [campaigns.length, ...skipped.map(({ reason }) => reason)];
  };
  expect(await shown()).toEqual([1]);
  commerce.shelves.pop();
  expect(await shown()).toEqual([0, 'attachment 1 must be a product that the shop still has']);
  const saved = await desk.call('PUT', `campaigns/${id}`, { version, content });
  expect(await refusalOf(saved)).toEqual([400, 'invalid-campaign']);
  // A catalogue that gives no answer says nothing against it.
  commerce.trouble = 'unreachable';
  expect(await shown()).toEqual([1]);
});

it('[HTTP-38] [STR-05] starters come in the language that is asked for, or that of the chat; at most three, because no more are shown', async () => {
  const desk = await openDesk();
  const path = `chats/${desk.appId}/starters`;
  const starter = (text: string, language = 'en-US') => ({ language, text });
  const read = async (query = '') => {
    const response = await desk.page(`conversation-starters.json${query}`);
    return ((await response.json()) as { starters: { id: string; text: string }[] }).starters.map(
      ({ text }) => text,
    );
  };
  expect(await read()).toEqual([]);
  const three = ['Where is my order?', 'Which size?', 'Do you ship abroad?'].map((text) => starter(text));
  await desk.ask('PUT', path, { isOn: true, starters: three });
  const query = '?locale=en-US&website_domain=shop.test&page=https%3A%2F%2Fshop.test%2F';
  expect(await read(query)).toEqual(three.map(({ text }) => text));
  expect(await read('?locale=de-DE')).toHaveLength(3);
  for (const starters of [[...three, starter('Four')], [starter('x', 'fr-FR')]])
    expect(await refusalOf(await desk.call('PUT', path, { isOn: true, starters }))).toEqual([
      400,
      'invalid-campaign',
    ]);
  await desk.ask('PUT', path, { isOn: false, starters: three });
  expect(await read()).toEqual([]);
  expect((await fetch(`${app.baseUrl}/api/applications/987654321/conversation-starters.json`)).status).toBe(
    404,
  );
});

it('[EMB-14] [ENT-28] campaigns and the share of shoppers who see them are configured here; together, because one call reads both', async () => {
  const desk = await openDesk();
  const chat = await desk.ask<{ version: number; settings: object }>('GET', `chats/${desk.appId}/settings`);
  const abTest = { active: true, configuration: { ratio: 0.2, campaigns: ['x'] } };
  await desk.ask('PUT', `chats/${desk.appId}/settings`, {
    version: chat.version,
    settings: { ...chat.settings, abTest, tracking: { usage: 'limit-reached' } },
  });
  await desk.publish(await desk.make());
  const settings = await (await desk.page('settings')).json();
  expect(settings).toMatchObject({ abTest, campaigns: [{ triggers: whole.triggers }] });
  expect(await desk.shown()).toMatchObject({
    ...{ abTest, timeZone: 'UTC', prioritisation: true, usage: 'limit-reached' },
  });
});
