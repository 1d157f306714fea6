import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  ConsoleFlow,
  FlowAnswer,
  FlowExecution,
  FlowReport,
  Message,
  OrderWish,
} from '@shopbell/protocol';
import { flowTemplates } from '@shopbell/rules/flows-editing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import { createRedirectedOutgoing } from '../../testing/createRedirectedOutgoing';
import { createTestCommerce, type TestCommerce } from '../../testing/createTestCommerce';
import { search as index } from '../search';
import { indexAnew } from './indexAnew';

let app: TestApp;
let second: TestApp;
let stock: Server;
const asked: { request: IncomingMessage; body: string }[] = [];
let nowMs = Date.now();
let commerce: TestCommerce;

beforeAll(async () => {
  stock = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ request, body });
    if (request.url?.includes('/endless')) response.end('x'.repeat(300 * 1024));
    else response.end(JSON.stringify({ stock: { left: 4 }, list: [1] }));
  });
  await new Promise<void>((ready) => stock.listen(0, ready));
  const place = `http://localhost:${(stock.address() as AddressInfo).port}`;
  commerce = createTestCommerce();
  const [found] = commerce.orders;
  if (found)
    found.order.line_items.push({
      ...{ id: 11, product_id: 1, variant_id: 1, title: 'Throw', variant_title: null, quantity: 1 },
      ...{ fulfillable_quantity: 1, price: '40.00', image: null },
    });
  const options = {
    ...{ clock: { now: () => nowMs }, commercePlatform: () => commerce },
    outgoing: createRedirectedOutgoing({ 'https://stock.test': place }),
  };
  app = await startTestApp(options);
  second = await startTestApp({ ...options, opened: app.opened });
});
afterAll(async () => {
  await second.stop();
  await app.stop();
  stock.close();
});

async function openDesk() {
  const shop = await app.newShop();
  await app.opened.database.query('update app set settings = $2 where id = $1', [
    shop.appId,
    { selfService: { enabled: true } },
  ]);
  const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner', 'Olive Owner'));
  const call = async <Answer>(
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer & { status: number }> => {
    const response = await app.call(method, path, { cookie, ...(body && { body }) });
    return { ...((await response.json()) as Answer), status: response.status };
  };
  const publish = async (content: object): Promise<ConsoleFlow> => {
    const made = await call<ConsoleFlow>('POST', 'flows', { content });
    return call<ConsoleFlow>('PUT', `flows/${made.id}/publication`, { version: 1, isPublished: true });
  };
  return { ...shop, call, publish };
}

type Desk = Awaited<ReturnType<typeof openDesk>>;
type Answered = FlowExecution & { readonly http: number; readonly error?: { readonly code: string } };

async function openShopper({ shopId, appId }: Desk, customerId = 1) {
  const token = await app.token(appId);
  const accessToken = await app.identity.tokens.issueAccess({ shopId, customerId, type: 'email', email: '' });
  const ask = async (path: string, body: object, at = app, bearer = token): Promise<Answered> => {
    const response = await fetch(`${at.baseUrl}/ssp/flows/executions${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ accountId: shopId, ...body }),
    });
    return { ...((await response.json()) as FlowExecution), http: response.status };
  };
  const go = (
    way: string,
    { executionId, accessToken: own, revision }: FlowExecution,
    more: object = {},
    at = app,
  ) => ask(`/${executionId}/${way}`, { accessToken: own, revision, ...more }, at);
  return {
    token,
    ask,
    go,
    access: accessToken,
    start: (flowId: string, more: object = {}) => ask('', { flowId, key: randomUUID(), ...more }),
    answer: (seen: FlowExecution, answer: FlowAnswer, at = app) => go('advance', seen, { answer }, at),
    async messages(): Promise<readonly Message[]> {
      const socket = await app.visitorSocket(appId, token);
      socket.send('synchronize-recent-messages', { afterId: 0 }, '1');
      await socket.heard('synced');
      const pages = socket.all('synchronize-recent-messages');
      socket.close();
      return pages.flatMap(({ payload }) => payload.messages);
    },
  };
}

const textOf = ({ messages }: FlowExecution) => messages.map(({ text, link }) => text || link?.label);
const contentOf = (steps: object[]) => ({
  ...{ name: 'A flow', language: 'en-US', start: (steps[0] as { id: string }).id, steps },
});
const question = { id: 'ask', kind: 'question', text: 'Size?', answer: { type: 'number' }, saveAs: 'size' };
const end = { id: 'end', kind: 'end', text: 'Left: {{left|none}}' };
const http = {
  ...{
    id: 'http',
    kind: 'http-request',
    url: 'https://stock.test/size/{{size}}',
    next: 'end',
    failed: 'person',
  },
  ...{ method: 'GET', outputs: [{ path: 'stock.left', saveAs: 'left' }] },
};
const person = { id: 'person', kind: 'handover', text: 'A person will answer.' };

describe('a shopper', () => {
  it('[FLW-05] goes through every kind of step to the end', async () => {
    const desk = await openDesk();
    const inner = await desk.publish(
      contentOf([
        { id: 'a', kind: 'message', text: 'Thanks', next: 'b' },
        { id: 'b', kind: 'end', text: '' },
      ]),
    );
    const secret = await desk.call('PUT', 'flow-secrets/stock_key', { secret: 'sesame' });
    expect(secret).toMatchObject({ status: 200, names: ['stock_key'] });
    const flow = await desk.publish(
      contentOf([
        { id: 'hello', kind: 'message', text: 'Hello', next: 'what' },
        { id: 'what', kind: 'choice', text: 'What?', choices: [{ label: 'Size', next: 'ask' }] },
        { ...question, next: 'day' },
        { id: 'day', kind: 'question', text: 'When?', answer: { type: 'date' }, saveAs: 'day', next: 'who' },
        { id: 'who', kind: 'sign-in', text: 'Who?', next: 'order' },
        { id: 'order', kind: 'order-selection', text: 'Which?', next: 'items', none: 'person' },
        { id: 'items', kind: 'line-item-selection', text: 'What of it?', next: 'http' },
        {
          ...{ ...http, method: 'POST', body: '{"size":"{{size}}","who":"{{customer_name}}"}', next: 'left' },
          headers: [{ name: 'authorization', value: 'Bearer {{secret.stock_key}}' }],
        },
        {
          id: 'left',
          kind: 'condition',
          cases: [{ variable: 'left', operator: 'greater', value: '3', next: 'wait' }],
          otherwise: 'person',
        },
        { id: 'wait', kind: 'delay', seconds: 5, next: 'mark' },
        { id: 'mark', kind: 'tag', tags: ['stock'], next: 'read' },
        { id: 'read', kind: 'article', title: 'Care', url: '/help/care', next: 'cancel' },
        {
          id: 'cancel',
          kind: 'order-action',
          text: 'Cancel {{order_name}}?',
          action: 'cancel',
          next: 'sub',
          otherwise: 'person',
        },
        { id: 'sub', kind: 'sub-flow', flowId: inner.id, next: 'jump' },
        { id: 'jump', kind: 'jump', next: 'end' },
        end,
        person,
      ]),
    );
    expect(flow).toMatchObject({ status: 200, publishedVersion: 1 });
    expect(await desk.call('PUT', 'flow-secrets/other_key', { secret: 'x' })).toMatchObject({
      secrets: [
        { name: 'other_key', usedBy: [] },
        { name: 'stock_key', usedBy: [{ id: flow.id }] },
      ],
    });
    const dropped = await Promise.all(
      ['stock_key', 'other_key'].map((name) => desk.call('DELETE', `flow-secrets/${name}`)),
    );
    expect(dropped).toMatchObject([{ status: 409, error: { code: 'secret-used' } }, { status: 200 }]);
    const shopper = await openShopper(desk);
    const { access } = shopper;
    let at = await shopper.start(flow.id);
    expect(at).toMatchObject({ http: 200, prompt: { kind: 'choice', choices: ['Size'] }, canGoBack: false });
    at = await shopper.answer(at, { kind: 'choice', choice: 0 });
    const wrong = await shopper.answer(at, { kind: 'text', value: 'many' });
    expect([wrong.http, wrong.error?.code]).toEqual([422, 'wrong-answer']);
    at = await shopper.answer(at, { kind: 'text', value: '42' });
    expect(at.canGoBack).toBe(true);
    const returned = await shopper.go('back', at);
    expect(returned.prompt).toMatchObject({ kind: 'question', stepId: 'ask' });
    at = await shopper.answer(returned, { kind: 'text', value: '43' });
    at = await shopper.answer(at, { kind: 'text', value: '2026-12-24' });
    expect(await shopper.answer(at, { kind: 'signed-in', accessToken: 'x' })).toMatchObject({ http: 401 });
    at = await shopper.answer(at, { kind: 'signed-in', accessToken: access });
    const elses = await shopper.answer(at, { kind: 'order', accessToken: access, orderId: 201 });
    expect(elses.http).toBe(404);
    at = await shopper.answer(at, { kind: 'order', accessToken: access, orderId: 101 });
    expect((await shopper.answer(at, { kind: 'items', accessToken: access, itemIds: [99] })).http).toBe(422);
    at = await shopper.answer(at, { kind: 'items', accessToken: access, itemIds: [11] });
    expect(at.prompt).toMatchObject({ kind: 'delay', seconds: 5 });
    const sent = asked.at(-1);
    expect(sent?.request).toMatchObject({
      url: '/size/43',
      method: 'POST',
      headers: { authorization: 'Bearer sesame' },
    });
    expect(JSON.parse(sent?.body ?? '')).toEqual({ size: '43', who: 'Hazel' });
    expect(await shopper.answer(at, { kind: 'passed' })).toMatchObject({ prompt: { kind: 'delay' } });
    nowMs += 5000;
    at = await shopper.answer(at, { kind: 'passed' }, second);
    expect(at.prompt?.kind).toBe('confirmation');
    at = await shopper.answer(at, { kind: 'confirmation', isYes: true });
    expect(at).toMatchObject({ status: 'ended', prompt: null });
    expect(textOf(at)).toEqual([
      ...['Hello', 'What?', 'Size', 'Size?', '43', 'When?', '2026-12-24', 'Who?', 'Hazel', 'Which?', '#1101'],
      ...['What of it?', '1 × Throw', 'Care', 'Cancel #1101?', 'Yes', 'Thanks', 'Left: 4'],
    ]);
    expect(commerce.orders[0]?.order.cancelled_at).not.toBeNull();
    const report = await desk.call<FlowReport>('GET', `flows/${flow.id}/report`);
    expect(report).toMatchObject({ started: 1, ended: 1, handedOver: 0 });
    expect(report.steps).toContainEqual({ stepId: 'cancel', reached: 1, left: 0 });
  });

  it('sends an order elsewhere and items of it back, once, after a yes to exactly that', async () => {
    const desk = await openDesk();
    const [, found] = commerce.orders;
    const line = { product_id: 1, title: 'Throw', fulfillable_quantity: 0, price: '20.00', image: null };
    found?.order.line_items.push({ ...line, id: 21, variant_id: 11, variant_title: 'Fog', quantity: 2 });
    const act = (action: string) => ({
      ...{ id: action, kind: 'order-action', text: 'What?', action, next: 'end', otherwise: 'person' },
    });
    const who = { id: 'who', kind: 'sign-in', text: 'Who?', next: 'order' };
    const order = { id: 'order', kind: 'order-selection', text: 'Which?', none: 'person' };
    const shopper = await openShopper(desk);
    const { access: accessToken } = shopper;
    const begin = async (action: string) => {
      const steps = [
        who,
        { ...order, next: action },
        act(action),
        { ...end, text: '{{action_state}}' },
        person,
      ];
      const flow = await desk.publish(contentOf(steps));
      const at = await shopper.answer(await shopper.start(flow.id), { kind: 'signed-in', accessToken });
      return shopper.answer(at, { kind: 'order', accessToken, orderId: 102 });
    };
    const want = (at: FlowExecution, wish: OrderWish | null, token = accessToken) =>
      shopper.answer(at, { kind: 'order-wish', accessToken: token, wish });
    const yes = { kind: 'confirmation', isYes: true } as const;

    const address = {
      name: 'Hazel',
      address1: '9 Oak Road',
      address2: '',
      city: 'Salem',
      zip: '97301',
      phone: '',
    };
    const lines = ['Hazel', '9 Oak Road', '97301 Salem'];
    let at = await begin('address');
    expect(at.prompt).toMatchObject({ kind: 'order-wish', action: 'address', orderId: '102' });
    expect(await shopper.answer(at, yes)).toMatchObject({ prompt: { kind: 'order-wish' } });
    expect((await want(at, { kind: 'cancel' })).http).toBe(422);
    const rowan = { shopId: desk.shopId, customerId: 2, type: 'email', email: '' } as const;
    const elses = await app.identity.tokens.issueAccess(rowan);
    expect((await want(at, { kind: 'address', address }, elses)).http).toBe(401);
    at = await want(at, { kind: 'address', address });

    expect(at.prompt).toMatchObject({ kind: 'confirmation', deed: { kind: 'address', address: lines } });
    expect(found?.order.shipping_address?.city).toBe('Portland');
    const both = await Promise.all([shopper.answer(at, yes), shopper.answer(at, yes, second)]);
    const settled = await shopper.answer(at, { kind: 'passed' });
    expect([...both.map(({ http: status }) => status), settled.status]).toEqual([200, 200, 'ended']);
    expect([textOf(settled).at(-1), found?.order.shipping_address?.city]).toEqual(['done', 'Salem']);

    const items = (quantity: number, variantId?: number): OrderWish => ({
      ...{ kind: 'return', items: [{ id: 21, quantity, ...(variantId && { variantId }) }] },
    });
    at = await begin('return');
    // It is still on its way out: nobody is asked for a yes.
    expect(await want(at, items(1))).toMatchObject({ status: 'handed-over' });
    if (found) found.order.fulfillment_status = 'fulfilled';
    at = await begin('return');
    expect((await want(at, items(3))).http).toBe(422);
    expect((await want(at, items(1, 13))).http).toBe(422);
    at = await want(at, items(1, 12));
    const deed = {
      kind: 'return',
      items: ['1 × Throw, Fog'],
      instead: ['1 × Throw, Moss'],
      orderName: '#1102',
    };
    expect(at.prompt).toMatchObject({ kind: 'confirmation', deed });
    expect(found?.order.returns ?? []).toEqual([]);
    at = await shopper.answer(at, yes);
    expect([at.status, textOf(at).at(-1)]).toEqual(['ended', 'done']);
    expect(found?.order.returns).toMatchObject([{ exchanges: [{ id: 12, quantity: 1 }] }]);

    commerce.can.delete('return');
    at = await want(await begin('return'), items(1));
    commerce.can.add('return');
    expect(at).toMatchObject({ status: 'handed-over', prompt: null });
    const intents = await app.opened.database.query(
      `select wish ->> 'kind' as kind, state from order_action where shop_id = $1 order by 1`,
      [desk.shopId],
    );
    expect(intents).toEqual([
      { kind: 'address', state: 'done' },
      { kind: 'return', state: 'done' },
    ]);
  });

  it('is handed over with what they answered, once, and what was tagged', async () => {
    const desk = await openDesk();
    const content = flowTemplates.find(({ id }) => id === 'back-in-stock')?.content ?? {};
    const flow = await desk.publish(content);
    const shopper = await openShopper(desk);
    let at = await shopper.start(flow.id);
    for (const value of ['Fern throw', 'Green', 'hazel@example.com'])
      at = await shopper.answer(at, { kind: 'text', value });
    expect(at).toMatchObject({ status: 'handed-over', prompt: null, canGoBack: false });
    await app.flows.carryOn({ shopId: desk.shopId, id: at.executionId });
    const [said, ...more] = await shopper.messages();
    expect(said).toMatchObject({ fromAgent: false, content: { type: 'text' } });
    expect(said?.content.text).toBe(
      'Tell me when it is back\n\nWhat are you waiting for?\nFern throw\n\nIn which size or colour?\nGreen\n\nWhere may we write when it is back?\nhazel@example.com',
    );
    expect(more).toEqual([]);
    const tags = await app.opened.database.query('select name from tag where shop_id = $1', [desk.shopId]);
    expect(tags).toEqual([{ name: 'back in stock' }]);
  });

  it('goes on in the version that they began with, whatever becomes of it meanwhile', async () => {
    const desk = await openDesk();
    const flow = await desk.publish(contentOf([{ ...question, next: 'end' }, end]));
    const shopper = await openShopper(desk);
    const at = await shopper.start(flow.id);
    const changed = contentOf([
      { ...question, next: 'end' },
      { ...end, text: 'Other words' },
    ]);
    const saved = await desk.call<ConsoleFlow>('PUT', `flows/${flow.id}`, { version: 1, content: changed });
    expect(saved).toMatchObject({ version: 2, publishedVersion: 1 });
    const publication = `flows/${flow.id}/publication`;
    expect(await desk.call('GET', publication)).toMatchObject({ version: 1, content: flow.content });
    await desk.call('PUT', publication, { version: 2, isPublished: false });
    expect(await desk.call('GET', publication)).toMatchObject({ status: 404 });
    await desk.call('PUT', publication, { version: 2, isPublished: true });
    expect(await desk.call('GET', publication)).toMatchObject({ version: 2, content: changed });
    expect(await desk.call('DELETE', `flows/${flow.id}`)).toMatchObject({ status: 200 });
    expect(textOf(await shopper.answer(at, { kind: 'text', value: '1' })).at(-1)).toBe('Left: none');
    expect((await shopper.start(flow.id)).http).toBe(404);
  });

  it('who taps twice, in two tabs, or at two servers at once, is at one place', async () => {
    const desk = await openDesk();
    const flow = await desk.publish(contentOf([{ ...question, next: 'http' }, http, end, person]));
    const shopper = await openShopper(desk);
    const key = randomUUID();
    const [one, two] = await Promise.all(
      [app, second].map((at) => shopper.ask('', { flowId: flow.id, key }, at)),
    );
    expect(one).toEqual(two);
    if (!one) throw new Error('It began');
    const before = asked.length;
    const both = await Promise.all([
      shopper.answer(one, { kind: 'text', value: '7' }, app),
      shopper.answer(one, { kind: 'text', value: '8' }, second),
    ]);
    const settled = await shopper.answer(one, { kind: 'passed' });
    expect(settled.status).toBe('ended');
    expect(asked.length).toBe(before + 1);
    expect(textOf(settled)).toHaveLength(3);
    for (const { http: status } of both) expect(status).toBe(200);
    expect(await shopper.answer(one, { kind: 'text', value: '9' })).toEqual(settled);
  });

  it('what changes something elsewhere is told once, also after a server has ended in the middle', async () => {
    const desk = await openDesk();
    const telling = { ...http, method: 'POST', body: '{}' };
    const shopper = await openShopper(desk);
    for (const [step, times, last] of [
      [telling, 0, 'A person will answer.'],
      [http, 1, 'Left: 4'],
    ] as const) {
      const flow = await desk.publish(contentOf([{ ...question, next: 'http' }, step, end, person]));
      const at = await shopper.start(flow.id);
      // As it lies there when a server ended after it had begun to ask, and nobody knows what became of that.
      const effect = { kind: 'http-request', stepId: 'http', request: { headers: [], ...step } };
      await app.opened.database.query(
        `update flow_execution set status = 'working', revision = revision + 1, taken_at = $2,
           state = state || jsonb_build_object('status', 'working', 'effect', $3::jsonb,
             'frames', jsonb_build_array(jsonb_build_object('flowId', flow_id, 'stepId', 'http')))
         where id = $1`,
        [at.executionId, new Date(nowMs), JSON.stringify(effect)],
      );
      const before = asked.length;
      const waiting = await shopper.answer(at, { kind: 'passed' });
      expect(waiting.prompt).toMatchObject({ kind: 'working' });
      await expect(app.flows.carryOn({ shopId: desk.shopId, id: at.executionId })).rejects.toThrow(
        'not done',
      );
      nowMs += 31_000;
      await second.flows.carryOn({ shopId: desk.shopId, id: at.executionId });
      const after = await shopper.answer(at, { kind: 'passed' });
      expect(textOf(after).at(-1)).toBe(last);
      expect(asked.length).toBe(before + times);
    }
  });

  it('a request to a private place, to nowhere, or with an endless answer has failed, and the flow goes on', async () => {
    const desk = await openDesk();
    const shopper = await openShopper(desk);
    for (const url of [
      'https://169.254.169.254/latest',
      'https://localhost/x',
      'https://stock.test/endless',
    ]) {
      const flow = await desk.publish(
        contentOf([{ ...question, next: 'http' }, { ...http, url }, end, person]),
      );
      const at = await shopper.answer(await shopper.start(flow.id), { kind: 'text', value: '1' });
      expect([url, at.status, textOf(at).at(-1)]).toEqual([url, 'handed-over', 'A person will answer.']);
    }
  });

  it('tries a flow out without doing anything, and begins again only there', async () => {
    const desk = await openDesk();
    const flow = await desk.publish(
      contentOf([
        { ...question, next: 'tell' },
        { ...http, id: 'tell', method: 'DELETE', next: 'person' },
        person,
      ]),
    );
    const shopper = await openShopper(desk);
    const real = await shopper.start(flow.id);
    expect((await shopper.go('reset', real)).http).toBe(403);
    const before = asked.length;
    let at = await shopper.start(flow.id, { isPreview: true });
    expect(at.previewMode).toBe(true);
    at = await shopper.answer(at, { kind: 'text', value: '1' });
    expect(at.status).toBe('handed-over');
    expect(asked.length).toBe(before);
    expect(await shopper.messages()).toEqual([]);
    expect(await shopper.go('reset', at)).toMatchObject({ status: 'waiting', prompt: { stepId: 'ask' } });
  });

  it('reads nobody else’s, and begins nothing that is not published', async () => {
    const desk = await openDesk();
    const other = await openDesk();
    const flow = await desk.publish(contentOf([{ ...question, next: 'end' }, end]));
    const [shopper, stranger] = [await openShopper(desk), await openShopper(other)];
    const at = await shopper.start(flow.id);
    expect((await stranger.start(flow.id)).http).toBe(404);
    expect(
      (await stranger.ask('', { flowId: flow.id, key: randomUUID(), accountId: desk.shopId })).http,
    ).toBe(401);
    expect((await stranger.go('advance', at, { answer: { kind: 'passed' } })).http).toBe(404);
    expect(
      (await shopper.go('advance', { ...at, accessToken: 'x' }, { answer: { kind: 'passed' } })).http,
    ).toBe(404);
    const neighbour = await openShopper(desk);
    expect((await neighbour.go('advance', at, { answer: { kind: 'passed' } })).http).toBe(404);
    expect((await shopper.go('advance', at, { answer: { kind: 'hologram' } })).http).toBe(400);
    const draft = await desk.call<ConsoleFlow>('POST', 'flows', { content: contentOf([end]) });
    expect((await shopper.start(draft.id)).http).toBe(404);
    const { token: previewToken } = await desk.call<{ token: string }>('POST', `flows/${draft.id}/preview`);
    const tried = await shopper.start(draft.id, { previewToken });
    expect(tried).toMatchObject({ http: 200, status: 'ended', previewMode: true });
    expect((await shopper.start(flow.id, { previewToken })).http).toBe(404);
    expect((await stranger.start(draft.id, { previewToken })).http).toBe(404);
    expect((await shopper.start(draft.id, { previewToken: `${previewToken}x` })).http).toBe(404);
    nowMs += 31 * 60_000;
    expect((await shopper.start(draft.id, { previewToken })).http).toBe(404);
    expect(await desk.call('GET', `flows/${draft.id}/report`)).toMatchObject({ started: 0 });
    const key = randomUUID();
    await shopper.start(flow.id, { key });
    expect((await (await openShopper(desk)).start(flow.id, { key })).error?.code).toBe('key-used');
  });
});

it('a flow is written, judged, published and restored by who may', async () => {
  const desk = await openDesk();
  const bad = await desk.call<{ error: { code: string } }>('POST', 'flows', {
    content: { name: '', steps: [{ kind: 'hologram' }] },
  });
  expect([bad.status, bad.error.code]).toEqual([400, 'invalid-flow']);
  const circle = contentOf([{ id: 'a', kind: 'jump', next: 'a' }]);
  const made = await desk.call<ConsoleFlow>('POST', 'flows', { content: circle });
  expect(made.problems).toMatchObject([{ stepId: 'a', code: 'circles' }]);
  const refused = await desk.call<{ error: { code: string } }>('PUT', `flows/${made.id}/publication`, {
    version: 1,
    isPublished: true,
  });
  expect([refused.status, refused.error.code]).toEqual([400, 'invalid-flow']);
  await desk.call('PUT', `flows/${made.id}`, { version: 1, content: contentOf([end]) });
  const late = await desk.call<{ error: { code: string } }>('PUT', `flows/${made.id}`, {
    version: 1,
    content: circle,
  });
  expect([late.status, late.error.code]).toEqual([409, 'flow-changed']);
  const restored = await desk.call<ConsoleFlow>('POST', `flows/${made.id}/versions/1/restore`, {
    version: 2,
  });
  expect(restored).toMatchObject({ version: 3, content: { steps: [{ kind: 'jump' }] } });
  expect(await desk.call('GET', `flows/${made.id}/versions`)).toMatchObject({
    versions: [{ version: 3, savedBy: 'Olive Owner' }, { version: 2 }, { version: 1 }],
  });
  await app.opened.database.query(
    `update flow_version set content = jsonb_set(content, '{steps}', '[{"id":"x","kind":"hologram"}]') where flow_id = $1`,
    [made.id],
  );
  expect(await desk.call('GET', `flows/${made.id}`)).toMatchObject({
    status: 409,
    error: { code: 'flow-unreadable' },
  });
  expect(await desk.call('GET', 'flows')).toMatchObject({
    status: 200,
    flows: [{ id: made.id, problems: 1 }],
  });
  await app.opened.database.query('update flow set published_version = 3 where id = $1', [made.id]);
  const shopper = await openShopper(desk);
  expect(await shopper.start(made.id)).toMatchObject({ http: 200, status: 'handed-over' });
});

it('[HTTP-23] a question finds the flow that it is about, as long as that is published', async () => {
  const desk = await openDesk();
  const ids = new Map<string, string>();
  for (const { id, content } of flowTemplates) ids.set(id, (await desk.publish(content)).id);
  const search = async (body: object) => {
    const response = await fetch(`${app.baseUrl}/ssp/flow-recommendation/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accountId: desk.shopId, language: 'en-US', ...body }),
    });
    return { status: response.status, ...(await response.json()) };
  };
  const { status, flows } = await search({ query: 'where is my order' });
  expect(status).toBe(200);
  expect(flows[0]).toEqual({
    id: ids.get('where-is-my-order'),
    name: 'Where is my order?',
    score: expect.any(Number),
  });
  expect(flows[0].score).toBeGreaterThan(0.5);
  const cancelling = ids.get('cancel-an-order') ?? '';
  expect((await search({ query: 'please cancel my order' })).flows[0].id).toBe(cancelling);
  await desk.call('PUT', `flows/${cancelling}/publication`, { version: 1, isPublished: false });
  const after = (await search({ query: 'please cancel my order' })).flows as { id: string }[];
  expect(after.map(({ id }) => id)).not.toContain(cancelling);
  expect((await search({ query: 'where is my order', language: 'de' })).status).toBe(200);
  expect((await search({ query: 'x', language: 'tlh' })).status).toBe(400);
  expect((await search({ query: 'x', accountId: 987_654_321 })).status).toBe(404);

  // As an earlier version has left it.
  const { database } = app.opened;
  const outdated = "from search_entry where passages = '{}' and shop_id = $1";
  await database.query("update search_entry set passages = '{}' where shop_id = $1", [desk.shopId]);
  expect((await database.query(`select ${outdated}`, [desk.shopId])).length).toBe(ids.size - 1);
  await indexAnew({ database, search: index });
  expect(await database.query(`select ${outdated}`, [desk.shopId])).toEqual([]);
});

it('what is old and was never said to anybody is forgotten', async () => {
  const desk = await openDesk();
  const flow = await desk.publish(contentOf([{ ...question, next: 'end' }, end]));
  const shopper = await openShopper(desk);
  await shopper.start(flow.id);
  await desk.call('DELETE', `flows/${flow.id}`);
  const count = async () => {
    const [row] = await app.opened.database.query<{ executions: number; flows: number }>(
      `select (select count(*)::int from flow_execution where shop_id = $1) as executions,
         (select count(*)::int from flow where shop_id = $1) as flows`,
      [desk.shopId],
    );
    return row;
  };
  const forget = () =>
    Promise.all(
      app.everyFeature.filter(({ name }) => name === 'flows').map(({ forgetOld }) => forgetOld?.()),
    );
  await forget();
  expect(await count()).toEqual({ executions: 1, flows: 1 });
  nowMs += 91 * 86_400_000;
  await forget();
  expect(await count()).toEqual({ executions: 0, flows: 0 });
});
