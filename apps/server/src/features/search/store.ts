import type { Language } from '@shopbell/rules/language';
import type { Database, Queryable } from '../../platform/db';
import type { IndexedPlace, SearchPlace } from './SearchService';

export interface IndexedWord {
  readonly word: string;
  readonly stem: string;
  readonly isInTitle: boolean;
  readonly grams: readonly string[];
}

export interface IndexedItem extends SearchPlace {
  readonly id: string;
  readonly language: Language;
  readonly words: readonly IndexedWord[];
  readonly passages: readonly string[];
}

type ItemReference = SearchPlace & { readonly id: string; readonly language?: Language };

/** Words that say nothing have no stem. */
export async function stemsOf(
  scope: Queryable,
  words: readonly string[],
  dictionary: string | null,
): Promise<ReadonlyMap<string, string>> {
  if (dictionary === null) return new Map(words.map((word) => [word, word]));
  const rows = await scope.query<{ word: string; stem: string | null }>(
    'select word, (ts_lexize($2::text::regdictionary, word))[1] as stem from unnest($1::text[]) as word',
    [words, dictionary],
  );
  return new Map(rows.flatMap(({ word, stem }) => (stem === null ? [] : [[word, stem] as const])));
}

/** The item, and the words that no other has. */
export async function clearItem(transaction: Queryable, item: ItemReference): Promise<void> {
  const { shopId, kind, id, language = null } = item;
  await transaction.query(
    `delete from search_entry where shop_id = $1 and kind = $2 and item_id = $3 and ($4::text is null or language = $4)`,
    [shopId, kind, id, language],
  );
  const gone = await transaction.query<{ language: string; stem: string }>(
    `delete from search_posting where shop_id = $1 and kind = $2 and item_id = $3 and ($4::text is null or language = $4)
     returning language, stem`,
    [shopId, kind, id, language],
  );
  if (gone.length === 0) return;
  await transaction.query(
    `delete from search_word w using unnest($3::text[], $4::text[]) as gone (language, stem)
     where w.shop_id = $1 and w.kind = $2 and w.language = gone.language and w.stem = gone.stem
       and not exists (select from search_posting p where p.shop_id = $1 and p.kind = $2
         and p.language = w.language and p.stem = w.stem)`,
    [shopId, kind, gone.map((row) => row.language), gone.map((row) => row.stem)],
  );
}

/** In one order, so that two who write at the same time do not wait for each other in a circle. */
export async function insertItems(transaction: Queryable, items: readonly IndexedItem[]): Promise<void> {
  const [first] = items;
  if (!first) return;
  const place = [first.shopId, first.kind, first.language];
  const entries = items.map(({ id, words, passages }) => ({
    ...{ id, passages },
    titleStems: new Set(words.filter(({ isInTitle }) => isInTitle).map(({ stem }) => stem)).size,
  }));
  await transaction.query(
    `insert into search_entry (shop_id, kind, language, item_id, title_stems, passages)
     select $1, $2, $3, id, "titleStems", passages
     from jsonb_to_recordset($4::jsonb) as given (id text, "titleStems" int, passages text[])
     on conflict (shop_id, kind, language, item_id) do update
     set title_stems = excluded.title_stems, passages = excluded.passages, model = null, vectors = null`,
    [...place, JSON.stringify(entries)],
  );
  const postings = items.flatMap(({ id, words }) =>
    words.map(({ stem, isInTitle }) => ({ id, stem, isInTitle })),
  );
  await transaction.query(
    `insert into search_posting (shop_id, kind, language, item_id, stem, is_in_title)
     select $1, $2, $3, id, stem, bool_or("isInTitle")
     from jsonb_to_recordset($4::jsonb) as given (id text, stem text, "isInTitle" boolean)
     group by id, stem order by stem, id
     on conflict (shop_id, kind, language, stem, item_id) do update set is_in_title = excluded.is_in_title`,
    [...place, JSON.stringify(postings)],
  );
  const words = new Map(items.flatMap((item) => item.words).map((word) => [word.word, word]));
  await transaction.query(
    `insert into search_word (shop_id, kind, language, word, stem, grams)
     select $1, $2, $3, word, stem, grams
     from jsonb_to_recordset($4::jsonb) as given (word text, stem text, grams text[]) order by word
     on conflict (shop_id, kind, language, word) do nothing`,
    [...place, JSON.stringify([...words.values()])],
  );
}

/** Every text has a title, and so a passage. */
export async function findOutdated(
  database: Database,
  kind: SearchPlace['kind'],
): Promise<readonly IndexedPlace[]> {
  const rows = await database.query<{ shopId: string; id: string; language: Language }>(
    `select shop_id as "shopId", item_id as id, language from search_entry where kind = $1 and passages = '{}'`,
    [kind],
  );
  return rows.map(({ shopId, ...place }) => ({ ...place, shopId: Number(shopId) }));
}
