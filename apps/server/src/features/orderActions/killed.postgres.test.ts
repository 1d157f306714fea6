import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OrderWish } from '@shopbell/protocol';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createCredentials } from '../../platform/credentials/createCredentials';
import { createIdentityTokens, createTestClients, prepareTestDatabase, startProgram } from '../../testing';
import type { DoorPlace, Held } from '../../testing/commerce/createDoors';
import { magentoToken, startMagento } from '../../testing/commerce/startMagento';
import { shopifyToken, startShopify } from '../../testing/commerce/startShopify';
import { createCertificate } from '../../testing/createCertificate';
import { endLinesOfTheDead, isWaiting } from '../../testing/deadServers';
import { newAddress } from '../../testing/startActionScene';

const secret = 'a secret of the test that is killed';
const credentialKey = randomBytes(32);

interface Scene {
  /** Where the shop's system stands with the next change. */
  readonly door: (place: DoorPlace) => Held;
  readonly query: (sql: string) => Promise<Record<string, unknown>[]>;
  /** What a line of its own holds, the server waits for; gives how it is let go. */
  readonly hold: (sql: string) => Promise<() => Promise<unknown>>;
  /** Until the server stands before what is held, with a statement that begins like this. */
  readonly waitsWith: (statement: string) => Promise<void>;
}

/** Where the server is when it ends: each step of what is done with an order, in their order. */
const steps: readonly [string, 'done' | 'unknown', (scene: Scene) => Promise<void>][] = [
  ['the shop’s system is asked, and has not done it', 'unknown', ({ door }) => door('before').reached],
  ['the shop’s system has done it, and not said so', 'done', ({ door }) => door('after').reached],
  [
    'it is heard, and not written down',
    'done',
    async ({ door, hold, waitsWith }) => {
      const held = door('after');
      await held.reached;
      await hold('select from order_action for update');
      held.letGo();
      await waitsWith('update order_action set state');
    },
  ],
  [
    'it is written down, and not told',
    'done',
    async ({ door, hold, waitsWith }) => {
      const held = door('after');
      await held.reached;
      await hold('lock table message in share mode');
      held.letGo();
      await waitsWith('with said');
    },
  ],
  [
    'it is told, and that is not written down',
    'done',
    async ({ door, hold, waitsWith }) => {
      const held = door('after');
      await held.reached;
      const letGo = await hold('lock table message in share mode');
      held.letGo();
      await waitsWith('with said');
      await hold('select from order_action for update');
      await letGo();
      await waitsWith('update order_action set told_at');
    },
  ],
];

const ways = {
  'address, on a card of the assistant': {
    open: openMagento,
    ask: pressOf({ kind: 'address', address: newAddress }),
  },
  'return, on a card of the assistant': {
    open: openShopify,
    ask: pressOf({ kind: 'return', items: [{ id: 1101, quantity: 1 }] }),
  },
  'cancel, in the portal': { open: openMagento, ask: clickOf },
};
type Way = keyof typeof ways;
type Step = (typeof steps)[number];

/** One for each way; `npm run long` tries every step in all of them. */
const few = [steps[0], steps[2], steps.at(-1)].map((step, at) => [Object.keys(ways)[at], ...(step as Step)]);
const tried =
  process.env.LONG === '1'
    ? Object.keys(ways).flatMap((way) => steps.map((step) => [way, ...step] as const))
    : few;

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
    const { open, ask } = ways[way];
    const system = await open();
    const shop = { ...(await addShop(reader, system)), ...system.shopper };
    const start = () =>
      startProgram({
        ...{ ...environment, SECRET: secret, CREDENTIAL_KEYS: credentialKey.toString('base64') },
        ...{ OUTGOING_ALLOWED: system.place, ...system.environment },
      });
    const query = async (sql: string) => (await reader.query(sql)).rows;

    const first = await start();
    const reached = reach({
      ...{ door: system.door, query },
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
    const click = await ask(first.baseUrl, shop, reader);
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
    expect(system.changes()).toBe(1);

    second.kill('SIGTERM');
    await second.exited();
    await Promise.all([reader.end(), system.close()]);
    await remove();
  },
);

/** A shop's own system, and somebody who has ordered there. */
interface System {
  readonly platform: string;
  /** As an owner writes it down. */
  readonly connected: string;
  readonly secret: string;
  readonly scopes: readonly string[];
  readonly place: string;
  /** What the server has to be told beside where it is. */
  readonly environment: Record<string, string>;
  readonly shopper: Pick<Shop, 'customerId' | 'orderId'>;
  readonly door: (place: DoorPlace) => Held;
  /** How many times it was asked to change something. */
  readonly changes: () => number;
  readonly close: () => Promise<unknown>;
}

async function openMagento(): Promise<System> {
  const { place, open, asked, hold, close } = await startMagento();
  return {
    ...{ platform: 'magento2', connected: `http://${place}`, secret: magentoToken, scopes: [], place },
    ...{ environment: {}, shopper: { customerId: open.customer.id, orderId: open.orderId } },
    ...{ door: hold, changes: () => asked.filter(({ method }) => method !== 'GET').length, close },
  };
}

/** It is spoken to by TLS only, so it has a certificate that the server knows. */
async function openShopify(): Promise<System> {
  const certificate = createCertificate();
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  const path = join(folder, 'shop.pem');
  await writeFile(path, certificate.cert);
  const { place, arrived, asked, hold, close } = await startShopify(certificate);
  if (!arrived) throw new Error('Nothing has arrived there.');
  return {
    ...{ platform: 'shopify', connected: place, secret: shopifyToken, scopes: ['write_returns'], place },
    environment: { NODE_EXTRA_CA_CERTS: path },
    shopper: { customerId: arrived.customer.id, orderId: arrived.orderId },
    door: hold,
    changes: () => asked.filter(({ body }) => body.includes('mutation')).length,
    close: () => Promise.all([close(), rm(folder, { recursive: true })]),
  };
}

async function addShop(database: pg.Client, { platform, connected, secret: token, scopes }: System) {
  const settings = {
    selfService: {
      ...{ enabled: true, flows: { cancel_order: true, return_order: true } },
      atOnce: { cancel_order: true, change_address: true, return_order: true },
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
    `insert into commerce_connection (id, shop_id, platform, place, sealed_secret, scopes, connected_at)
     values ($1, $2, $3, $4, $5, $6, now())`,
    [id, shop.id, platform, connected, createCredentials([credentialKey]).seal(id, token), scopes],
  );
  return { shopId: Number(shop.id), appId: Number(app.id) };
}

interface Shop {
  readonly shopId: number;
  readonly appId: number;
  readonly customerId: number;
  readonly orderId: number;
}

async function accessOf({ shopId, customerId }: Shop): Promise<string> {
  const never = { hasEnded: async () => false };
  const tokens = createIdentityTokens(secret, { now: () => Date.now() }, never, never);
  return tokens.issueAccess({ shopId, customerId, type: 'email', email: '' });
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
  return clicked(`orders/${shop.orderId}/actions`, token, { ...body, wish: { kind: 'cancel' } });
}

/** On a card that stands in the conversation. */
function pressOf(wish: OrderWish) {
  return async (baseUrl: string, shop: Shop, database: pg.Client) => {
    const { shopId, appId, customerId, orderId } = shop;
    const clients = createTestClients(baseUrl);
    const token = await clients.token(appId);
    const socket = await clients.visitorSocket(appId, token);
    socket.say('Please do that with my order', '1');
    const conversationId = (await socket.acknowledged('1'))?.conversationId;
    socket.close();
    const id = randomUUID();
    await database.query(
      `insert into assistant_conversation (conversation_id, shop_id, app_id, language, state, turn, asked, created_at, changed_at)
       values ($1, $2, $3, 'en-US', '{}', 1, 0, now(), now())`,
      [conversationId, shopId, appId],
    );
    await database.query(
      `insert into assistant_proposal (id, conversation_id, shop_id, kind, customer_id, order_id, shown, language, created_at, expires_at, wish)
       values ($1, $2, $3, $4, $5, $6, '', 'en-US', now(), now() + interval '30 minutes', $7)`,
      [id, conversationId, shopId, wish.kind, customerId, orderId, wish],
    );
    return clicked(`assistant/proposals/${id}/confirm`, token, {
      ...{ accountId: shopId, accessToken: await accessOf(shop) },
    });
  };
}
