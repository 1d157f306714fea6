// `node bench/articles.mjs`: a shop with 10,000 articles on PostgreSQL, and shoppers' questions. Prints
// what finding takes beside the embedding (to reach: 50 ms), by the clock and by processor time, and how the database goes about each of its statements. The
// vectors are random ones of the model's size: what they say does not matter here, comparing them with the question does.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../tooling/root.mjs';
import { cpuSeconds } from './messages/cpuSeconds.mjs';
import { startPostgres } from './startPostgres.mjs';
import { startServer } from './startServer.mjs';

const articles = Number(process.env.ARTICLES ?? 10_000);
const portion = 100;
const rounds = 2;
const [shopId, dimensions] = [1, 512];
/** The one that has vectors too; `LANGUAGE=de`: by words alone. */
const language = process.env.LANGUAGE ?? 'en-US';
const questions = JSON.parse(readFileSync(new URL('./search/questions.json', import.meta.url), 'utf8'));

const folder = await mkdtemp(join(tmpdir(), 'shopbell-articles-'));
const postgres = await startPostgres();
// Brings the tables, with their walls.
await (await startServer({ DATA_DIR: folder, DATABASE_URL: postgres.url })).stop();
const { openDatabase, search, createFind, createMeaning, demoArticles, wordsOf } = await loadSources();
const opened = await openDatabase({ databaseUrl: postgres.url });
const { database } = opened;
const shop = database.inShops([shopId]);
const embedder = {
  model: 'random',
  speaks: (language) => language.startsWith('en'),
  embed: async (texts) => texts.map(randomVector),
};
const meaning = createMeaning({
  ...{ database, embedder },
  onFailure(error) {
    throw error;
  },
});
try {
  await fill();
  await fillVectors();
  await database.query('vacuum analyze');
  const find = createFind(meaning);
  const own = questions.filter((question) => question.language === language);
  const ask = (scope, { question }) =>
    find(scope, { ...{ shopId, kind: 'article', language, limit: 3 }, query: question });
  const firstMs = await timed(() => ask(shop, own[0]));
  const taken = [];
  const startedCpu = cpuSeconds();
  for (let round = 0; round < rounds; round += 1)
    for (const question of own) taken.push(await timed(() => ask(shop, question)));
  const cpuMs = ((cpuSeconds() - startedCpu) * 1000) / taken.length;
  const explained = explaining(shop);
  // A mistyped one has all the statements.
  for (const question of own.filter(({ kind }) => kind === 'typo').slice(0, 6))
    await ask(explained, question);
  console.table({
    [`${articles} in ${language}`]: {
      firstMs: firstMs.toFixed(1),
      ...spread(taken),
      cpuMs: cpuMs.toFixed(1),
    },
  });
} finally {
  await opened.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Sentences of the demo's articles, shuffled: common words are common here too, and rare ones rare. */
async function fill() {
  const texts = demoArticles.flatMap(({ texts: own }) => (own[language] ? [own[language]] : []));
  const sentences = texts.flatMap(({ body }) => wordsOf(body).split(/(?<=[.!?])\s/));
  const some = (list, count) =>
    Array.from({ length: count }, () => list[Math.floor(Math.random() * list.length)]);
  for (let first = 0; first < articles; first += portion) {
    const items = Array.from({ length: portion }, (_, index) => ({
      ...{ shopId, kind: 'article', id: `article-${first + index}`, language },
      title: `${some(texts, 1)[0].title} ${first + index}`,
      body: some(sentences, 12).join(' '),
    }));
    await shop.tx((transaction) => search.fill(transaction, items));
  }
}

/** In the model's place, which would take an hour. */
function fillVectors() {
  return database.long((transaction) =>
    transaction.query(
      `update search_entry e set model = $1, embedded_at = clock_timestamp(), vectors = (
       select decode(string_agg(md5(e.item_id || n || random()), ''), 'hex')
       from generate_series(1, cardinality(e.passages) * ${dimensions / 16}) n)
     where language like 'en%' and shop_id = ${shopId}`,
      [embedder.model],
    ),
  );
}

/** Each statement as it is explained when it comes for the first time. */
function explaining(scope) {
  const known = new Set();
  return {
    async query(sql, values) {
      if (!known.has(sql)) {
        known.add(sql);
        const plan = await scope.query(`explain (analyze, costs off, timing off) ${sql}`, values);
        const lines = plan.map((row) => `  ${row['QUERY PLAN'].slice(0, 160)}`);
        console.log(`\n${sql.replace(/\s+/g, ' ').slice(0, 120)}\n${lines.join('\n')}`);
      }
      return scope.query(sql, values);
    },
  };
}

function randomVector() {
  const values = Float32Array.from({ length: dimensions }, () => Math.random() - 0.5);
  const length = Math.hypot(...values);
  return values.map((value) => value / length);
}

async function timed(work) {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

function spread(taken) {
  const all = taken.toSorted((left, right) => left - right);
  const at = (share) => all[Math.min(all.length - 1, Math.floor(all.length * share))].toFixed(1);
  return { medianMs: at(0.5), p95Ms: at(0.95), slowestMs: at(1), of: all.length };
}

/** As the server has them, and beside the packages that they ask for when they run. */
async function loadSources() {
  const from = "from './apps/server/src/";
  const contents = [
    `export { openDatabase } ${from}platform/db/openDatabase';`,
    `export { search } ${from}features/search';`,
    `export { createFind } ${from}features/search/find';`,
    `export { createMeaning } ${from}features/search/createMeaning';`,
    `export { demoArticles } ${from}features/helpCenter/demo/articles';`,
    `export { wordsOf } ${from}features/helpCenter/publish';`,
  ].join('\n');
  const outfile = join(root, '.cache', `articles-${process.pid}.mjs`);
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    ...{ bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'error', external: ['pg-native'] },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire('file:///');" },
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile);
  }
}
