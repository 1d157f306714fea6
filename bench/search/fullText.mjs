/** PostgreSQL's own ranking over any word of the question, with each language's stemming, the title above the text. */
export function fullText({ database, items }) {
  const ready = fill(database, items);
  return async ({ question, language }, kind) => {
    await ready;
    const { rows } = await database.query(
      `select id, ts_rank(words, query, 1) as score from plain_item,
         (select replace(plainto_tsquery($1::regconfig, $2)::text, '&', '|')::tsquery as query) as asked
       where kind = $3 and language = $4 and words @@ query order by score desc limit 3`,
      [configurationOf(language), question, kind, language],
    );
    return rows;
  };
}

const configurations = { en: 'english', de: 'german', fr: 'french', es: 'spanish' };
const configurationOf = (language) => configurations[language.split('-')[0]] ?? 'simple';

async function fill(database, items) {
  await database.exec('create table plain_item (kind text, id text, language text, words tsvector)');
  for (const { kind, id, language, title, body } of items)
    await database.query(
      `insert into plain_item values ($1, $2, $3,
         setweight(to_tsvector($4::regconfig, $5), 'A') || setweight(to_tsvector($4::regconfig, $6), 'C'))`,
      [kind, id, language, configurationOf(language), title, body],
    );
}
