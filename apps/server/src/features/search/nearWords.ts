import { closeness, gramsOf, isSlip } from '@shopbell/rules/ranking';
import type { Queryable } from '../../platform/db';
import type { SearchQuestion } from './SearchService';

const nearMax = 20;
/** chosen: less is a part of a word, or another word. */
const mistypedFrom = 0.75;

/** What a word may have been meant to be. */
export interface Near {
  /** How likely each is meant. */
  readonly stems: ReadonlyMap<string, number>;
  /** The word that it was mistyped for; null where it is only a part of others. */
  readonly word: string | null;
  /** The only one that is one slip away. */
  readonly slip: string | null;
}

/** For words that nobody here uses. */
export async function nearWords(
  scope: Queryable,
  { shopId, kind, language }: SearchQuestion,
  unknown: readonly string[],
  /** No slips: of those only what they are a part of. */
  asMeant: ReadonlySet<string>,
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
        .filter(({ likely }) => likely > 0 && (likely < mistypedFrom || !asMeant.has(asked)))
        .sort((left, right) => left.likely - right.likely);
      const best = close.at(-1);
      if (!best) return [];
      // Of one stem the closest word counts, which comes last.
      const stems = new Map(close.map(({ stem, likely }) => [stem, likely]));
      const slips = close.filter(({ word }) => isSlip(asked, word));
      const isSure = new Set(slips.map(({ stem }) => stem)).size === 1;
      const word = best.likely >= mistypedFrom ? best.word : null;
      return [[asked, { stems, word, slip: isSure ? (slips[0]?.word ?? null) : null }] as const];
    }),
  );
}

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
