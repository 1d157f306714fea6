import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildSync } from 'esbuild';
import { root } from '../../tooling/root.mjs';
import { keptEmbedder } from './keptEmbedder.mjs';

const { PGlite } = createRequire(`${root}/apps/server/package.json`)('@electric-sql/pglite');
const shopId = 1;

/** The demo shop's articles and fifteen flows, in the product's own index on an embedded database. */
export async function openIndex() {
  const { search, createFind, createMeaning, demoArticles, wordsOf } = await bundled();
  const database = new PGlite();
  const scope = { query: async (text, values) => (await database.query(text, values)).rows };
  await database.exec('create table shop (id bigint primary key); insert into shop values (1)');
  await database.exec(tables());
  const items = [...articles(demoArticles, wordsOf), ...flows()];
  for (const kind of ['article', 'flow'])
    await search.fill(
      scope,
      items.filter((item) => item.kind === kind),
    );
  const embedder = await keptEmbedder();
  const meaning = createMeaning({
    ...{ database: scope, embedder },
    onFailure(error) {
      throw error;
    },
  });
  await meaning.fill();
  embedder.keep();
  const find = createFind(meaning);
  const asked = ({ question, language }, kind) => ({
    shopId,
    kind,
    query: question,
    language,
    limit: Number(process.env.LIMIT ?? 3),
  });
  return {
    ...{ database, items, keep: embedder.keep },
    /** A model of one language: what it does not speak it does not find. */
    async byVectors(question, kind) {
      const likenessesOf = await meaning.alike(scope, asked(question, kind), question.question);
      return [...likenessesOf([])]
        .map(([id, { title, passage }]) => ({ id, score: Math.max(title, passage) }))
        .sort((left, right) => right.score - left.score)
        .slice(0, 3);
    },
    byWords: (question, kind) => search.find(scope, asked(question, kind)),
    find: (question, kind) => find(scope, asked(question, kind)),
  };
}

async function bundled() {
  const contents = [
    "export { search } from './apps/server/src/features/search';",
    "export { createFind } from './apps/server/src/features/search/find';",
    "export { createMeaning } from './apps/server/src/features/search/createMeaning';",
    "export { demoArticles } from './apps/server/src/features/helpCenter/demo/articles';",
    "export { wordsOf } from './apps/server/src/features/helpCenter/publish';",
  ].join('\n');
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    ...{ bundle: true, write: false, format: 'esm', platform: 'node', logLevel: 'error' },
    // From where the server finds its packages.
    define: { 'import.meta.url': JSON.stringify(`file://${root}/apps/server/package.json`) },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire('file:///');" },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** Without walls: there is one shop here. */
function tables() {
  return ['0171_search', '0219_search_meaning']
    .map((name) => readFileSync(`${root}/apps/server/migrations/${name}.sql`, 'utf8'))
    .join('\n')
    .replace(/^(alter table \w+ enable|create policy|grant) [^;]*;$/gm, '');
}

function articles(demoArticles, wordsOf) {
  return demoArticles.flatMap(({ slug, texts }) =>
    Object.entries(texts).map(([language, { title, body }]) => ({
      ...{ shopId, kind: 'article', id: slug, language, title, body: wordsOf(body) },
    })),
  );
}

function flows() {
  const written = JSON.parse(readFileSync(new URL('flows.json', import.meta.url), 'utf8'));
  return written.flatMap(({ slug, name, phrases, translations }) =>
    Object.entries({ 'en-US': { name, phrases }, ...translations }).map(([language, text]) => ({
      ...{ shopId, kind: 'flow', id: slug, language, title: text.name, body: text.phrases.join('\n') },
    })),
  );
}
