import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createCredentials } from '../../platform/credentials/createCredentials';
import { createIdentityTokens, createTestClients, prepareTestDatabase, startProgram } from '../../testing';
import { type MagentoSubject, magentoToken, startMagento } from '../../testing/commerce/startMagento';
import { endLinesOfTheDead, isWaiting } from '../../testing/deadServers';

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

/** The first and the last; `npm run long` tries those between as well. */
const tried =
  process.env.LONG === '1' ? steps : [steps[0], steps.at(-1)].filter((step) => step !== undefined);

it.each(tried)(
  '[D22] killed when %s: nothing is done twice, and the conversation hears it once',
  async (...step) => {
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
    const click = await clickOf(first.baseUrl, { shopId, appId, magento });
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
    expect(await query("select content->'metadata'->>'state' as state from message")).toEqual([{ state }]);
    expect(magento.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);

    second.kill('SIGTERM');
    await second.exited();
    await Promise.all([reader.end(), magento.close()]);
    await remove();
  },
);

async function addShop(database: pg.Client, { place }: MagentoSubject) {
  const settings = {
    selfService: { enabled: true, flows: { cancel_order: true }, atOnce: { cancel_order: true } },
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

/** The same click, on whichever server. */
async function clickOf(
  baseUrl: string,
  { shopId, appId, magento }: { shopId: number; appId: number; magento: MagentoSubject },
) {
  const { customer, orderId } = magento.open;
  const never = { hasEnded: async () => false };
  const tokens = createIdentityTokens(secret, { now: () => Date.now() }, never, never);
  const proven = { shopId, customerId: customer.id, type: 'email', email: '' } as const;
  const body = {
    ...{ accountId: shopId, accessToken: await tokens.issueAccess(proven), key: randomUUID() },
    wish: { kind: 'cancel' },
  };
  const authorization = `Bearer ${await createTestClients(baseUrl).token(appId)}`;
  return (address: string) =>
    fetch(`${address}/ssp/orders/${orderId}/actions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(body),
    });
}
