import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createCredentials } from '../../platform/credentials/createCredentials';
import { createIdentityTokens, createTestClients, prepareTestDatabase, startProgram } from '../../testing';
import { type MagentoSubject, magentoToken, startMagento } from '../../testing/commerce/startMagento';
import { endLinesOfTheDead, isWaiting } from '../../testing/deadServers';
import { newAddress } from '../../testing/startActionScene';

const secret = 'a secret of the test that is killed';
const credentialKey = randomBytes(32);

interface Scene {
  readonly magento: MagentoSubject;
  readonly query: (sql: string) => Promise<Record<string, unknown>[]>;
  /** What a line of its own holds, the server waits for; gives how it is let go. */
  readonly hold: (sql: string) => Promise<() => Promise<unknown>>;
  /** Until the server stands before what is held, with a statement that begins like this. */
  readonly waitsWith: (statement: string) => Promise<void>;
}

/** Where the server is when it ends: each step of a cancellation, in their order. */
const steps: readonly [string, 'done' | 'unknown', (scene: Scene) => Promise<void>][] = [
  [
    'the shop’s system is asked, and has not done it',
    'unknown',
    ({ magento }) => magento.hold('before').reached,
  ],
  ['the shop’s system has done it, and not said so', 'done', ({ magento }) => magento.hold('after').reached],
  [
    'it is heard, and not written down',
    'done',
    async ({ magento, hold, waitsWith }) => {
      const door = magento.hold('after');
      await door.reached;
      await hold('select from order_action for update');
      door.letGo();
      await waitsWith('update order_action set state');
    },
  ],
  [
    'it is written down, and not told',
    'done',
    async ({ magento, hold, waitsWith }) => {
      const door = magento.hold('after');
      await door.reached;
      await hold('lock table message in share mode');
      door.letGo();
      await waitsWith('with said');
    },
  ],
  [
    'it is told, and that is not written down',
    'done',
    async ({ magento, hold, waitsWith }) => {
      const door = magento.hold('after');
      await door.reached;
      const letGo = await hold('lock table message in share mode');
      door.letGo();
      await waitsWith('with said');
      await hold('select from order_action for update');
      await letGo();
      await waitsWith('update order_action set told_at');
    },
  ],
];

type Way = 'cancel, in the portal' | 'address, on a card of the assistant';
type Step = (typeof steps)[number];

/** The first and the last; `npm run long` tries every step in both ways. */
const ways: readonly Way[] = ['address, on a card of the assistant', 'cancel, in the portal'];
const few = [steps[0], steps.at(-1)].map((step, at) => [ways[at], ...(step as Step)] as const);
const tried =
  process.env.LONG === '1' ? ways.flatMap((way) => steps.map((step) => [way, ...step] as const)) : few;

it.each(tried as readonly (readonly [Way, ...Step])[])(
  '[D22] %s: killed when %s: nothing is done twice, and the conversation hears it once',
  async (way, ...step) => {
    const [, state, reach] = step;
    const { databaseUrl, environment, remove } = await prepareTestDatabase();
    const connect = async () => {
      const client = new pg.Client(databaseUrl ?? '');
      await client.connect();
      return client;
    };
    const reader = await connect();
    const holders: pg.Client[] = [];
    const magento = await startMagento();
    const { shopId, appId } = await addShop(reader, magento);
    const start = () =>
      startProgram({
        ...{ ...environment, SECRET: secret, CREDENTIAL_KEYS: credentialKey.toString('base64') },
        OUTGOING_ALLOWED: magento.place,
      });
    const query = async (sql: string) => (await reader.query(sql)).rows;

    const first = await start();
    const reached = reach({
      ...{ magento, query },
      async hold(sql) {
        const holder = await connect();
        holders.push(holder);
        await holder.query('begin');
        await holder.query(sql);
        return () => holder.query('rollback');
      },
      waitsWith: (statement) =>
        vi.waitUntil(() => isWaiting(query, statement), { timeout: 60_000 }).then(() => undefined),
    });
    const shop = { shopId, appId, magento };
    const click = await (way === 'cancel, in the portal'
      ? clickOf(first.baseUrl, shop)
      : pressOf(first.baseUrl, shop, reader));
    // Nobody will answer.
    const asked = click(first.baseUrl).catch(() => null);
    const tooEarly = asked.then(async (answer) => {
      throw new Error(`It answered before it came so far: ${await answer?.text()}; ${first.output}`);
    });
    await Promise.race([reached, tooEarly]);
    tooEarly.catch(() => {});
    first.kill('SIGKILL');
    await Promise.all([first.exited(), asked]);
    await endLinesOfTheDead(query, [reader, ...holders]);
    await Promise.all(holders.map((holder) => holder.end()));

    // What a minute does.
    await query("update order_action set intended_at = intended_at - interval '2 minutes'");
    await query("update pgboss.job set state = 'retry', start_after = now() where name = 'order-actions'");
    const second = await start();
    const isTold = async () =>
      (await query('select from order_action where told_at is not null')).length === 1;
    await vi.waitUntil(isTold, { timeout: 60_000 });
    const answer = await (await click(second.baseUrl)).json();
    expect(answer).toMatchObject({ state, isAnothers: false });
    expect(await query('select state from order_action')).toEqual([{ state }]);
    const heard = "select content->'metadata'->>'state' as state from message";
    expect(await query(`${heard} where content->>'type' = 'order-action'`)).toEqual([{ state }]);
    expect(magento.asked.filter(({ method }) => method !== 'GET')).toHaveLength(1);

    second.kill('SIGTERM');
    await second.exited();
    await Promise.all([reader.end(), magento.close()]);
    await remove();
  },
);

async function addShop(database: pg.Client, { place }: MagentoSubject) {
  const settings = {
    selfService: {
      ...{ enabled: true, flows: { cancel_order: true } },
      atOnce: { cancel_order: true, change_address: true },
    },
  };
  const [shop] = (await database.query("insert into shop (name) values ('Fern') returning id")).rows;
  const [app] = (
    await database.query(
      "insert into app (shop_id, key, name, settings) values ($1, 'fern', 'Fern', $2) returning id",
      [shop.id, settings],
    )
  ).rows;
  const id = randomUUID();
  await database.query(
    `insert into commerce_connection (id, shop_id, platform, place, sealed_secret, connected_at)
     values ($1, $2, 'magento2', $3, $4, now())`,
    [id, shop.id, `http://${place}`, createCredentials([credentialKey]).seal(id, magentoToken)],
  );
  return { shopId: Number(shop.id), appId: Number(app.id) };
}

interface Shop {
  readonly shopId: number;
  readonly appId: number;
  readonly magento: MagentoSubject;
}

async function accessOf({ shopId, magento }: Shop): Promise<string> {
  const never = { hasEnded: async () => false };
  const tokens = createIdentityTokens(secret, { now: () => Date.now() }, never, never);
  return tokens.issueAccess({ shopId, customerId: magento.open.customer.id, type: 'email', email: '' });
}

/** The same click, on whichever server. */
const clicked = (path: string, token: string, body: object) => (address: string) =>
  fetch(`${address}/ssp/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

async function clickOf(baseUrl: string, shop: Shop) {
  const body = { accountId: shop.shopId, accessToken: await accessOf(shop), key: randomUUID() };
  const token = await createTestClients(baseUrl).token(shop.appId);
  return clicked(`orders/${shop.magento.open.orderId}/actions`, token, { ...body, wish: { kind: 'cancel' } });
}

/** On a card that stands in the conversation. */
async function pressOf(baseUrl: string, shop: Shop, database: pg.Client) {
  const { shopId, appId, magento } = shop;
  const clients = createTestClients(baseUrl);
  const token = await clients.token(appId);
  const socket = await clients.visitorSocket(appId, token);
  socket.say('Please send it to 1 New Street', '1');
  const conversationId = (await socket.acknowledged('1'))?.conversationId;
  socket.close();
  const id = randomUUID();
  const { customer, orderId } = magento.open;
  await database.query(
    `insert into assistant_conversation (conversation_id, shop_id, app_id, language, state, turn, asked, created_at, changed_at)
     values ($1, $2, $3, 'en-US', '{}', 1, 0, now(), now())`,
    [conversationId, shopId, appId],
  );
  await database.query(
    `insert into assistant_proposal (id, conversation_id, shop_id, kind, customer_id, order_id, shown, language, created_at, expires_at, wish)
     values ($1, $2, $3, 'address', $4, $5, '', 'en-US', now(), now() + interval '30 minutes', $6)`,
    [id, conversationId, shopId, customer.id, orderId, { kind: 'address', address: newAddress }],
  );
  return clicked(`assistant/proposals/${id}/confirm`, token, {
    ...{ accountId: shopId, accessToken: await accessOf(shop) },
  });
}
