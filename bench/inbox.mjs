// `node bench/inbox.mjs [pglite] [postgres]`: an inbox of 50,000 conversations with 500,000 messages, as an agent uses
// it. Prints what each request takes, from the question to the whole answer, and how the database goes about it.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../tooling/root.mjs';
import { startPostgres } from './startPostgres.mjs';
import { signIn, startServer } from './startServer.mjs';

/** The databases' drivers, as the server has them. */
const ofServer = createRequire(join(root, 'apps/server/package.json'));
const { PGlite } = ofServer('@electric-sql/pglite');
const pg = ofServer('pg');

const conversations = 50_000;
const messagesEach = 10;
const rounds = 15;

/** The words are brought in by rising id, so that this one is the last. */
const lastId = 'ffffffff-ffff-4fff-bfff-ffffffffffff';

const seed = [
  `insert into conversation (id, shop_id, app_id, last_message_id, last_message_at, created_at, status, assignee_id, waiting_since)
   select case n when 1 then '${lastId}'::uuid else gen_random_uuid() end, 1, 1, ${messagesEach}, at, at - interval '1 day', status,
     case when n % 3 = 0 then (select "id" from "user" where "email" = 'agent@demo.shop') end,
     case when n % 4 = 1 then at end
   from (
     select n, now() - n * interval '1 minute' as at,
       case when n % 50 = 0 then 'snoozed' when n % 10 = 1 then 'open' else 'closed' end as status
     from generate_series(1, ${conversations}) n
   ) seeded`,
  `insert into message (conversation_id, id, shop_id, message_id, content_hash, content, metadata, from_agent, created_at)
   select c.id, n, 1, n::text, '', jsonb_build_object('type', 'text', 'text',
     case when n % 3 = 0 then 'order ' else '' end
     || (select string_agg('word' || floor(4000 * power(random(), 3))::int, ' ') from generate_series(1, 12) w where c.id is not null and n > 0)
     || case when n = 4 then ' #' || floor(random() * 1000000)::int else '' end
     || case when n = 6 and c.id = '${lastId}' then ' lastofall' else '' end
     || case when n = 5 and random() < 0.01 then ' 注文した商品を返品したいです' else '' end),
     jsonb_build_object('currentUrl', 'https://shop.example/products/' || n), n % 2 = 1,
     c.last_message_at - (${messagesEach} - n) * interval '1 minute'
   from conversation c cross join generate_series(1, ${messagesEach}) n`,
  "insert into tag (shop_id, name) values (1, 'refund'), (1, 'rare')",
  `insert into conversation_tag select c.id, t.id, 1 from tag t join conversation c
     on abs(hashtext(c.id::text)) % case t.name when 'refund' then 5 else 5000 end = 0`,
  `insert into visitor (conversation_id, shop_id, app_id, name, email, email_trust)
   select id, 1, 1, 'Anna Lee ' || abs(hashtext(id::text)) % 1000, 'anna' || abs(hashtext(id::text)) % 1000 || '@example.com', 'captured'
   from conversation where abs(hashtext(id::text)) % 4 = 0`,
];

const requests = {
  'open, first page': 'conversations?view=open',
  'waiting, first page': 'conversations?view=waiting',
  'mine, first page': 'conversations?view=mine',
  'closed, first page': 'conversations?view=closed',
  'tag on every fifth': 'conversations?view=all&tag=1',
  'tag on a handful': 'conversations?view=all&tag=2',
  counts: 'conversations/counts',
  'search: in nearly all': 'conversations?view=all&q=order',
  'search: two words': 'conversations?view=all&q=order+word1700',
  'search: rare word': 'conversations?view=all&q=word3977',
  'search: half a word': 'conversations?view=all&q=word39',
  'search: Japanese': 'conversations?view=all&q=%E8%BF%94%E5%93%81',
  'search: nothing': 'conversations?view=all&q=nothinglikethis',
};

/** Asks as the console does; milliseconds of the median and of the slowest. */
async function time(baseUrl, cookie, path, count = rounds) {
  const taken = [];
  let rows = 0;
  for (let round = 0; round < count; round += 1) {
    const startedMs = performance.now();
    const response = await fetch(`${baseUrl}/console/api/${path}`, { headers: { cookie } });
    const answer = await response.json();
    taken.push(performance.now() - startedMs);
    rows = answer.conversations?.length ?? 1;
  }
  taken.sort((left, right) => left - right);
  return { rows, median: taken[Math.floor(count / 2)].toFixed(1), slowest: taken.at(-1).toFixed(1) };
}

/** The statements themselves, from the sources. */
async function loadStatements(folder) {
  const outfile = join(folder, 'listSql.mjs');
  await build({
    entryPoints: [join(root, 'apps/server/src/features/inbox/listSql.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

/** As the server runs them: in the role that sees one shop. What is inside the search's function is explained apart. */
async function printPlans(query, folder) {
  const { listStatement, countStatement } = await loadStatements(folder);
  const [{ user_id: userId }] = await query('select user_id from shop_member where shop_id = 1 limit 1');
  const base = { shopId: 1, userId, before: null, limit: 51 };
  const statements = {
    'open, first page': listStatement({ ...base, view: 'open' }),
    'waiting, first page': listStatement({ ...base, view: 'waiting' }),
    'tag on every fifth': listStatement({ ...base, view: 'all', tag: 1 }),
    counts: countStatement(1, userId, 999),
    'around a search': listStatement({ ...base, view: 'all', q: 'order' }),
  };
  const sequential = [];
  const explain = async (name, sql, values) => {
    const lines = (await query(`explain (analyze, costs off, timing off) ${sql}`, values)).map(
      (row) => row['QUERY PLAN'],
    );
    console.log(`\n${name}\n${lines.map((line) => `  ${line}`).join('\n')}`);
    sequential.push(...lines.filter((line) => /Seq Scan on (conversation|message|visitor)/.test(line)));
  };
  await query('begin');
  await query('set local role shopbell_app');
  await query("set local shopbell.shops = '{1}'");
  for (const [name, { sql, values }] of Object.entries(statements)) await explain(name, sql, values);
  await query('rollback');
  // The function's own two ways, under the settings it has.
  await query('begin');
  for (const setting of ['enable_seqscan', 'enable_sort']) await query(`set local ${setting} = off`);
  await explain(
    'inside the search, a rare word: by its words',
    `select s.conversation_id from conversation_search s
     where s.terms @@ '''1/word3977'':*'::tsquery and s.shop_id = 1 limit 1501`,
    [],
  );
  await explain(
    'inside the search, a frequent word: along the inbox',
    `select c.id from conversation c cross join lateral (
       select from conversation_search s where s.conversation_id = c.id and s.terms @@ '''1/order'':*'::tsquery limit 1
     ) s where c.shop_id = 1 order by c.last_message_at desc, c.id desc limit 51`,
    [],
  );
  await query('rollback');
  console.log(`\nsequential scans: ${sequential.length}`);
}

async function measure(name, environment, withDatabase, folder) {
  console.log(`\n=== ${name}`);
  await (await startServer(environment)).stop();
  await withDatabase(async (query) => {
    for (const sql of seed) await query(sql, []);
  });
  const startedMs = performance.now();
  const server = await startServer(environment);
  const cookie = await signIn(server.baseUrl, 'agent@demo.shop');
  while ((await time(server.baseUrl, cookie, 'conversations?view=all&q=lastofall', 1)).rows === 0)
    await new Promise((done) => setTimeout(done, 500));
  console.log(`words of all messages found after ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
  const table = {};
  for (const [title, path] of Object.entries(requests))
    table[title] = await time(server.baseUrl, cookie, path);
  console.table(table);
  await server.stop();
  await withDatabase((query) => printPlans(query, folder));
}

const folder = await mkdtemp(join(tmpdir(), 'shopbell-bench-'));
const wanted = process.argv.slice(2);
const isWanted = (kind) => wanted.length === 0 || wanted.includes(kind);
if (isWanted('pglite')) {
  const dataFolder = join(folder, 'embedded');
  await measure(
    'embedded database',
    { DATA_DIR: dataFolder },
    async (work) => {
      const database = await PGlite.create({ dataDir: join(dataFolder, 'pg') });
      await work(async (sql, values) => (await database.query(sql, values)).rows);
      await database.close();
    },
    folder,
  );
}
if (isWanted('postgres')) {
  const postgres = await startPostgres();
  await measure(
    'PostgreSQL',
    { DATA_DIR: join(folder, 'grown'), DATABASE_URL: postgres.url },
    async (work) => {
      const client = new pg.Client(postgres.url);
      await client.connect();
      await work(async (sql, values) => (await client.query(sql, values)).rows);
      await client.end();
    },
    folder,
  );
  await postgres.stop();
}
await rm(folder, { recursive: true, force: true });
