// `node bench/report.mjs`: what an owner waits for the reports of a shop whose pages told ten million events in 90 days
// (EVENTS and DAYS say other numbers; with DAYS=1 all of them are of one), on PostgreSQL; and what bringing the days up to
// date costs. The aim is less than a second.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../tooling/root.mjs';
import { startPostgres } from './startPostgres.mjs';
import { signIn, startServer } from './startServer.mjs';

const pg = createRequire(join(root, 'apps/server/package.json'))('pg');
const events = Number(process.env.EVENTS ?? 10_000_000);
const days = Number(process.env.DAYS ?? 90);
const rounds = 9;
const orders = 100_000;
const visitors = Math.ceil(events / 10);

/** Five events to a visit, two visits to a visitor; forty campaigns, half of them with a second wording. */
const uuid = (name, number) =>
  `overlay(overlay(md5('${name} ' || (${number})) placing '4' from 13) placing '8' from 17)::uuid`;
const seed = [
  `insert into page_event (shop_id, app_id, at, event, session_id, guest_id, campaign_id, variant_id, ab_variant,
     language, device)
   select 1, 1, now() - interval '${days} days' * (1 - n::float8 / ${events}),
     case n % 5 when 0 then 'page-visited' when 1 then 'page-changed'
       when 2 then case when n / 10 % 10 = 0 then 'campaign-held-out' else 'campaign-shown' end
       when 3 then 'cart-updated'
       else case when n / 5 % 7 = 0 then 'campaign-clicked' when n / 5 % 7 = 1 then 'campaign-replied'
         else 'campaign-dismissed' end end,
     ${uuid('visit', 'n / 5')}, ${uuid('visitor', 'n / 10')},
     case when n % 5 in (2, 4) then 'campaign ' || n / 5 % 40 end,
     case when n % 5 in (2, 4) and n / 5 % 4 = 0 then 'shorter' end,
     case when n / 10 % 10 = 0 then 'hide' else 'display' end,
     (array['en-US', 'de', 'fr'])[1 + n / 5 % 3], case when n / 5 % 2 = 0 then 'mobile' else 'desktop' end
   from generate_series(1, ${events}) n`,
  `insert into order_fact (shop_id, order_id, guest_id, currency, placed_at, updated_at, subtotal, total,
     discount_codes, product_ids)
   select 1, n, ${uuid('visitor', `n::bigint * ${Math.ceil(visitors / orders)} % ${visitors}`)}, 'USD', at, at, 50, 20 + n % 100, '{}', '{}'
   from (select n, now() - interval '${days} days' * random() as at
     from generate_series(1, ${orders}) n) as made`,
  `insert into attribution (shop_id, order_id, rule, campaign_id, language, placed_at, currency, total, refunded, amount,
     evidence, credited_at)
   select 1, order_id, 'link', 'campaign ' || order_id % 40, 'de', placed_at, currency, total, 0, total, '[]', now()
   from order_fact where order_id % 2 = 0`,
  'delete from attribution_due',
];

const requests = {
  'campaign report, 7 days': 'campaign-report?days=7',
  'campaign report, 30 days': 'campaign-report?days=30',
  'campaign report, 90 days': 'campaign-report?days=90',
  'credited orders': 'campaign-report/orders?days=90',
  'what campaigns earn': 'campaign-report/holdout',
  'recorded visits': 'recorded-visits?chatId=1',
};

const folder = await mkdtemp(join(tmpdir(), 'shopbell-bench-'));
const stops = [() => rm(folder, { recursive: true, force: true })];
try {
  console.table(await run());
} finally {
  for (const stop of stops.toReversed()) await stop();
}

async function run() {
  const postgres = await startPostgres();
  stops.push(postgres.stop);
  const environment = { DATA_DIR: join(folder, 'data'), DATABASE_URL: postgres.url };
  await (await startServer(environment)).stop();
  await prepare(postgres.url);
  const server = await startServer(environment);
  stops.push(server.stop);
  const cookie = await signIn(server.baseUrl, 'owner@demo.shop');
  const ask = (path) => fetch(`${server.baseUrl}/console/api/${path}`, { headers: { cookie } });
  const table = {};
  for (const [title, path] of Object.entries(requests)) table[title] = await measure(ask, path);
  const { visits } = await (await ask('recorded-visits?chatId=1')).json();
  table['one recorded visit'] = await measure(ask, `recorded-visits/${visits[0].sessionId}`);
  return table;
}

async function prepare(url) {
  const client = new pg.Client(url);
  await client.connect();
  const query = async (sql, values) => (await client.query(sql, values)).rows;
  try {
    await timed(`${events.toLocaleString('en')} events written`, () => fill(query));
    const { rollUp } = await load('apps/server/src/features/tracking/rollUp.ts');
    const database = { long: (work) => work({ query }) };
    const since = (count) => ({ shopId: 1, appId: 1, sinceMs: Date.now() - count * 86_400_000 });
    await timed('all days counted', () => rollUp(database, since(days), 'UTC'));
    await timed('today counted again', () => rollUp(database, since(0), 'UTC'));
    await query('analyze');
  } finally {
    await client.end();
  }
}

/** Without looking up the shop of every row, and with indexes that are built behind it, all at once. */
async function fill(query) {
  const indexes = await query(
    `select indexname, indexdef from pg_indexes where tablename = 'page_event' and indexname not like '%pkey'`,
  );
  await query("set synchronous_commit = off; set maintenance_work_mem = '256MB'");
  await query('set session_replication_role = replica');
  for (const { indexname } of indexes) await query(`drop index ${indexname}`);
  for (const sql of seed) await query(sql);
  for (const { indexdef } of indexes) await query(indexdef);
  await query('reset session_replication_role');
}

async function timed(what, work) {
  const startedMs = performance.now();
  await work();
  console.log(`${what} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
}

/** As the program has it, from the sources. */
async function load(path) {
  const outfile = join(folder, 'loaded.mjs');
  // The driver of the database asks for modules as of old.
  const js = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";
  const options = { bundle: true, format: 'esm', platform: 'node', logLevel: 'error', banner: { js } };
  await build({ entryPoints: [join(root, path)], outfile, ...options });
  return import(pathToFileURL(outfile).href);
}

/** Asks as the console does; milliseconds of the first, the median and the slowest. */
async function measure(ask, path) {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedMs = performance.now();
    const response = await ask(path);
    const answer = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${answer}`);
    taken.push(performance.now() - startedMs);
  }
  const [first] = taken;
  taken.sort((left, right) => left - right);
  const shown = { firstMs: first, medianMs: taken[rounds >> 1], slowestMs: taken.at(-1) };
  return Object.fromEntries(Object.entries(shown).map(([name, ms]) => [name, ms.toFixed(1)]));
}
