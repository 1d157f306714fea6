import { order as orderSchema, orderTransaction } from '@shopbell/protocol/schemas';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Subject } from '../../testing/commerce/Subject';
import { startBigCommerce } from '../../testing/commerce/startBigCommerce';
import { startDemoShop } from '../../testing/commerce/startDemoShop';
import { startMagento } from '../../testing/commerce/startMagento';
import { startShopify } from '../../testing/commerce/startShopify';
import { startWebServer, type WebServer } from '../../testing/startWebServer';
import type { CommerceError, CommercePlatform } from './CommercePlatform';

/** Every platform that the desk speaks to, over HTTP against a server that answers as that platform documents it. */
const platforms: readonly [string, () => Promise<Subject>][] = [
  ['the demo shop', () => startDemoShop('a-token')],
  ['Shopify', startShopify],
  ['Magento', startMagento],
  ['BigCommerce', startBigCommerce],
];

describe.each(platforms)('%s', (name, start) => {
  let subject: Subject;
  /** Stands in our own network, where nobody may be sent. */
  let hidden: WebServer;
  beforeAll(async () => {
    subject = await start();
    hidden = await startWebServer((__, reply) => reply.end('{}'));
  });
  afterEach(() => subject.misbehaves(null));
  afterAll(() => Promise.all([subject.close(), hidden.close()]));

  const customer = () => {
    const { id, email, phone, firstName } = subject.known;
    return { id, email, phone, first_name: firstName };
  };
  const idsOf = async (most: number) =>
    (await subject.platform.ordersOf(customer(), most)).map(({ id }) => id);

  it('knows a customer by address, number and id, however the address is written', async () => {
    const { platform, known } = subject;
    const keys = [
      { email: known.email },
      { email: ` ${known.email.toUpperCase()}` },
      { phone: known.phone },
      { id: known.id },
    ];
    for (const key of keys) expect(await platform.findCustomer(key)).toEqual(customer());
  });

  it('knows nobody by what is unknown or says nothing', async () => {
    const keys = [
      { email: 'nobody@shop.test' },
      { phone: '+19995550000' },
      { id: 1 },
      { email: ' ' },
      { phone: '' },
    ];
    for (const key of [...keys, { id: 0 }, { id: Number.NaN }, { email: '"' }, { email: '*' }])
      expect(await subject.platform.findCustomer(key)).toBeNull();
  });

  it('says what the shop has marked a customer with, where it marks them', async () => {
    const { platform } = subject;
    if (!platform.tagsOf) return expect(['Magento', 'BigCommerce']).toContain(name);
    const stranger = { id: 999, email: 'nobody@shop.test', phone: null, first_name: null };
    expect(await platform.tagsOf(customer())).toEqual(subject.tags);
    expect(await platform.tagsOf(stranger)).toEqual([]);
  });

  it('says of a code whether it is good now, where it says so at all', async () => {
    const { platform } = subject;
    if (!platform.isCodeValid) return expect(['Magento', 'BigCommerce']).toContain(name);
    const asked = ['WELCOME10', 'SUMMER25', 'NEVER-MADE'].map((code) => platform.isCodeValid?.(code));
    expect(await Promise.all(asked)).toEqual([true, false, false]);
  });

  it('[ORD-01] lists orders newest first, and no more than are wanted, wherever a page ends', async () => {
    for (const most of [1, 2, 3, 4, 5, 6, 7, 50])
      expect(await idsOf(most)).toEqual(subject.orderIds.slice(0, most));
  });

  it('[ORD-02] says an order whole: parcels, what is still to come, money to the cent', async () => {
    const found = await subject.platform.findOrder(customer(), subject.split.id);
    expect(found).toEqual(subject.split);
    const listed = await subject.platform.ordersOf(customer(), 50);
    // What goes back is too dear for a list, where a platform counts what it is asked for.
    const whole = listed.find(({ id }) => id === subject.split.id);
    expect({ ...whole, returns: found?.returns }).toEqual({ ...found });
    for (const one of listed) expect(orderSchema.parse(one)).toEqual(one);
  });

  it('[ORD-01] gives nobody else’s order, and none that does not exist', async () => {
    expect(await subject.platform.findOrder(customer(), subject.foreignOrderId)).toBeNull();
    expect(await subject.platform.findOrder(customer(), 999_999_999)).toBeNull();
    const stranger = { id: 999, email: 'nobody@shop.test', phone: null, first_name: null };
    expect(await subject.platform.ordersOf(stranger, 50)).toEqual([]);
    for (const id of subject.orderIds) expect(await subject.platform.findOrder(stranger, id)).toBeNull();
  });

  it('[ORD-03] says what was paid, with no more of a card than may be shown', async () => {
    const [first = 0] = subject.orderIds;
    const transactions = await subject.platform.transactionsOf(first);
    expect(transactions).toMatchObject([
      { kind: 'sale', currency: 'USD', amount: expect.stringMatching(/^\d+\.\d\d$/) },
    ]);
    for (const one of transactions) {
      expect(orderTransaction.parse(one)).toEqual(one);
      expect(one.card?.digits ?? '0000').toMatch(/^\d{4}$/);
    }
    expect(await subject.platform.transactionsOf(999_999_999)).toEqual([]);
  });

  it('finds products by words, numbers and kind, with whole addresses, and no more than are wanted', async () => {
    const { platform, shelf } = subject;
    const { id } = shelf.product;
    const [found] = await platform.products({ words: shelf.words }, 10);
    expect(found).toEqual(shelf.product);
    expect(await platform.products({ ids: [id, '999999'] }, 10)).toEqual([shelf.product]);
    expect(await platform.products({ ids: ['7 OR id:1', ''] }, 10)).toEqual([]);
    expect((await platform.products({ words: '' }, 2)).length).toBe(2);
    expect(await platform.products({ words: 'no such thing' }, 10)).toEqual([]);
    // What means something to a search means nothing here.
    expect(await platform.products({ words: '"status:archived" %* (' }, 10)).toEqual([]);
    const alike = await platform.products({ kind: shelf.product.kind ?? '41' }, 10);
    expect(alike.map((one) => one.id)).toEqual(shelf.alike ?? []);
    expect(await platform.products({ kind: 'no such "kind' }, 10)).toEqual([]);
  });

  /** Each question a platform can be asked, and how it went wrong. */
  async function troublesOf(platform: CommercePlatform = subject.platform): Promise<unknown[]> {
    const [first = 0] = subject.orderIds;
    const outcomes = await Promise.allSettled([
      platform.findCustomer({ email: subject.known.email }),
      platform.findCustomer({ id: subject.known.id }),
      platform.ordersOf(customer(), 10),
      platform.findOrder(customer(), first),
      platform.transactionsOf(first),
      platform.products({ words: '' }, 10),
    ]);
    return outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : outcome.value));
  }
  const all = (trouble: string, more: object = {}) =>
    Array.from({ length: 6 }, () => expect.objectContaining({ name: 'CommerceError', trouble, ...more }));

  it('is refused with a key that was never given out, or is not valid any more', async () => {
    expect(await troublesOf(subject.stranger)).toEqual(all('refused'));
    for (const wrong of subject.revoked) {
      subject.misbehaves(wrong);
      expect(await troublesOf()).toEqual(all('refused'));
    }
  });

  it('says how long to wait when it has been asked too often', async () => {
    const { wrong, retryAfterMs } = subject.throttled;
    subject.misbehaves(wrong);
    expect(await troublesOf()).toEqual(all('throttled', { retryAfterMs }));
  });

  it.each([
    ['fails', { kind: 'status', status: 503 }, 'unreachable'],
    ['breaks off', { kind: 'cut' }, 'unreachable'],
    ['ends too early', { kind: 'half-json' }, 'unreadable'],
    ['shows a page', { kind: 'html' }, 'unreadable'],
    ['says something else', { kind: 'other-shape' }, 'unreadable'],
    ['does not like the question', { kind: 'status', status: 400 }, 'unreadable'],
  ] as const)('gives no answer when it %s', async (__, wrong, trouble) => {
    subject.misbehaves(wrong);
    expect(await troublesOf()).toEqual(all(trouble));
  });

  it('gives no answer when it is silent', async () => {
    subject.misbehaves({ kind: 'silent' });
    expect(await troublesOf(subject.hasty)).toEqual(all('unreachable'));
  });

  it('is not followed into a private network', async () => {
    subject.misbehaves({ kind: 'redirect', to: `${hidden.address}/latest/meta-data` });
    expect(await troublesOf()).toEqual(all('unreachable'));
    expect(hidden.asked).toEqual([]);
  });

  it('never says in an error what was asked or answered', async () => {
    subject.misbehaves({ kind: 'other-shape' });
    const errors = (await troublesOf()) as CommerceError[];
    for (const { message } of errors) expect(message).not.toMatch(/hello|@|token|8001|5007/i);
  });
});
