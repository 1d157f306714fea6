import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CommerceError } from '../../platform/commerce';
import { newAddress as address, startActionScene } from '../../testing/startActionScene';

let scene: Awaited<ReturnType<typeof startActionScene>>;
beforeAll(async () => {
  scene = await startActionScene();
});
afterAll(() => scene.app.stop());
beforeEach(() => scene.renewCommerce());

const cancel = { kind: 'cancel', reason: 'I ordered it twice' } as const;

describe('a shopper', () => {
  it('cancels an order at once, and the conversation says who and what', async () => {
    const shop = await scene.openShop();
    const shopper = await shop.shopper();
    const answer = await shopper.act(cancel);
    expect(answer).toMatchObject({ status: 200, state: 'done', by: 'shopper', isAnothers: false });
    expect(answer.order).toMatchObject({ id: 101, cancelled_at: expect.any(String) });
    const [card, ...more] = await shopper.messages();
    expect(card).toMatchObject({
      fromAgent: false,
      content: {
        type: 'order-action',
        text: 'Order #1101 has been canceled.\nI ordered it twice',
        metadata: { kind: 'cancel', orderName: '#1101', state: 'done', by: 'shopper' },
      },
    });
    expect(more).toEqual([]);
    expect(await scene.rowsOf(shop.shopId)).toMatchObject([{ state: 'done', told: true }]);
  });

  it('sends an order elsewhere, as often as they change their mind', async () => {
    const { shopper } = await scene.openShop();
    const { act, messages } = await shopper();
    expect(await act({ kind: 'address', address })).toMatchObject({ state: 'done' });
    expect(scene.orderOf(101)?.shipping_address).toMatchObject({
      address1: '1 New Street',
      country_code: 'US',
    });
    const second = { ...address, address1: '2 New Street' };
    expect(await act({ kind: 'address', address: second })).toMatchObject({
      state: 'done',
      isAnothers: false,
    });
    expect(scene.orderOf(101)?.shipping_address).toMatchObject({ address1: '2 New Street' });
    expect((await messages()).map(({ content }) => content.text.split('\n')[2])).toEqual([
      '1 New Street',
      '2 New Street',
    ]);
  });

  it('gets the same answer for the same click, and nothing is done twice', async () => {
    const { shopId, shopper } = await scene.openShop();
    const { act, messages } = await shopper();
    const key = randomUUID();
    const answers = await Promise.all([act(cancel, { key }), act(cancel, { key }), act(cancel, { key })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await act(cancel, { key })).toMatchObject({ state: 'done', isAnothers: false });
    expect([
      scene.timesAsked('cancel'),
      (await scene.rowsOf(shopId)).length,
      (await messages()).length,
    ]).toEqual([1, 1, 1]);
  });

  it('in two tabs cancels once, and each tab hears that it is', async () => {
    const { shopId, shopper } = await scene.openShop();
    const [one, other] = [await shopper(), await shopper()];
    let letGo = () => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    let told = () => {};
    const isTold = new Promise<void>((done) => {
      told = done;
    });
    scene.commerce().whenTold = async (act) => {
      told();
      await held;
      act();
      return 'accepted' as const;
    };
    const first = one.act(cancel);
    await isTold;
    expect(await other.act(cancel)).toMatchObject({ state: 'intended', isAnothers: true });
    letGo();
    expect(await first).toMatchObject({ state: 'done', isAnothers: false });
    expect(await other.act(cancel)).toMatchObject({ state: 'done', isAnothers: true });
    expect([scene.timesAsked('cancel'), (await scene.rowsOf(shopId)).length]).toEqual([1, 1]);
    expect([(await one.messages()).length, (await other.messages()).length]).toEqual([1, 0]);
  });

  it('who has read the order before another tab was done with it looks again, and acts not', async () => {
    const { shopId, shopper } = await scene.openShop();
    const [slow, quick] = [await shopper(), await shopper()];
    let goOn = () => {};
    const isHeld = new Promise<void>((isRead) => {
      scene.commerce().whenRead = () =>
        new Promise<void>((resume) => {
          scene.commerce().whenRead = async () => {};
          goOn = resume;
          isRead();
        });
    });
    const held = slow.act(cancel);
    await isHeld;
    expect(await quick.act(cancel)).toMatchObject({ state: 'done', isAnothers: false });
    goOn();
    expect(await held).toMatchObject({ state: 'done', isAnothers: true });
    expect([scene.timesAsked('cancel'), (await scene.rowsOf(shopId)).length]).toEqual([1, 1]);
  });

  it('hears by what the order says now why not: shipped in between, too late, cancelled in the shop', async () => {
    const { shopId, shopper } = await scene.openShop({ cancelWithinHours: 1 });
    const { act, messages } = await shopper();
    expect(await act(cancel)).toMatchObject({ state: 'refused', because: 'too-late' });
    Object.assign(scene.orderOf(101) ?? {}, { fulfillment_status: 'fulfilled' });
    expect(await act(cancel)).toMatchObject({ state: 'refused', because: 'shipped' });
    expect(await act({ kind: 'address', address })).toMatchObject({ state: 'refused', because: 'shipped' });
    Object.assign(scene.orderOf(101) ?? {}, {
      fulfillment_status: null,
      cancelled_at: '2026-11-02T10:00:00Z',
    });
    expect(await act({ kind: 'address', address })).toMatchObject({ because: 'cancelled' });
    expect(await act(cancel)).toMatchObject({ state: 'done', isAnothers: true });
    expect([scene.timesAsked('cancel'), scene.timesAsked('address')]).toEqual([0, 0]);
    expect([await scene.rowsOf(shopId), await messages()]).toEqual([[], []]);
  });
});

describe('the team', () => {
  const stateOf = async (shopId: number) =>
    scene.app.opened.database.query<{ status: string; waits: boolean }>(
      'select status, waiting_since is not null as waits from conversation where shop_id = $1',
      [shopId],
    );
  const setState = (shopId: number, state: string) =>
    scene.app.opened.database.query(`update conversation set ${state} where shop_id = $1`, [shopId]);

  it('is not called by what a shopper has done themselves, and is by what is left to do', async () => {
    const { shopId, shopper } = await scene.openShop();
    const { act, messages } = await shopper();
    const done = { kind: 'address', address } as const;
    await act(done);
    expect(await stateOf(shopId)).toEqual([{ status: 'closed', waits: false }]);
    await setState(shopId, "status = 'open', waiting_since = now()");
    await act({ ...done, address: { ...address, city: 'Bend' } });
    expect(await stateOf(shopId)).toEqual([{ status: 'open', waits: true }]);
    await setState(shopId, "status = 'snoozed', waiting_since = null");
    await act(cancel);
    expect(await stateOf(shopId)).toEqual([{ status: 'snoozed', waits: false }]);
    scene.commerce().whenTold = () => 'declined';
    await act(cancel, { orderId: 102 });
    expect(await stateOf(shopId)).toEqual([{ status: 'open', waits: true }]);
    expect((await messages()).length).toBe(4);
  });

  it('of a shopper who is blocked hears nothing, and nothing is noted as said', async () => {
    const { shopId, shopper } = await scene.openShop();
    const { act } = await shopper();
    await act(cancel);
    await setState(shopId, 'blocked_at = now()');
    scene.pass(1000);
    expect(await act({ kind: 'cancel' }, { orderId: 102 })).toMatchObject({ state: 'done' });
    await scene.settle(shopId);
    expect((await scene.rowsOf(shopId)).map(({ told }) => told)).toEqual([true, false]);
  });
});

describe('what is not theirs to do', () => {
  it('is refused, and nothing is written: another’s order, another shop’s access, one that is over, none', async () => {
    const shop = await scene.openShop();
    const foreign = await scene.openShop();
    const { act, access } = await shop.shopper();
    const refusals = [
      await act(cancel, { orderId: 201 }),
      await act(cancel, { orderId: 999 }),
      await act(cancel, { body: { accessToken: await foreign.accessOf(1) } }),
      await act(cancel, { body: { accountId: foreign.shopId } }),
      await act(cancel, { token: (await foreign.shopper()).conversation }),
      await act(cancel, { token: 'nonsense' }),
      await act(cancel, { body: { accessToken: `${access.slice(0, -4)}AAAA` } }),
      await (await shop.shopper(99)).act(cancel),
    ];
    scene.pass(1_801_000);
    refusals.push(await act(cancel, { body: { accessToken: access } }));
    expect(refusals.map(({ code }) => code)).toEqual([
      ...['not-found', 'not-found', 'unauthorized', 'unauthorized', 'unauthorized', 'unauthorized'],
      ...['unauthorized', 'customer-not-found', 'unauthorized'],
    ]);
    expect([
      await scene.rowsOf(shop.shopId),
      await scene.rowsOf(foreign.shopId),
      scene.timesAsked('cancel'),
    ]).toEqual([[], [], 0]);
  });

  it('a key that was used for something else, or by somebody else, tells nothing', async () => {
    const { shopper } = await scene.openShop();
    const [hazel, rowan] = [await shopper(), await shopper(2)];
    const key = randomUUID();
    await hazel.act(cancel, { key });
    expect((await hazel.act({ kind: 'cancel' }, { key })).code).toBe('key-used');
    expect((await hazel.act(cancel, { key, orderId: 102 })).code).toBe('key-used');
    expect((await rowan.act(cancel, { key })).code).toBe('key-used');
  });

  it('is what the shop or its system does not offer', async () => {
    const shops = await Promise.all([
      scene.openShop({ atOnce: { cancel_order: false, change_address: false } }),
      scene.openShop({ flows: { cancel_order: false } }),
      scene.openShop({ enabled: false }),
    ]);
    for (const { shopper } of shops)
      expect((await (await shopper()).act(cancel)).code).toBe('self-service-off');
    const { shopper, shopId } = await scene.openShop();
    scene.commerce().can.delete('cancel');
    expect((await (await shopper()).act(cancel)).code).toBe('self-service-off');
    expect(await scene.rowsOf(shopId)).toEqual([]);
  });

  it('is bad input of any kind', async () => {
    const { shopId, shopper } = await scene.openShop();
    const { act } = await shopper();
    const wrong = [
      await act({ kind: 'destroy' }),
      await act({ kind: 'address' }),
      await act({ kind: 'address', address: { ...address, city: ' ' } }),
      await act({ kind: 'address', address: { ...address, name: 'x'.repeat(101) } }),
      await act(cancel, { key: 'mine' }),
      await act(cancel, { orderId: -1 }),
      await act(cancel, { body: { accountId: 'x' } }),
    ];
    expect(wrong.map(({ status, code }) => [status, code])).toEqual(
      wrong.map(() => [400, 'invalid-request']),
    );
    expect(await scene.rowsOf(shopId)).toEqual([]);
  });

  it('is a twenty-first wish within the hour', async () => {
    const { shopper } = await scene.openShop();
    const { act } = await shopper();
    for (let count = 0; count < 20; count += 1)
      expect((await act(cancel, { orderId: 999 })).code).toBe('not-found');
    expect((await act(cancel)).code).toBe('rate');
    scene.pass(3_600_000);
    expect((await (await shopper()).act(cancel)).state).toBe('done');
  });
});

describe('where the shop’s system', () => {
  it('declines, or its key may only read, the team is asked', async () => {
    const { shopId, shopper } = await scene.openShop();
    const { act, messages } = await shopper();
    scene.commerce().whenTold = () => 'declined';
    expect(await act(cancel)).toMatchObject({ state: 'refused', because: 'declined' });
    scene.commerce().whenTold = () => {
      throw new CommerceError('refused', 'The test said so');
    };
    expect(await act(cancel, { orderId: 102 })).toMatchObject({ state: 'refused', because: 'declined' });
    expect((await messages()).map(({ content }) => content.text)).toEqual([
      'Please cancel order #1101\nI ordered it twice',
      'Please cancel order #1102\nI ordered it twice',
    ]);
    const [waiting] = await scene.app.opened.database.query<{ count: string }>(
      "select count(*) from conversation where shop_id = $1 and status = 'open' and waiting_since is not null",
      [shopId],
    );
    expect(waiting?.count).toBe('1');
  });

  it('is down before anything is written, that is said', async () => {
    const { shopId, shopper } = await scene.openShop();
    const { act } = await shopper();
    scene.commerce().trouble = 'unreachable';
    expect(await act(cancel)).toMatchObject({ status: 502, code: 'platform-down' });
    expect(await scene.rowsOf(shopId)).toEqual([]);
  });

  it('did it and said nothing, the order says it', async () => {
    const { shopper } = await scene.openShop();
    scene.commerce().whenTold = (act) => {
      act();
      throw new CommerceError('unreachable', 'The test said so');
    };
    expect(await (await shopper()).act(cancel)).toMatchObject({ state: 'done', because: null });
  });

  it('takes its time, the same click is answered later, and the conversation hears it once', async () => {
    const { shopId, shopper } = await scene.openShop();
    const { act, messages } = await shopper();
    let carryOut = () => {};
    scene.commerce().whenTold = (act) => {
      carryOut = act;
      return 'accepted';
    };
    const key = randomUUID();
    expect(await act(cancel, { key })).toMatchObject({ state: 'intended' });
    await expect(scene.settle(shopId)).rejects.toThrow('does not say yet');
    expect([(await act(cancel, { key })).state, await messages()]).toEqual(['intended', []]);
    carryOut();
    await scene.settle(shopId);
    await scene.settle(shopId);
    expect([(await act(cancel, { key })).state, (await messages()).length]).toEqual(['done', 1]);
  });

  it('never says what became of it, nobody tells it again: the team is asked', async () => {
    const { shopId, shopper } = await scene.openShop();
    const { act, messages } = await shopper();
    scene.commerce().whenTold = () => {
      throw new CommerceError('unreachable', 'The test said so');
    };
    const key = randomUUID();
    expect(await act(cancel, { key })).toMatchObject({ state: 'intended' });
    scene.commerce().trouble = 'unreachable';
    scene.pass(61_000);
    await expect(scene.settle(shopId)).rejects.toThrow('The test said so');
    scene.pass(600_000);
    await scene.settle(shopId);
    expect(await act(cancel, { key })).toMatchObject({ state: 'unknown' });
    expect((await messages()).map(({ content }) => content)).toMatchObject([
      {
        text: 'Please cancel order #1101\nI ordered it twice',
        metadata: { state: 'unknown', by: 'shopper' },
      },
    ]);
    expect(scene.timesAsked('cancel')).toBe(1);
  });

  it('has not done it after a minute, the team is asked as well', async () => {
    const { shopId, shopper } = await scene.openShop();
    const { act } = await shopper();
    scene.commerce().whenTold = () => 'accepted';
    await act(cancel);
    scene.pass(61_000);
    await scene.settle(shopId);
    expect(await scene.rowsOf(shopId)).toMatchObject([{ state: 'unknown', told: true }]);
    expect(scene.timesAsked('cancel')).toBe(1);
  });
});
