import {
  type AskedMeaning,
  type AskedWord,
  askedMeanings,
  type Candidate,
  closeness,
  dictionaryOf,
  gramsOf,
  hasTypos,
  type Likeness,
  negates,
  rank,
} from '@shopbell/rules/ranking';
import { searchTerms } from '@shopbell/rules/search';
import type { Queryable } from '../../platform/db';
import type { Meaning } from './createMeaning';
import type { SearchHit, SearchQuestion } from './SearchService';
import { stemsOf } from './store';

/** chosen: so many texts with the most in common are judged; the answer is among them. */
const candidatesMax = 50;
/** chosen: so many places where words stand are looked at. */
const postingsMax = 5000;
const [nearMax, alikeMax] = [20, 20];
/** chosen: less is a part of a word, or another word. */
const mistypedFrom = 0.75;

/** By words, and where there is one, by what they mean. */
export const createFind = (meaning: Meaning | null) =>
  async function find(scope: Queryable, question: SearchQuestion): Promise<SearchHit[]> {
    const meanings = askedMeanings(question.query, question.language);
    const words = meanings.flatMap(({ word, related, said, turns }) => [
      ...(word === null ? said.flat() : [word]),
      ...[...related, ...turns.flat()],
    ]);
    const stems = await stemsOf(scope, [...new Set(words)], dictionaryOf(question.language));
    if (stems.size === 0) return [];
    const { entries, entriesOf } = await countEntries(scope, question, [...stems.values()]);
    if (entries === 0) return [];
    const unknown = meanings.flatMap(({ word }) => {
      const stem = word === null ? undefined : stems.get(word);
      return word === null || stem === undefined || entriesOf.has(stem) || !hasTypos(word) ? [] : [word];
    });
    const near = await nearWords(scope, question, unknown);
    const asked = meanings.flatMap((meaning) => toAsked(meaning, { stems, near, entriesOf }));
    const sought = [
      ...new Set(asked.flatMap(({ stems, phrases = [] }) => [...stems.keys(), ...phrases.flat()])),
    ];
    const text = corrected(question.query, near);
    const turned = asked.flatMap(({ turns = [] }) => turns.flat());
    // The database looks for the words while this process looks for the meaning.
    const [likenessesOf, named] = await Promise.all([
      meaning?.alike(scope, question, text),
      candidates(scope, question, rarest(sought, entriesOf), [...new Set([...sought, ...turned])]),
    ]);
    const likenesses = likenessesOf?.(named.map(({ id }) => id)) ?? new Map<string, Likeness>();
    return rank(asked, withAlike(named, likenesses, question.ids), entries).slice(0, question.limit);
  };

/** Those that share no word with the question, but what it means. */
function withAlike(
  named: readonly Omit<Candidate, 'likeness'>[],
  likenesses: ReadonlyMap<string, Likeness>,
  ids: readonly string[] | undefined,
): Candidate[] {
  const known = new Set(named.map(({ id }) => id));
  const alike = [...likenesses]
    .filter(([id]) => !known.has(id) && (!ids || ids.includes(id)))
    .sort(([, left], [, right]) => right.title + right.passage - left.title - left.passage)
    .slice(0, alikeMax)
    .map(([id]) => ({ id, found: new Map<string, boolean>(), titleStems: 0 }));
  return [...named, ...alike].map((each) => ({ ...each, likeness: likenesses.get(each.id) ?? null }));
}

interface Known {
  readonly stems: ReadonlyMap<string, string>;
  readonly near: ReadonlyMap<string, Near>;
  readonly entriesOf: ReadonlyMap<string, number>;
}

/** Nothing for a word that says nothing. */
function toAsked(
  { word, related, said, turns }: AskedMeaning,
  { stems, near, entriesOf }: Known,
): AskedWord[] {
  const own = word === null ? undefined : stems.get(word);
  if (word !== null && own === undefined) return [];
  const meant = new Map<string, number>();
  const mean = (others: readonly string[], chance: number) => {
    for (const stem of others.flatMap((other) => stems.get(other) ?? [])) meant.set(stem, chance);
  };
  mean(related, word === null ? likely.phrase : likely.related);
  const close = (word !== null && near.get(word)?.stems) || new Map(own === undefined ? [] : [[own, 1]]);
  for (const [stem, closeness] of close) meant.set(stem, Math.max(closeness, meant.get(stem) ?? 0));
  const phrases = said.map((phrase) => phrase.flatMap((part) => stems.get(part) ?? []));
  const counts = [...meant.keys(), ...phrases.flat()].map(
    (stem) => entriesOf.get(stem) ?? (word !== null && near.get(word)?.stems.has(stem) ? 1 : 0),
  );
  const ownCount = own === undefined ? 0 : (entriesOf.get(own) ?? 0);
  return [
    {
      ...{ stems: meant, phrases, isTopic: related.length > 0 },
      turns: turns.map((turn) => turn.flatMap((part) => stems.get(part) ?? [])),
      entries: ownCount > 0 ? ownCount : Math.max(0, ...counts),
    },
  ];
}

/** chosen: how likely a shop means the same by another word for it, or for a turn of phrase. */
const likely = { related: 0.6, phrase: 0.9 };

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

/** What a word may have been meant to be. */
interface Near {
  /** How likely each is meant. */
  readonly stems: ReadonlyMap<string, number>;
  /** The word that it was mistyped for; null where it is only a part of others. */
  readonly word: string | null;
}

/** For words that nobody here uses. */
async function nearWords(
  scope: Queryable,
  { shopId, kind, language }: SearchQuestion,
  unknown: readonly string[],
): Promise<ReadonlyMap<string, Near>> {
  if (unknown.length === 0) return new Map();
  const given = unknown.map((word) => ({ word, grams: gramsOf(word) }));
  const rows = await scope.query<{ asked: string; word: string; stem: string }>(nearSql, [
    ...[shopId, kind, language, JSON.stringify(given)],
  ]);
  return new Map(
    unknown.flatMap((asked) => {
      const close = rows
        .filter((row) => row.asked === asked)
        .map(({ word, stem }) => ({ word, stem, likely: closeness(asked, word) }))
        .filter(({ likely }) => likely > 0)
        .sort((left, right) => left.likely - right.likely);
      const best = close.at(-1);
      if (!best) return [];
      // Of one stem the closest word counts, which comes last.
      const stems = new Map(close.map(({ stem, likely }) => [stem, likely]));
      return [[asked, { stems, word: best.likely >= mistypedFrom ? best.word : null }] as const];
    }),
  );
}

/** The question with the words that were meant: a model knows no typos. */
const corrected = (query: string, near: ReadonlyMap<string, Near>): string =>
  query.replace(/[\p{L}\p{N}\p{M}]+/gu, (written) => {
    const [word = ''] = searchTerms(written);
    return near.get(word)?.word ?? written;
  });

const nearSql = `
  select asked.word as asked, near.word, near.stem
  from jsonb_to_recordset($4::jsonb) as asked (word text, grams text[])
  cross join lateral (
    select w.word, w.stem from search_word w
    where w.shop_id = $1 and w.kind = $2 and w.language = $3
      and (abs(length(w.word) - length(asked.word)) <= 2
        or starts_with(w.word, asked.word) or starts_with(asked.word, w.word)
        or right(w.word, length(asked.word)) = asked.word or right(asked.word, length(w.word)) = w.word)
      and w.grams && asked.grams
    order by (select count(*) from unnest(w.grams) as gram where gram = any (asked.grams))::real
      / (cardinality(w.grams) + cardinality(asked.grams)) desc, w.word
    limit ${nearMax}
  ) as near`;

/** Found by the telling ones of the stems, each with all that it has of them. */
async function candidates(
  scope: Queryable,
  { shopId, kind, language, ids, query }: SearchQuestion,
  telling: readonly string[],
  sought: readonly string[],
) {
  const rows = await scope.query<CandidateRow>(
    `with best as (
       select item_id from search_posting
       where shop_id = $1 and kind = $2 and language = $3 and stem = any ($4::text[])
         and ($5::text[] is null or item_id = any ($5::text[]))
       group by item_id order by count(*) + count(*) filter (where is_in_title) desc, item_id limit ${candidatesMax}
     )
     select b.item_id as id, e.title_stems, e.passages[1] as title, array_agg(p.stem) as stems, array_agg(p.is_in_title) as in_title
     from best b
     join search_entry e on e.shop_id = $1 and e.kind = $2 and e.language = $3 and e.item_id = b.item_id
     join search_posting p on p.shop_id = $1 and p.kind = $2 and p.language = $3 and p.item_id = b.item_id
       and p.stem = any ($6::text[])
     group by b.item_id, e.title_stems, e.passages[1]`,
    [shopId, kind, language, telling, ids ?? null, sought],
  );
  const isAskedSo = negates(query, language);
  return rows.map(({ id, title_stems, title, stems: found, in_title }) => ({
    ...{ id, titleStems: title_stems },
    isContrary: !isAskedSo && negates(title ?? '', language),
    found: new Map(found.map((stem, at) => [stem, in_title[at] === true])),
  }));
}

/** Without those that stand in so many texts that they do not tell which is meant; one at least. */
function rarest(stems: readonly string[], entriesOf: ReadonlyMap<string, number>): readonly string[] {
  let sum = 0;
  return stems
    .map((stem) => ({ stem, entries: entriesOf.get(stem) ?? 0 }))
    .sort((left, right) => left.entries - right.entries)
    .filter(({ entries }, at) => {
      sum += entries;
      return at === 0 || sum <= postingsMax;
    })
    .map(({ stem }) => stem);
}

interface CandidateRow {
  readonly id: string;
  readonly title_stems: number;
  readonly title: string | null;
  readonly stems: readonly string[];
  readonly in_title: readonly boolean[];
}
