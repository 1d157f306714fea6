import { randomBytes, randomUUID } from 'node:crypto';
import type { FlowExecution } from '@shopbell/protocol';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createCredentials } from '../../platform/credentials/createCredentials';
import { createIdentityTokens, createTestClients, prepareTestDatabase, startProgram } from '../../testing';
import { type MagentoSubject, magentoToken, startMagento } from '../../testing/commerce/startMagento';
import { endLinesOfTheDead } from '../../testing/deadServers';

const secret = 'a secret of the flow that is killed';
const credentialKey = randomBytes(32);

const steps = [
  { id: 'hello', kind: 'message', text: 'Hello', link: null, next: 'what' },
  { id: 'what', kind: 'choice', text: 'What?', saveAs: null, choices: [{ label: 'This', next: 'why' }] },
  {
    ...{ id: 'why', kind: 'question', text: 'Why?', saveAs: 'why', wrong: '', next: 'who' },
    answer: { type: 'text', pattern: 'any', minLength: 1, maxLength: 500 },
  },
  { id: 'who', kind: 'sign-in', text: 'Who?', next: 'order' },
  { id: 'order', kind: 'order-selection', text: 'Which?', next: 'sure', none: 'person' },
  { id: 'sure', kind: 'order-action', text: 'Sure?', action: 'cancel', next: 'mark', otherwise: 'never' },
  { id: 'mark', kind: 'tag', tags: ['cancelled'], next: 'ask' },
  {
    ...{ id: 'ask', kind: 'http-request', method: 'GET', url: 'https://localhost:1/', next: 'never' },
    ...{ headers: [], body: '', outputs: [], failed: 'person' },
  },
  { id: 'never', kind: 'end', text: 'Never' },
  { id: 'person', kind: 'handover', text: 'A person will answer.' },
];
const visited = ['hello', 'what', 'why', 'who', 'order', 'sure', 'mark', 'ask', 'person'];

/** Every write of where the shopper is: what is written, at which revision, in which state, whether taken and told. */
const writes = [
  'INSERT 1 waiting f f',
  ...['UPDATE 2 waiting f f', 'UPDATE 3 waiting f f', 'UPDATE 4 waiting f f', 'UPDATE 5 waiting f f'],
  // The yes; what became of the order; the request, and what became of that; and that the team knows.
  ...['UPDATE 6 working f f', 'UPDATE 7 working f f', 'UPDATE 7 working t f'],
  ...['UPDATE 8 handed-over f f', 'UPDATE 8 handed-over f t'],
];
/** The one after the order is cancelled; `npm run long` tries all. */
const stops = process.env.LONG === '1' ? writes : ['UPDATE 7 working f f'];

/** chosen: each kill is a start of the server, also on a machine that does much else. */
const timeoutMs = 600_000;

it(
  `killed ${stops.length} times in the middle of a flow: it goes on, and everything is done once`,
  async () => {
    const { databaseUrl, environment, remove } = await prepareTestDatabase();
    const [reader, holder] = [new pg.Client(databaseUrl ?? ''), new pg.Client(databaseUrl ?? '')];
    await Promise.all([reader.connect(), holder.connect()]);
    const query = async (sql: string) => (await reader.query(sql)).rows;
    const magento = await startMagento();
    const { shopId, appId, flowId } = await addShop(reader, magento);
    await stopAt(reader, stops);
    await holder.query(`select pg_advisory_lock(${lock})`);
    const environmentOf = { ...environment, SECRET: secret, OUTGOING_ALLOWED: magento.place };
    const start = () => startProgram({ ...environmentOf, CREDENTIAL_KEYS: credentialKey.toString('base64') });
    let server = await start();
    const killedAt: unknown[] = [];

    /** The write that waits, by its name. */
    const stopped = () =>
      query(`select application_name as write from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and objid = ${lock} and not granted`);
    const isStopped = async () => (await stopped()).length > 0;
    async function killed() {
      const [{ write }] = (await stopped()) as [{ write: string }];
      killedAt.push(write);
      // Tried again, it is let through.
      await reader.query('delete from stop_at where write = $1', [write]);
      server.kill('SIGKILL');
      await server.exited();
      await endLinesOfTheDead(query, [reader, holder]);
      // What a minute does, without being counted as a write.
      await query(`set session_replication_role = replica`);
      await query("update flow_execution set taken_at = taken_at - interval '1 minute'");
      await query(`set session_replication_role = origin`);
      await query(
        "update pgboss.job set state = 'retry', start_after = now() where name = 'flows' and state <> 'completed'",
      );
      server = await start();
    }

    const bearer = await createTestClients(server.baseUrl).token(appId);
    /** The same tap, sent again to whoever is there, until it is answered. */
    async function tap(path: string, body: object): Promise<FlowExecution> {
      for (;;) {
        let isOver = false;
        const asked = fetch(`${server.baseUrl}/ssp/flows/executions${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
          body: JSON.stringify({ accountId: shopId, ...body }),
        })
          .then((response) => response.json() as Promise<FlowExecution>)
          // Nobody will answer.
          .catch(() => null)
          .finally(() => {
            isOver = true;
          });
        await vi.waitUntil(async () => isOver || (await isStopped()), { timeout: 60_000 });
        const answer = isOver ? await asked : await killed();
        if (answer && answer.status !== 'working') return answer;
      }
    }

    const { customer, orderId } = magento.open;
    const proven = { shopId, customerId: customer.id, type: 'email', email: '' } as const;
    const never = { hasEnded: async () => false };
    const tokens = createIdentityTokens(secret, { now: () => Date.now() }, never, never);
    const accessToken = await tokens.issueAccess(proven);
    let at = await tap('', { flowId, key: randomUUID() });
    for (const answer of [
      { kind: 'choice', choice: 0 },
      { kind: 'text', value: 'Because' },
      { kind: 'signed-in', accessToken },
      { kind: 'order', accessToken, orderId },
      { kind: 'confirmation', isYes: true },
    ]) {
      const { executionId, accessToken: own, revision } = at;
      at = await tap(`/${executionId}/advance`, { accessToken: own, revision, answer });
    }

    expect(at).toMatchObject({ status: 'handed-over', prompt: null });
    expect(at.messages.map(({ text }) => text)).toEqual([
      ...['Hello', 'What?', 'This', 'Why?', 'Because', 'Who?', customer.first_name, 'Which?'],
      ...[expect.stringMatching(/\d/), 'Sure?', 'Yes', 'A person will answer.'],
    ]);
    const rows = await query('select step_id from flow_execution_step order by position');
    expect(rows.map(({ step_id: id }) => id)).toEqual(visited);
    // Whoever carries on tells it, if need be after the shopper was answered.
    const isTold = async () => {
      if (await isStopped()) await killed();
      return (await query('select from flow_execution where told_at is not null')).length === 1;
    };
    await vi.waitUntil(isTold, { timeout: 120_000 });
    expect(killedAt.sort()).toEqual(stops.toSorted());
    expect(await query('select status from flow_execution')).toEqual([{ status: 'handed-over' }]);
    expect(magento.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
    const said = await query("select content->>'type' as type from message order by type");
    expect(said).toEqual([{ type: 'order-action' }, { type: 'text' }]);

    server.kill('SIGTERM');
    await server.exited();
    await Promise.all([reader.end(), holder.end(), magento.close()]);
    await remove();
  },
  timeoutMs,
);

const lock = 4711;

/** These writes wait for a lock that the test holds, under their names. */
async function stopAt(database: pg.Client, names: readonly string[]): Promise<void> {
  await database.query(`
    create table stop_at (write text primary key);
    create function stop_here() returns trigger language plpgsql security definer as $$
    declare
      write_name text := concat_ws(' ', tg_op, new.revision, new.status, new.taken_at is not null, new.told_at is not null);
    begin
      if exists (select from stop_at where write = write_name) then
        perform set_config('application_name', write_name, false);
        perform pg_advisory_xact_lock(${lock});
      end if;
      return new;
    end $$;
    create trigger stop_here before insert or update on flow_execution for each row execute function stop_here()`);
  for (const name of names) await database.query('insert into stop_at values ($1)', [name]);
}

async function addShop(database: pg.Client, { place }: MagentoSubject) {
  const one = async (sql: string, values: unknown[] = []) => (await database.query(sql, values)).rows[0];
  const shop = await one("insert into shop (name) values ('Fern') returning id");
  const settings = { selfService: { enabled: true } };
  const app = await one(
    "insert into app (shop_id, key, name, settings) values ($1, 'fern', 'Fern', $2) returning id",
    [shop.id, settings],
  );
  const [id, flowId] = [randomUUID(), randomUUID()];
  await database.query(
    `insert into commerce_connection (id, shop_id, platform, place, sealed_secret, connected_at)
     values ($1, $2, 'magento2', $3, $4, now())`,
    [id, shop.id, `http://${place}`, createCredentials([credentialKey]).seal(id, magentoToken)],
  );
  await database.query(
    'insert into flow (id, shop_id, published_version, created_at, changed_at) values ($1, $2, 1, now(), now())',
    [flowId, shop.id],
  );
  const content = { name: 'A long one', language: 'en-US', triggers: [], start: 'hello', steps };
  await database.query(
    'insert into flow_version (flow_id, version, shop_id, content, saved_at) values ($1, 1, $2, $3, now())',
    [flowId, shop.id, content],
  );
  return { shopId: Number(shop.id), appId: Number(app.id), flowId };
}
