import type { FlowExecution, FlowReport, OrderWish } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOf, type FlowScene, startFlowScene, stockSteps, textOf } from '../../testing/startFlowScene';

let scene: FlowScene;
let app: FlowScene['app'];
beforeAll(async () => {
  scene = await startFlowScene();
  ({ app } = scene);
});
afterAll(() => scene.stop());

const { question, http, end, person } = stockSteps;

describe('a shopper', () => {
  it('[FLW-05] goes through every kind of step to the end', async () => {
    const desk = await scene.openDesk();
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
        { ...question, next: 'code' },
        {
          ...{ id: 'code', kind: 'question', text: 'Which code?', saveAs: 'code', next: 'day' },
          answer: { type: 'text', pattern: 'own', expression: '(a+)+$' },
        },
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
    const shopper = await scene.openShopper(desk);
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
    // By JavaScript's own reading nobody would see the answer to this.
    const endless = await shopper.answer(at, { kind: 'text', value: `${'a'.repeat(400)}!` });
    expect([endless.http, endless.error?.code]).toEqual([422, 'wrong-answer']);
    at = await shopper.answer(at, { kind: 'text', value: 'aaa' });
    at = await shopper.answer(at, { kind: 'text', value: '2026-12-24' });
    expect(await shopper.answer(at, { kind: 'signed-in', accessToken: 'x' })).toMatchObject({ http: 401 });
    at = await shopper.answer(at, { kind: 'signed-in', accessToken: access });
    const elses = await shopper.answer(at, { kind: 'order', accessToken: access, orderId: 201 });
    expect(elses.http).toBe(404);
    at = await shopper.answer(at, { kind: 'order', accessToken: access, orderId: 101 });
    expect((await shopper.answer(at, { kind: 'items', accessToken: access, itemIds: [99] })).http).toBe(422);
    at = await shopper.answer(at, { kind: 'items', accessToken: access, itemIds: [11] });
    expect(at.prompt).toMatchObject({ kind: 'delay', seconds: 5 });
    const sent = scene.asked.at(-1);
    expect(sent?.request).toMatchObject({
      url: '/size/43',
      method: 'POST',
      headers: { authorization: 'Bearer sesame' },
    });
    expect(JSON.parse(sent?.body ?? '')).toEqual({ size: '43', who: 'Hazel' });
    expect(await shopper.answer(at, { kind: 'passed' })).toMatchObject({ prompt: { kind: 'delay' } });
    scene.pass(5000);
    at = await shopper.answer(at, { kind: 'passed' }, scene.second);
    expect(at.prompt?.kind).toBe('confirmation');
    at = await shopper.answer(at, { kind: 'confirmation', isYes: true });
    expect(at).toMatchObject({ status: 'ended', prompt: null });
    expect(textOf(at)).toEqual([
      ...[
        'Hello',
        'What?',
        'Size',
        'Size?',
        '43',
        'Which code?',
        'aaa',
        'When?',
        'December 24, 2026',
        'Who?',
        'Hazel',
        'Which?',
        '#1101',
      ],
      ...['What of it?', '1 × Throw', 'Care', 'Cancel #1101?', 'Yes', 'Thanks', 'Left: 4'],
    ]);
    expect(scene.commerce.orders[0]?.order.cancelled_at).not.toBeNull();
    const report = await desk.call<FlowReport>('GET', `flows/${flow.id}/report`);
    expect(report).toMatchObject({ started: 1, ended: 1, handedOver: 0 });
    expect(report.steps).toContainEqual({ stepId: 'cancel', reached: 1, left: 0, failed: [] });
  });

  it('sends an order elsewhere and items of it back, once, after a yes to exactly that', async () => {
    const desk = await scene.openDesk();
    const [, found] = scene.commerce.orders;
    const line = { product_id: 1, title: 'Throw', fulfillable_quantity: 0, price: '20.00', image: null };
    found?.order.line_items.push({ ...line, id: 21, variant_id: 11, variant_title: 'Fog', quantity: 2 });
    const act = (action: string) => ({
      ...{ id: action, kind: 'order-action', text: 'What?', action, next: 'end', otherwise: 'person' },
    });
    const who = { id: 'who', kind: 'sign-in', text: 'Who?', next: 'order' };
    const order = { id: 'order', kind: 'order-selection', text: 'Which?', none: 'person' };
    const shopper = await scene.openShopper(desk);
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
    const both = await Promise.all([shopper.answer(at, yes), shopper.answer(at, yes, scene.second)]);
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

    scene.commerce.can.delete('return');
    at = await want(await begin('return'), items(1));
    scene.commerce.can.add('return');
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
});
