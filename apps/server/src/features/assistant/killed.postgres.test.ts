import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createTestClients, prepareTestDatabase, startProgram } from '../../testing';
import { type ScriptedModel, startModel } from '../../testing/startModel';

type LetGo = () => Promise<unknown>;

interface Scene {
  readonly model: ScriptedModel;
  /** What a line of its own holds, the server waits for; gives how it is let go. */
  readonly hold: (sql: string) => Promise<LetGo>;
  /** Until the server stands before what is held, with a statement that begins like this. */
  readonly waitsWith: (statement: string) => Promise<void>;
}

/** A model that answers once the test has done something while it thinks. */
async function answersBehind({ model }: Scene, hold: () => Promise<LetGo>): Promise<LetGo> {
  let answer = () => {};
  const after = new Promise<void>((done) => {
    answer = done;
  });
  model.plays({ after, plays: { calls: 'courtesy', with: { what: 'greeting' } } });
  await isAsked(model);
  const letGo = await hold();
  answer();
  return letGo;
}

const isAsked = (model: ScriptedModel) => vi.waitUntil(() => model.asked.length > 0, { timeout: 60_000 });

/** Where the server is when it ends, and what the shopper has heard in the end: once. */
const steps: readonly [string, string, (scene: Scene) => Promise<void>][] = [
  [
    'the model thinks',
    'We have passed you on to our team.',
    async ({ model }) => {
      model.plays({ breaks: 'by-silence' });
      await isAsked(model);
    },
  ],
  [
    'it is decided, and not said',
    'How can we help?',
    async (scene) => {
      await answersBehind(scene, () => scene.hold('lock table message in share mode'));
      await scene.waitsWith('with said');
    },
  ],
  [
    'it is said, and that is not written down',
    'How can we help?',
    async (scene) => {
      const letGo = await answersBehind(scene, () => scene.hold('lock table message in share mode'));
      await scene.waitsWith('with said');
      await scene.hold('select from assistant_turn for update');
      await letGo();
      await scene.waitsWith('update assistant_turn set told_at');
    },
  ],
];

/** The first and the last; `npm run long` tries the one between as well. */
const tried =
  process.env.LONG === '1' ? steps : [steps[0], steps.at(-1)].filter((step) => step !== undefined);

it.each(tried)('killed when %s: another server says "%s" once', async (_, expected, reach) => {
  const { databaseUrl, environment, remove } = await prepareTestDatabase();
  const connect = async () => {
    const client = new pg.Client(databaseUrl ?? '');
    await client.connect();
    return client;
  };
  const reader = await connect();
  const holders: pg.Client[] = [];
  const query = async (sql: string) => (await reader.query(sql)).rows;
  const model = await startModel();
  const appId = await addChat(reader);
  const start = () =>
    startProgram({
      ...{ ...environment, AI_BASE_URL: `${model.address}/v1`, AI_MODEL: 'scripted' },
      OUTGOING_ALLOWED: model.place,
    });

  const first = await start();
  const reached = reach({
    model,
    async hold(sql) {
      const holder = await connect();
      holders.push(holder);
      await holder.query('begin');
      await holder.query(sql);
      return () => holder.query('rollback');
    },
    async waitsWith(statement) {
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and ltrim(query, E' \\n') like`;
      await vi.waitUntil(async () => (await query(`${waiting} '${statement}%'`)).length > 0, {
        timeout: 60_000,
      });
    },
  });
  const clients = createTestClients(first.baseUrl);
  const token = await clients.token(appId);
  const socket = await clients.visitorSocket(appId, token);
  socket.say('Anybody?', '1');
  await reached;
  first.kill('SIGKILL');
  await first.exited();
  await Promise.all(holders.map((holder) => holder.end()));

  // What a minute does.
  await query("update pgboss.job set state = 'retry', start_after = now() where name = 'assistant-turns'");
  const second = await start();
  await vi.waitUntil(
    async () => (await query('select from assistant_turn where told_at is not null')).length === 1,
    { timeout: 60_000 },
  );
  const heard = await createTestClients(second.baseUrl).visitorSocket(appId, token);
  heard.send('synchronize-recent-messages', { afterId: 0 }, '2');
  await heard.heard('synced');
  const messages = heard.all('synchronize-recent-messages').flatMap(({ payload }) => payload.messages);
  const words = messages.filter(({ kind, fromAgent }) => fromAgent && !kind);
  expect(words.map(({ content }) => content.text)).toEqual([expected]);
  expect(messages.filter(({ kind }) => kind === 'signal')).toHaveLength(1);
  expect(model.asked).toHaveLength(1);

  second.kill('SIGTERM');
  await second.exited();
  await Promise.all([reader.end(), model.close()]);
  await remove();
});

async function addChat(database: pg.Client): Promise<number> {
  const settings = { automation: { aiAgent: { enabled: true } } };
  const [shop] = (await database.query("insert into shop (name) values ('Fern') returning id")).rows;
  const [app] = (
    await database.query(
      "insert into app (shop_id, key, name, settings) values ($1, 'fern', 'Fern', $2) returning id",
      [shop.id, settings],
    )
  ).rows;
  return Number(app.id);
}
