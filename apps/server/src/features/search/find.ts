import {
  type AskedMeaning,
  type AskedWord,
  askedMeanings,
  type Candidate,
  dictionaryOf,
  hasTypos,
  type Likeness,
  negates,
  rank,
  withMeant,
} from '@shopbell/rules/ranking';
import { searchTerms } from '@shopbell/rules/search';
import type { Queryable } from '../../platform/db';
import type { Meaning } from './createMeaning';
import { type Near, nearWords } from './nearWords';
import type { SearchHit, SearchQuestion } from './SearchService';
import { stemsOf } from './store';
import { wordsAsMeant } from './wordsAsMeant';

/** chosen: so many texts with the most in common are judged; the answer is among them. */
const candidatesMax = 50;
/** chosen: so many places where words stand are looked at. */
const postingsMax = 5000;
const alikeMax = 20;

/** By words, and where there is one, by what they mean. */
export const createFind = (meaning: Meaning | null) =>
  async function find(scope: Queryable, question: SearchQuestion): Promise<SearchHit[]> {
    const typed = askedMeanings(question.query, question.language);
    const known = await readWords(scope, question, typed);
    const { stems, entries, entriesOf } = known;
    if (stems.size === 0 || entries === 0) return [];
    const unknown = typed.flatMap(({ word }) => {
      const stem = word === null ? undefined : stems.get(word);
      return word === null || stem === undefined || entriesOf.has(stem) || !hasTypos(word) ? [] : [word];
    });
    const asMeant = await wordsAsMeant(scope, question, unknown);
    const near = await nearWords(scope, question, unknown, asMeant);
    const meanings = typed.map((each) =>
      unknown.includes(each.word ?? '') && !asMeant.has(each.word ?? '')
        ? withMeant(each, near.get(each.word ?? '')?.slip ?? null, question.language)
        : each,
    );
    const meant = meanings.some((each, at) => each !== typed[at])
      ? await readWords(scope, question, meanings)
      : known;
    const asked = meanings.flatMap((each) => toAsked(each, { ...meant, near }));
    const sought = [
      ...new Set(asked.flatMap(({ stems, phrases = [] }) => [...stems.keys(), ...phrases.flat()])),
    ];
    const text = corrected(question.query, near);
    const turned = asked.flatMap(({ turns = [] }) => turns.flat());
    // The database looks for the words while this process looks for the meaning.
    const [likenessesOf, named] = await Promise.all([
      meaning?.alike(scope, question, text),
      candidates(scope, question, rarest(sought, meant.entriesOf), [...new Set([...sought, ...turned])]),
    ]);
    const likenesses = likenessesOf?.(named.map(({ id }) => id)) ?? new Map<string, Likeness>();
    return rank(asked, withAlike(named, likenesses, question.ids), entries).slice(0, question.limit);
  };

/** What the words are looked for by, and how often this shop uses them. */
async function readWords(scope: Queryable, question: SearchQuestion, meanings: readonly AskedMeaning[]) {
  const words = meanings.flatMap(({ word, related, said, turns }) => [
    ...(word === null ? said.flat() : [word]),
    ...[...related, ...turns.flat()],
  ]);
  const stems = await stemsOf(scope, [...new Set(words)], dictionaryOf(question.language));
  return { stems, ...(await countEntries(scope, question, [...stems.values()])) };
}

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
  const isMistyped = word !== null && near.has(word);
  const counts = [...(isMistyped ? close : meant).keys(), ...phrases.flat()].map(
    (stem) => entriesOf.get(stem) ?? (isMistyped ? 1 : 0),
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

/** The question with the words that were meant: a model knows no typos. */
const corrected = (query: string, near: ReadonlyMap<string, Near>): string =>
  query.replace(/[\p{L}\p{N}\p{M}]+/gu, (written) => {
    const [word = ''] = searchTerms(written);
    return near.get(word)?.word ?? written;
  });

/** Found by the telling ones of the stems, each with all that it has of them. */
async function candidates(
  scope: Queryable,
  { shopId, kind, language, ids, query }: SearchQuestion,
  telling: readonly string[],
  sought: readonly string[],
) {
  const rows = await scope.query<CandidateRow>(candidatesSql, [
    shopId,
    kind,
    language,
    telling,
    ids ?? null,
    sought,
  ]);
  const isAskedSo = negates(query, language);
  return rows.map(({ id, title_stems, title, stems: found, in_title }) => ({
    ...{ id, titleStems: title_stems },
    isContrary: !isAskedSo && negates(title ?? '', language),
    found: new Map(found.map((stem, at) => [stem, in_title[at] === true])),
  }));
}

/** Laterals, so that each is looked up by its key also where nobody has counted yet what the tables hold. */
const candidatesSql = `
  with best as materialized (
    select p.item_id from unnest($4::text[]) as told (stem)
    cross join lateral (
      select item_id, is_in_title from search_posting
      where shop_id = $1 and kind = $2 and language = $3 and stem = told.stem
        and ($5::text[] is null or item_id = any ($5::text[]))
      offset 0
    ) as p
    group by p.item_id order by count(*) + count(*) filter (where p.is_in_title) desc, p.item_id limit ${candidatesMax}
  )
  select b.item_id as id, e.title_stems, e.title, p.stems, p.in_title
  from best b
  cross join lateral (
    select title_stems, passages[1] as title from search_entry
    where shop_id = $1 and kind = $2 and language = $3 and item_id = b.item_id offset 0
  ) as e
  cross join lateral (
    select array_agg(stem) as stems, array_agg(is_in_title) as in_title from search_posting
    where shop_id = $1 and kind = $2 and language = $3 and item_id = b.item_id and stem = any ($6::text[])
  ) as p`;

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
