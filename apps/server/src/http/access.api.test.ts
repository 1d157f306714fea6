import { randomUUID } from 'node:crypto';
import type { Role } from '@shopbell/protocol';
import { usualBudget } from '@shopbell/rules/assistant-budget';
import { campaignTemplates } from '@shopbell/rules/campaigns-editing';
import { flowTemplates } from '@shopbell/rules/flows-editing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing';

/** Who may come in: anyone at all, everyone in the shop, or from this role up. */
type Door = 'anyone' | 'agent' | 'admin' | 'owner';

interface Access {
  readonly from: Door;
  readonly body?: object;
  /** Has an id of the shop's own in its address: from another shop it must not be found. */
  readonly isOwn?: true;
  /** Changes who is signed in or who is in the team, so that only its refusals are tried here. */
  readonly isDrastic?: true;
}

const word = { password: 'correct horse battery' };
const token = 'x'.repeat(43);
const note = { id: randomUUID(), text: 'Note' };
const macro = { name: 'Hello', text: 'Hi {{visitor.name|there}}' };
const article = { language: 'en-US', title: 'Care', body: '', categoryId: null };
const imported = { files: [{ path: 'a.md', text: '# A' }], language: 'en-US', isPublished: false };
const guidance = { tone: 'Warm', texts: [], handOverTopics: [] };
const keptCase = {
  chatId: 0,
  question: 'Do you wrap gifts?',
  language: 'en-US',
  expected: [{ kind: 'hands-over' }],
};
const routing = { mode: 'manual', capacity: 5, capacities: [] };

/** Every route of the console. A route that is not here fails the test, and so does one that is gone. */
const routes: Record<string, Access> = {
  'POST /console/api/auth/sign-in/email': { from: 'anyone' },
  'POST /console/api/auth/sign-out': { from: 'anyone' },
  'POST /console/api/auth/two-factor/verify-totp': { from: 'anyone' },
  'POST /console/api/auth/two-factor/verify-backup-code': { from: 'anyone' },
  'POST /console/api/password-reset/request': { from: 'anyone' },
  'POST /console/api/password-reset/finish': { from: 'anyone' },
  'POST /console/api/invitation/look': { from: 'anyone' },
  'POST /console/api/invitation/accept': { from: 'anyone' },
  'POST /console/api/invitation/join': { from: 'agent', body: { token }, isDrastic: true },
  'GET /console/api/setup': { from: 'anyone' },
  'POST /console/api/setup': { from: 'anyone' },

  'GET /console/api/me': { from: 'agent' },
  'GET /console/api/presence': { from: 'agent' },
  'GET /console/api/first-run': { from: 'admin' },
  'PUT /console/api/first-run': { from: 'admin', body: {} },
  'PUT /console/api/first-run/name': { from: 'admin', body: { name: 'Moss' } },
  'PUT /console/api/first-run/colours': { from: 'admin', body: { mainColor: '#115cb5' } },
  'GET /console/api/products': { from: 'agent' },
  'GET /console/api/commerce': { from: 'admin' },
  'PUT /console/api/commerce': {
    from: 'admin',
    body: { platform: 'magento2', place: 'https://127.0.0.1', accessToken: 'x' },
  },
  'DELETE /console/api/commerce': { from: 'admin' },
  // Refused to every role alike: only the provider's own staff has one.
  'POST /console/api/staff-session': { from: 'agent', isDrastic: true },
  'GET /console/api/impersonations': { from: 'admin' },
  'GET /console/api/returns': { from: 'admin' },
  'PUT /console/api/returns': { from: 'admin', body: { apiKey: 'x', lookup: 'zip' } },
  'DELETE /console/api/returns': { from: 'admin' },
  'GET /console/api/assistant/model': { from: 'admin' },
  'PUT /console/api/assistant/model': {
    from: 'admin',
    body: { baseUrl: 'https://model.example/v1', model: 'm', apiKey: 'k' },
  },
  'DELETE /console/api/assistant/model': { from: 'admin' },
  'PUT /console/api/assistant/budget': { from: 'admin', body: usualBudget },
  'PUT /console/api/assistant/policy': {
    from: 'admin',
    body: { returnDays: 30, areSaleItemsReturned: null },
  },
  'PUT /console/api/assistant/selling': { from: 'admin', body: { maxPercent: 0, codes: [] } },
  'GET /console/api/commerce/webhooks': { from: 'admin' },
  'GET /console/api/commerce/data-requests/:id': { from: 'admin', isOwn: true },
  'DELETE /console/api/commerce/data-requests/:id': { from: 'admin', isOwn: true, isDrastic: true },
  'DELETE /console/api/conversations/:conversationId/access': { from: 'agent', isOwn: true },
  'GET /console/api/conversations/:conversationId/impersonations': { from: 'agent', isOwn: true },
  'GET /console/api/conversations/:conversationId/campaigns': { from: 'agent', isOwn: true },
  'GET /console/api/conversations/:conversationId/requests': { from: 'agent', isOwn: true },
  'PUT /console/api/conversations/:conversationId/requests/:id': {
    from: 'agent',
    body: { state: 'done', revision: 0 },
    isOwn: true,
  },
  'GET /console/api/conversations/:conversationId/visitor': { from: 'agent', isOwn: true },
  'GET /console/api/account': { from: 'agent' },
  'PUT /console/api/account/shop': { from: 'agent', body: { shopId: 987654321 } },
  'PUT /console/api/account/name': { from: 'agent', body: { name: 'Ada' } },
  'PUT /console/api/account/picture': { from: 'agent' },
  'DELETE /console/api/account/picture': { from: 'agent' },
  'PUT /console/api/account/password': {
    from: 'agent',
    body: { currentPassword: 'x', newPassword: 'y' },
    isDrastic: true,
  },
  'POST /console/api/account/data': { from: 'agent', body: word, isDrastic: true },
  'POST /console/api/account/delete': { from: 'agent', body: word, isDrastic: true },
  'GET /console/api/account/sessions': { from: 'agent' },
  'DELETE /console/api/account/sessions/:id': { from: 'agent', isDrastic: true },
  'POST /console/api/account/sessions/end-others': { from: 'agent', isDrastic: true },
  'GET /console/api/account/sign-ins': { from: 'agent' },
  'POST /console/api/account/two-factor/begin': { from: 'agent', body: word, isDrastic: true },
  'POST /console/api/account/two-factor/confirm': {
    from: 'agent',
    body: { code: '123456' },
    isDrastic: true,
  },
  'POST /console/api/account/two-factor/recovery-codes': { from: 'agent', body: word, isDrastic: true },
  'POST /console/api/account/two-factor/disable': { from: 'agent', body: word, isDrastic: true },

  'GET /console/api/team/members': { from: 'admin' },
  'PUT /console/api/team/members/:userId/role': { from: 'admin', body: { role: 'agent' }, isOwn: true },
  // Everyone may leave; whom else one may remove is a matter of the team's own tests.
  'DELETE /console/api/team/members/:userId': { from: 'agent', isOwn: true, isDrastic: true },
  'GET /console/api/team/invitations': { from: 'admin' },
  'POST /console/api/team/invitations': { from: 'admin', body: { email: 'new@shop.test', role: 'agent' } },
  'POST /console/api/team/invitations/:id/resend': { from: 'admin', isOwn: true },
  'DELETE /console/api/team/invitations/:id': { from: 'admin', isOwn: true, isDrastic: true },
  'GET /console/api/team/sign-ins': { from: 'owner' },

  'GET /console/api/conversations': { from: 'agent' },
  'GET /console/api/conversations/counts': { from: 'agent' },
  'GET /console/api/conversations/rows': { from: 'agent' },
  'GET /console/api/conversations/:conversationId': { from: 'agent', isOwn: true },
  'PUT /console/api/conversations/:conversationId/status': {
    from: 'agent',
    body: { status: 'open' },
    isOwn: true,
  },
  'PUT /console/api/conversations/:conversationId/assignee': {
    from: 'agent',
    body: { userId: null },
    isOwn: true,
  },
  'PUT /console/api/conversations/:conversationId/tags': {
    from: 'agent',
    body: { names: ['x'] },
    isOwn: true,
  },
  'PUT /console/api/conversations/:conversationId/block': {
    from: 'agent',
    body: { isBlocked: false },
    isOwn: true,
  },
  'PUT /console/api/conversations/:conversationId/visitor': {
    from: 'agent',
    body: { name: 'Anna', email: null },
    isOwn: true,
  },
  'POST /console/api/conversations/:conversationId/transcript': {
    from: 'agent',
    body: { email: 'someone@else.test' },
    isOwn: true,
  },
  'PUT /console/api/conversations/:conversationId/messages/:id': {
    from: 'agent',
    body: { text: 'other words' },
    isOwn: true,
  },
  'DELETE /console/api/conversations/:conversationId/messages/:id': { from: 'agent', isOwn: true },
  'GET /console/api/conversations/:conversationId/orders': { from: 'agent', isOwn: true },
  'POST /console/api/conversations/:conversationId/orders/:orderId/actions': {
    from: 'agent',
    body: { key: '00000000-0000-4000-8000-000000000000', wish: { kind: 'cancel' } },
    isOwn: true,
  },
  'GET /console/api/conversations/:conversationId/orders/:orderId/returnable': { from: 'agent', isOwn: true },
  'GET /console/api/conversations/:conversationId/notes': { from: 'agent', isOwn: true },
  'POST /console/api/conversations/:conversationId/notes': { from: 'agent', body: note, isOwn: true },
  'POST /console/api/attachments': { from: 'agent', isOwn: true },
  'POST /console/api/attachments/uploads': {
    from: 'agent',
    body: { name: 'a.png', size: 1 },
    isOwn: true,
  },
  'GET /console/api/attachments/uploads/:uploadId': { from: 'agent', isOwn: true },
  'PUT /console/api/attachments/uploads/:uploadId': { from: 'agent', isOwn: true },
  'POST /console/api/attachments/uploads/:uploadId/complete': { from: 'agent', isOwn: true },
  'DELETE /console/api/attachments/uploads/:uploadId': { from: 'agent', isOwn: true },
  'GET /console/api/tags': { from: 'agent' },
  'GET /console/api/colleagues': { from: 'agent' },
  'GET /console/api/macros': { from: 'agent' },
  'POST /console/api/macros': { from: 'admin', body: macro },
  'PUT /console/api/macros/:id': { from: 'admin', body: macro, isOwn: true },
  'DELETE /console/api/macros/:id': { from: 'admin', isOwn: true, isDrastic: true },
  'GET /console/api/chats': { from: 'admin' },
  'GET /console/api/chats/:chatId/settings': { from: 'admin', isOwn: true },
  'PUT /console/api/chats/:chatId/settings': {
    from: 'admin',
    body: { version: 1, settings: {} },
    isOwn: true,
  },
  'PUT /console/api/chats/:chatId/switch': { from: 'admin', body: { isOn: true }, isOwn: true },
  'GET /console/api/chats/:chatId/versions': { from: 'admin', isOwn: true },
  'POST /console/api/chats/:chatId/versions/:version/restore': {
    from: 'admin',
    body: { version: 1 },
    isOwn: true,
  },
  'GET /console/api/chats/:chatId/sightings': { from: 'admin', isOwn: true },
  'POST /console/api/chats/:chatId/preview': { from: 'admin', body: { settings: {} }, isOwn: true },
  'GET /console/api/retention': { from: 'admin' },
  'PUT /console/api/retention': { from: 'admin', body: { days: null } },
  'POST /console/api/shoppers/find': { from: 'admin', body: { address: 'nobody@customers.test' } },
  'POST /console/api/shoppers/export': { from: 'admin', body: { address: 'nobody@customers.test' } },
  'POST /console/api/shoppers/erase': { from: 'admin', body: { address: 'nobody@customers.test' } },
  'GET /console/api/shoppers/requests': { from: 'admin' },
  'GET /console/api/campaign-report': { from: 'admin' },
  'GET /console/api/campaign-report/orders': { from: 'admin' },
  'GET /console/api/campaign-report/holdout': { from: 'admin' },
  'GET /console/api/recorded-visits': { from: 'admin' },
  'GET /console/api/recorded-visits/:sessionId': { from: 'admin', isOwn: true },
  'GET /console/api/portal-report': { from: 'admin' },
  'GET /console/api/help-center': { from: 'admin' },
  'GET /console/api/help-center/published': { from: 'agent' },
  'GET /console/api/help-center/report': { from: 'admin' },
  'GET /console/api/help-center/index': { from: 'admin' },
  'PUT /console/api/help-center/categories': { from: 'admin', body: { categories: [] } },
  'POST /console/api/help-center/articles': { from: 'admin', body: article },
  'POST /console/api/help-center/import/plan': { from: 'admin', body: imported },
  'POST /console/api/help-center/import': {
    from: 'admin',
    body: { ...imported, digest: 'x', isPartial: false },
  },
  'POST /console/api/help-center/import/page': { from: 'admin', body: { address: 'https://127.0.0.1/' } },
  'GET /console/api/help-center/articles/:articleId': { from: 'admin', isOwn: true },
  'PUT /console/api/help-center/articles/:articleId': {
    ...{ from: 'admin', body: { ...article, revision: 1 }, isOwn: true },
  },
  'PUT /console/api/help-center/articles/:articleId/state': {
    ...{ from: 'admin', body: { revision: 1, language: 'en-US', state: 'published' }, isOwn: true },
  },
  'DELETE /console/api/help-center/articles/:articleId': { from: 'admin', isOwn: true },
  'POST /console/api/help-center/articles/:articleId/undelete': { from: 'admin', isOwn: true },
  'GET /console/api/help-center/articles/:articleId/versions': { from: 'admin', isOwn: true },
  'POST /console/api/help-center/articles/:articleId/versions/:version/restore': {
    ...{ from: 'admin', body: { revision: 1, language: 'en-US' }, isOwn: true },
  },
  'GET /console/api/campaigns': { from: 'admin', isOwn: true },
  'POST /console/api/campaigns': { from: 'admin', isOwn: true, body: { chatId: 0, content: {} } },
  'GET /console/api/campaigns/:campaignId': { from: 'admin', isOwn: true },
  'PUT /console/api/campaigns/:campaignId': {
    from: 'admin',
    body: { version: 1, content: {} },
    isOwn: true,
  },
  'DELETE /console/api/campaigns/:campaignId': { from: 'admin', isOwn: true, isDrastic: true },
  'PUT /console/api/campaigns/:campaignId/state': {
    from: 'admin',
    body: { version: 1, state: 'archived' },
    isOwn: true,
    isDrastic: true,
  },
  'POST /console/api/campaigns/:campaignId/preview': { from: 'admin', isOwn: true },
  'POST /console/api/flows/:flowId/preview': { from: 'admin', isOwn: true },
  'POST /console/api/campaigns/:campaignId/duplicate': { from: 'admin', isOwn: true },
  'GET /console/api/campaigns/:campaignId/versions': { from: 'admin', isOwn: true },
  'POST /console/api/campaigns/:campaignId/versions/:version/restore': {
    from: 'admin',
    body: { version: 1 },
    isOwn: true,
  },
  'PUT /console/api/chats/:chatId/campaigns/order': { from: 'admin', body: { ids: [] }, isOwn: true },
  'PUT /console/api/chats/:chatId/campaigns/stop': { from: 'admin', body: { isStopped: true }, isOwn: true },
  'GET /console/api/chats/:chatId/starters': { from: 'admin', isOwn: true },
  'PUT /console/api/chats/:chatId/starters': {
    from: 'admin',
    body: { isOn: false, starters: [] },
    isOwn: true,
  },
  'GET /console/api/flows': { from: 'admin' },
  'POST /console/api/flows': { from: 'admin', body: { content: {} } },
  'GET /console/api/flows/:flowId': { from: 'admin', isOwn: true },
  'PUT /console/api/flows/:flowId': {
    from: 'admin',
    body: { version: 1, content: flowTemplates[0]?.content },
    isOwn: true,
  },
  'DELETE /console/api/flows/:flowId': { from: 'admin', isOwn: true, isDrastic: true },
  'GET /console/api/flows/:flowId/publication': { from: 'admin', isOwn: true },
  'PUT /console/api/flows/:flowId/publication': {
    from: 'admin',
    body: { version: 1, isPublished: false },
    isOwn: true,
  },
  'GET /console/api/flows/:flowId/versions': { from: 'admin', isOwn: true },
  'POST /console/api/flows/:flowId/versions/:version/restore': {
    from: 'admin',
    body: { version: 1 },
    isOwn: true,
  },
  'GET /console/api/flows/:flowId/report': { from: 'admin', isOwn: true },
  'GET /console/api/flow-secrets': { from: 'admin' },
  'PUT /console/api/flow-secrets/:name': { from: 'admin', body: { secret: 'x' } },
  'DELETE /console/api/flow-secrets/:name': { from: 'admin' },
  'GET /console/api/assistant/chats': { from: 'admin' },
  'PUT /console/api/assistant/chats/:chatId': {
    ...{
      from: 'admin',
      body: { isOn: false, scopes: null, isOnFlows: true, isOnOrders: false },
      isOwn: true,
    },
  },
  'PUT /console/api/assistant/silence': { from: 'admin', body: { isSilenced: false } },
  'POST /console/api/assistant/try': {
    ...{ from: 'admin', isOwn: true },
    body: { chatId: 0, messages: [{ from: 'shopper', text: 'Hello' }], language: 'en-US', guidance: 'draft' },
  },
  'GET /console/api/assistant/turns': { from: 'agent' },
  'GET /console/api/assistant/report': { from: 'admin' },
  'GET /console/api/conversations/:conversationId/assistant': { from: 'agent', isOwn: true },
  'PUT /console/api/conversations/:conversationId/assistant/:turn/review': {
    ...{ from: 'agent', body: { isGood: true }, isOwn: true },
  },
  'GET /console/api/assistant/cases': { from: 'admin' },
  'POST /console/api/assistant/cases': { from: 'admin', body: keptCase, isOwn: true },
  'PUT /console/api/assistant/cases/:caseId': { from: 'admin', body: keptCase, isOwn: true },
  'DELETE /console/api/assistant/cases/:caseId': { from: 'admin', isOwn: true, isDrastic: true },
  'POST /console/api/assistant/cases/:caseId/run': {
    ...{ from: 'admin', body: { guidance: 'draft' }, isOwn: true },
  },
  'GET /console/api/assistant/guidance': { from: 'admin' },
  'PUT /console/api/assistant/guidance': { from: 'admin', body: { version: 0, content: guidance } },
  'PUT /console/api/assistant/guidance/publication': { from: 'admin', body: { version: 1 } },
  'GET /console/api/assistant/guidance/versions': { from: 'admin' },
  'GET /console/api/assistant/guidance/versions/:version': { from: 'admin', isOwn: true },
  'POST /console/api/assistant/guidance/versions/:version/restore': {
    ...{ from: 'admin', body: { version: 0 }, isOwn: true },
  },
  'GET /console/api/page-reports': { from: 'admin' },
  'GET /console/api/routing': { from: 'admin' },
  'PUT /console/api/routing': { from: 'admin', body: routing },
};

const roles: readonly Role[] = ['agent', 'admin', 'owner'];
const isIn = (from: Door, role: Role): boolean =>
  from === 'anyone' || roles.indexOf(role) >= roles.indexOf(from);

let app: TestApp;
let cookies: Record<Role | 'foreign', string>;
let ids: Record<
  | 'conversationId'
  | 'userId'
  | 'macro'
  | 'invitation'
  | 'chatId'
  | 'campaignId'
  | 'flowId'
  | 'articleId'
  | 'caseId',
  string
>;

beforeAll(async () => {
  app = await startTestApp();
  const shop = await app.newShop();
  const [agent, admin, owner] = await Promise.all(
    roles.map(async (role) => app.signIn(await app.addMember(shop.shopId, role))),
  );
  const elsewhere = await app.newShop();
  const foreign = await app.signIn(await app.addMember(elsewhere.shopId, 'owner'));
  cookies = { agent: agent ?? '', admin: admin ?? '', owner: owner ?? '', foreign };
  const shopper = await app.visitorSocket(shop.appId, await app.token(shop.appId));
  shopper.say('Hello', '1');
  const { conversationId = '' } = (await shopper.acknowledged('1')) ?? {};
  const read = async (path: string) => (await app.call('GET', path, { cookie: cookies.owner })).json();
  await app.call('POST', 'team/invitations', {
    cookie: cookies.owner,
    body: { email: 'guest@shop.test', role: 'agent' },
  });
  await app.call('POST', 'macros', { cookie: cookies.owner, body: { ...macro, name: 'First' } });
  const made = await app.call('POST', 'campaigns', {
    cookie: cookies.owner,
    body: { chatId: shop.appId, content: campaignTemplates[0]?.content },
  });
  const { id: campaignId } = (await made.json()) as { id: string };
  const flow = await app.call('POST', 'flows', {
    cookie: cookies.owner,
    body: { content: flowTemplates[0]?.content },
  });
  const { id: flowId } = (await flow.json()) as { id: string };
  const written = await app.call('POST', 'help-center/articles', { cookie: cookies.owner, body: article });
  const { id: articleId } = (await written.json()) as { id: string };
  const asked = await app.call('POST', 'assistant/cases', {
    cookie: cookies.owner,
    body: { ...keptCase, chatId: shop.appId },
  });
  const [{ id: caseId } = { id: '' }] = ((await asked.json()) as { cases: { id: string }[] }).cases;
  const { members } = (await read('team/members')) as { members: { userId: string; email: string }[] };
  const { invitations } = (await read('team/invitations')) as { invitations: { id: string }[] };
  const { macros } = (await read('macros')) as { macros: { id: number }[] };
  ids = {
    conversationId,
    userId: members.find(({ email }) => email === shop.agentEmail)?.userId ?? '',
    macro: String(macros[0]?.id),
    invitation: invitations[0]?.id ?? '',
    chatId: String(shop.appId),
    ...{ campaignId, articleId, flowId, caseId },
  };
});
afterAll(() => app.stop());

const idOf = (url: string) =>
  url.includes('macros')
    ? ids.macro
    : url.includes('invitations')
      ? ids.invitation
      : url.includes('messages') || url.includes('/requests/:id')
        ? '99'
        : 'some-session';

async function knock(route: string, cookie?: string): Promise<number> {
  const [method = '', url = ''] = route.split(' ');
  const query = url.endsWith('/rows')
    ? `?ids=${ids.conversationId}`
    : url.includes('/attachments')
      ? `?conversationId=${ids.conversationId}&offset=0`
      : url.endsWith('/campaigns') || url.endsWith('/recorded-visits')
        ? `?chatId=${ids.chatId}`
        : url.includes('/help-center/') && /\/(versions|published)$/.test(url)
          ? '?language=en-US'
          : '';
  const path = `${url
    .replace('/console/api/', '')
    .replace(':conversationId', ids.conversationId)
    .replace(':orderId', '7')
    .replace(':userId', ids.userId)
    .replace(':chatId', ids.chatId)
    .replace(':campaignId', ids.campaignId)
    .replace(':flowId', ids.flowId)
    .replace(':caseId', ids.caseId)
    .replace(':turn', '1')
    .replace(':name', 'stock_key')
    .replace(':articleId', ids.articleId)
    .replace(':sessionId', ids.conversationId)
    .replace(':version', '1')
    .replace(':uploadId', 'a'.repeat(40))
    .replace(':id', idOf(url))}${query}`;
  const { body: written } = routes[route] ?? {};
  const body = written && 'chatId' in written ? { ...written, chatId: Number(ids.chatId) } : written;
  const response = await app.call(method, path, {
    ...(cookie !== undefined && { cookie }),
    ...(body && { body }),
  });
  return response.status;
}

it('every route of the console says here who may use it', () => {
  const known = app.apiRoutes.filter(({ url }) => url.startsWith('/console/api/'));
  expect(Object.keys(routes).sort()).toEqual(known.map(({ method, url }) => `${method} ${url}`).sort());
});

describe.each(Object.entries(routes).filter(([, { from }]) => from !== 'anyone'))('%s', (route, access) => {
  it('[ROL-17] is closed to whoever is not signed in', async () => {
    expect(await knock(route)).toBe(401);
  });

  it.each(roles.filter((role) => !isIn(access.from, role)))('[ROL-05] refuses an %s', async (role) => {
    expect(await knock(route, cookies[role])).toBe(403);
  });

  if (access.isOwn) {
    it("[ROL-17] does not find another shop's", async () => {
      expect(await knock(route, cookies.foreign)).toBe(404);
    });
  }

  if (!access.isDrastic) {
    it.each(roles.filter((role) => isIn(access.from, role)))('lets an %s in', async (role) => {
      expect([401, 403]).not.toContain(await knock(route, cookies[role]));
    });
  }
});
