import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCredentials } from '../../platform/credentials/createCredentials';
import { createOutgoing } from '../../platform/outgoing';
import { refusalOf, startTestApp, type TestApp } from '../../testing';
import { type MagentoSubject, magentoToken, startMagento } from '../../testing/commerce/startMagento';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
let magento: MagentoSubject;
let app: TestApp;
/** Of a shop that never connects anything. */
let bystander: Awaited<ReturnType<typeof owner>>;
beforeAll(async () => {
  magento = await startMagento();
  app = await startTestApp({
    outgoing: createOutgoing({ allowed: [magento.place] }),
    credentials: createCredentials([oldKey]),
  });
  bystander = await owner();
});
afterEach(() => magento.misbehaves(null));
afterAll(() => Promise.all([app.stop(), magento.close()]));

const wanted = (more: object = {}) => ({
  platform: 'magento2',
  place: `http://${magento.place}`,
  accessToken: magentoToken,
  ...more,
});

async function owner() {
  const { shopId } = await app.newShop();
  const cookie = await app.signIn(await app.addMember(shopId, 'owner'));
  const read = async () => (await app.call('GET', 'commerce', { cookie })).json();
  const connect = async (body: object) => (await app.call('PUT', 'commerce', { cookie, body })).json();
  return { shopId, cookie, read, connect };
}

const rowOf = async (shopId: number) => {
  const [row] = await app.opened.database.query<{ sealed_secret: string }>(
    'select * from commerce_connection where shop_id = $1',
    [shopId],
  );
  return row;
};

describe('connecting a shop', () => {
  it('is kept when it works, and opens the shop’s orders to the desk', async () => {
    const { shopId, read, connect } = await owner();
    expect(await read()).toEqual({ isDemo: false, cannotConnect: null, connection: null });
    expect(await app.commerce.platformOf(shopId)).toBeNull();
    const answer = await connect(wanted());
    expect(answer).toMatchObject({
      outcome: 'connected',
      advice: [],
      connection: { state: { kind: 'working' } },
    });
    expect(await read()).toMatchObject({
      connection: { platform: 'magento2', place: `http://${magento.place}` },
    });
    const platform = await app.commerce.platformOf(shopId);
    expect(await platform?.findCustomer({ email: 'hazel@shop.test' })).toMatchObject({ id: 8001 });
  });

  it('says the access token to nobody, and keeps it sealed', async () => {
    const { shopId, cookie, connect } = await owner();
    const said = JSON.stringify([await connect(wanted())]);
    const read = await (await app.call('GET', 'commerce', { cookie })).text();
    expect(`${said}${read}${JSON.stringify(await rowOf(shopId))}`).not.toContain(magentoToken);
  });

  it.each([
    ['a wrong token', { accessToken: 'guessed' }, /^Magento does not accept this access token/],
    ['a private place', { place: 'https://127.0.0.1' }, /^Nobody answers at https:\/\/127\.0\.0\.1\./],
    ['a place in the clear', { place: 'http://shop.test' }, /^Nobody answers at/],
  ])('fails with %s, in words, and nothing is kept', async (_, more, reason) => {
    const { shopId, connect } = bystander;
    expect(await connect(wanted(more))).toEqual({
      outcome: 'failed',
      reason: expect.stringMatching(reason),
      missing: [],
    });
    expect(await rowOf(shopId)).toBeUndefined();
  });

  it('names what the token is not allowed to read', async () => {
    const { shopId, connect } = bystander;
    magento.forbid('shipments', 'invoices');
    const missing = ['Sales > Shipments', 'Sales > Invoices'];
    expect(await connect(wanted())).toEqual({
      outcome: 'failed',
      reason: expect.stringContaining(missing.join(', ')),
      missing,
    });
    magento.forbid();
    expect(await rowOf(shopId)).toBeUndefined();
  });

  it('says when something else answers there', async () => {
    const { connect } = bystander;
    magento.misbehaves({ kind: 'html' });
    expect(await connect(wanted())).toMatchObject({ reason: expect.stringMatching(/not as Magento does/) });
  });

  it.each([
    [{ platform: 'etsy', place: 'x', accessToken: 'y' }],
    [{ platform: 'shopify', place: 'evil.example', accessToken: 'y' }],
    [{ platform: 'shopify', place: 'a.myshopify.com/..', accessToken: 'y' }],
    [{ platform: 'bigcommerce', place: '../x', accessToken: 'y' }],
    [{ platform: 'magento2', place: 'https://name@host', accessToken: 'y' }],
    [{ platform: 'magento2', place: 'https://host', accessToken: ' ' }],
    [{ platform: 'magento2', place: 'https://host' }],
    [{ platform: 'magento2', place: 7, accessToken: {} }],
  ])('refuses %j', async (body) => {
    const { shopId, cookie } = bystander;
    expect(await refusalOf(await app.call('PUT', 'commerce', { cookie, body }))).toEqual([
      400,
      'invalid-request',
    ]);
    expect(await rowOf(shopId)).toBeUndefined();
  });

  it('ends when the shop disconnects, and is replaced when it connects again', async () => {
    const { shopId, cookie, connect, read } = await owner();
    await connect(wanted());
    const first = await rowOf(shopId);
    await connect(wanted());
    expect((await rowOf(shopId))?.sealed_secret).not.toBe(first?.sealed_secret);
    expect((await app.call('DELETE', 'commerce', { cookie })).status).toBe(200);
    expect(await read()).toMatchObject({ connection: null });
    expect(await app.commerce.platformOf(shopId)).toBeNull();
  });
});

describe('a connection that is refused', () => {
  it('is broken the second time in a row, with time and reason, and whole again with the next answer', async () => {
    const { shopId, connect, read } = await owner();
    await connect(wanted());
    const ask = async () =>
      (await app.commerce.platformOf(shopId))?.findCustomer({ id: 8001 }).catch(({ trouble }) => trouble);
    magento.misbehaves({ kind: 'status', status: 401 });
    expect(await ask()).toBe('refused');
    expect(await read()).toMatchObject({ connection: { state: { kind: 'working' } } });
    expect(await ask()).toBe('refused');
    const { connection } = await read();
    expect(connection.state).toEqual({
      kind: 'broken',
      since: expect.stringMatching(/^20.*Z$/),
      reason: `Magento does not accept this access token for http://${magento.place}.`,
    });
    expect(await ask()).toBe('refused');
    expect((await read()).connection.state.since).toBe(connection.state.since);
    magento.misbehaves(null);
    expect(await ask()).toMatchObject({ id: 8001 });
    expect(await read()).toMatchObject({ connection: { state: { kind: 'working' } } });
  });

  it('is not broken by silence, failures, or refusals with an answer between them', async () => {
    const { shopId, connect, read } = await owner();
    await connect(wanted());
    const ask = async () =>
      (await app.commerce.platformOf(shopId))?.findCustomer({ id: 8001 }).catch(() => null);
    for (const status of [401, 0, 403, 503, 429, 500]) {
      magento.misbehaves(status === 0 ? null : { kind: 'status', status });
      await ask();
    }
    expect(await read()).toMatchObject({ connection: { state: { kind: 'working' } } });
  });
});

describe('the keys', () => {
  const startWith = (credentials: ReturnType<typeof createCredentials> | null) =>
    startTestApp({ opened: app.opened, outgoing: createOutgoing({ allowed: [magento.place] }), credentials });

  it('may change: what an older one sealed is sealed by the newest when it is used', async () => {
    const { shopId, connect } = await owner();
    await connect(wanted());
    const both = await startWith(createCredentials([newKey, oldKey]));
    await both.commerce.platformOf(shopId);
    await both.stop();
    const later = await startWith(createCredentials([newKey]));
    expect(await (await later.commerce.platformOf(shopId))?.findCustomer({ id: 8001 })).toMatchObject({
      id: 8001,
    });
    await later.stop();
  });

  it('may be lost: the console names what must be entered again, and shoppers are not told that there is no shop', async () => {
    const { shopId, cookie, connect } = await owner();
    await connect(wanted());
    const restored = await startWith(createCredentials([randomBytes(32)]));
    expect(await (await restored.call('GET', 'commerce', { cookie })).json()).toMatchObject({
      cannotConnect: null,
      connection: {
        platform: 'magento2',
        place: `http://${magento.place}`,
        state: { kind: 'locked', reason: expect.stringMatching(/Enter the access token again/) },
      },
    });
    const platform = await restored.commerce.platformOf(shopId);
    await expect(platform?.findCustomer({ id: 8001 })).rejects.toMatchObject({ trouble: 'refused' });
    expect(await (await restored.call('PUT', 'commerce', { cookie, body: wanted() })).json()).toMatchObject({
      outcome: 'connected',
    });
    await restored.stop();
  });

  it('may be missing: then nothing can be connected, and the console says what the operator has to do', async () => {
    const keyless = await startWith(null);
    const { shopId, cookie } = bystander;
    const read = async () => (await keyless.call('GET', 'commerce', { cookie })).json();
    const connect = async (body: object) => (await keyless.call('PUT', 'commerce', { cookie, body })).json();
    expect(await read()).toMatchObject({ cannotConnect: expect.stringContaining('CREDENTIAL_KEYS') });
    expect(await connect(wanted())).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('operator'),
    });
    expect(await rowOf(shopId)).toBeUndefined();
    await keyless.stop();
  });
});

it('another shop’s connection is neither seen nor ended', async () => {
  const [mine, theirs] = [bystander, await owner()];
  await theirs.connect(wanted());
  expect(await mine.read()).toMatchObject({ connection: null });
  await app.call('DELETE', 'commerce', { cookie: mine.cookie });
  expect(await theirs.read()).toMatchObject({ connection: { state: { kind: 'working' } } });
});
