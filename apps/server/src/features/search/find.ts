import {
  type AskedWord,
  askedWords,
  closeness,
  dictionaryOf,
  gramsOf,
  hasTypos,
  rank,
} from '@shopbell/rules/ranking';
import type { Queryable } from '../../platform/db';
import type { SearchHit, SearchQuestion } from './SearchService';
import { stemsOf } from './store';

/** chosen: so many texts with the most in common are judged; the answer is among them. */
const candidatesMax = 50;
const nearMax = 20;

export async function find(scope: Queryable, question: SearchQuestion): Promise<SearchHit[]> {
  const words = askedWords(question.query, question.language);
  const stems = await stemsOf(scope, words, dictionaryOf(question.language));
  const told = [...stems.keys()];
  if (told.length === 0) return [];
  const { entries, entriesOf } = await countEntries(scope, question, [...stems.values()]);
  if (entries === 0) return [];
  const unknown = told.filter((word) => !entriesOf.has(stems.get(word) ?? '') && hasTypos(word));
  const near = await nearWords(scope, question, unknown);
  const asked = told.map((word): AskedWord => {
    const stem = stems.get(word) ?? word;
    const meant = near.get(word) ?? new Map([[stem, 1]]);
    const known = [...meant.keys()].map((each) => entriesOf.get(each) ?? (near.has(word) ? 1 : 0));
    return { stems: meant, entries: Math.max(0, ...known) };
  });
  const sought = [...new Set(asked.flatMap((word) => [...word.stems.keys()]))];
  return rank(asked, await candidates(scope, question, sought), entries).slice(0, question.limit);
}

async function countEntries(
  scope: Queryable,
  { shopId, kind, language }: SearchQuestion,
  stems: readonly string[],
) {
  const rows = await scope.query<{ stem: string | null; entries: number }>(
    `select null as stem, count(*)::int as entries from search_entry
     where shop_id = $1 and kind = $2 and language = $3
     union all
     select stem, count(*)::int from search_posting
     where shop_id = $1 and kind = $2 and language = $3 and stem = any ($4::text[]) group by stem`,
    [shopId, kind, language, stems],
  );
  return {
    entries: rows.find(({ stem }) => stem === null)?.entries ?? 0,
    entriesOf: new Map(
      rows.flatMap(({ stem, entries }) => (stem === null ? [] : [[stem, entries] as const])),
    ),
  };
}

/** What words that nobody here uses may have been meant to be. */
async function nearWords(
  scope: Queryable,
  { shopId, kind, language }: SearchQuestion,
  unknown: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const near = new Map<string, Map<string, number>>();
  if (unknown.length === 0) return near;
  const given = unknown.map((word) => ({ word, grams: gramsOf(word) }));
  const rows = await scope.query<{ asked: string; word: string; stem: string }>(nearSql, [
    ...[shopId, kind, language, JSON.stringify(given)],
  ]);
  for (const { asked, word, stem } of rows) {
    const likely = closeness(asked, word);
    if (likely === 0) continue;
    const meant = near.get(asked) ?? new Map<string, number>();
    near.set(asked, meant.set(stem, Math.max(likely, meant.get(stem) ?? 0)));
  }
  return near;
}

const nearSql = `
  select asked.word as asked, near.word, near.stem
  from jsonb_to_recordset($4::jsonb) as asked (word text, grams text[])
  cross join lateral (
    select w.word, w.stem from search_word w
    where w.shop_id = $1 and w.kind = $2 and w.language = $3 and w.grams && asked.grams
    order by (select count(*) from unnest(w.grams) as gram where gram = any (asked.grams))::real
      / (cardinality(w.grams) + cardinality(asked.grams)) desc, w.word
    limit ${nearMax}
  ) as near`;

async function candidates(
  scope: Queryable,
  { shopId, kind, language, ids }: SearchQuestion,
  stems: readonly string[],
) {
  const rows = await scope.query<CandidateRow>(
    `select p.item_id as id, e.title_stems, array_agg(p.stem) as stems, array_agg(p.is_in_title) as in_title
     from search_posting p join search_entry e using (shop_id, kind, language, item_id)
     where p.shop_id = $1 and p.kind = $2 and p.language = $3 and p.stem = any ($4::text[])
       and ($5::text[] is null or p.item_id = any ($5::text[]))
     group by p.item_id, e.title_stems
     order by count(*) + count(*) filter (where p.is_in_title) desc, p.item_id limit ${candidatesMax}`,
    [shopId, kind, language, stems, ids ?? null],
  );
  return rows.map(({ id, title_stems, stems: found, in_title }) => ({
    ...{ id, titleStems: title_stems },
    found: new Map(found.map((stem, at) => [stem, in_title[at] === true])),
  }));
}

interface CandidateRow {
  readonly id: string;
  readonly title_stems: number;
  readonly stems: readonly string[];
  readonly in_title: readonly boolean[];
}
