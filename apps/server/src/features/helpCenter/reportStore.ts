import type { ArticleEventType, HelpReport } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

/** Of one shop: questions that are never the same must not fill the table. */
const questionsMax = 500;
const shownMax = 100;

export async function noteUnanswered(
  scope: Queryable,
  { shopId, language, query, at }: { shopId: number; language: string; query: string; at: Date },
): Promise<void> {
  if (query === '') return;
  await scope.query(
    `insert into unanswered_search (shop_id, language, query, count, last_at)
     select $1, $2, $3, 1, $4
     where (select count(*) from unanswered_search where shop_id = $1) < ${questionsMax}
       or exists (select from unanswered_search where shop_id = $1 and language = $2 and query = $3)
     on conflict (shop_id, language, query) do update set
       count = unanswered_search.count + 1, last_at = excluded.last_at`,
    [shopId, language, query, at],
  );
}

export async function countEvent(
  scope: Queryable,
  { shopId, articleId, event, at }: { shopId: number; articleId: string; event: ArticleEventType; at: Date },
): Promise<void> {
  await scope.query(
    `insert into article_day (shop_id, article_id, day, event, count) values ($1, $2, $3::date, $4, 1)
     on conflict (article_id, day, event) do update set count = article_day.count + 1`,
    [shopId, articleId, at.toISOString().slice(0, 10), event],
  );
}

export async function readReport(scope: Queryable, shopId: number, since: Date): Promise<HelpReport> {
  const unanswered = await scope.query<{ query: string; language: string; count: number; last_at: Date }>(
    `select query, language, count, last_at from unanswered_search where shop_id = $1
     order by count desc, last_at desc limit ${shownMax}`,
    [shopId],
  );
  const articles = await scope.query<HelpReport['articles'][number]>(
    `select a.id, coalesce(min(t.title), '') as title, d.shown, d.opened, d.helpful, d."notHelpful"
     from (select article_id,
         coalesce(sum(count) filter (where event = 'shown'), 0)::int as shown,
         coalesce(sum(count) filter (where event = 'opened'), 0)::int as opened,
         coalesce(sum(count) filter (where event = 'helpful'), 0)::int as helpful,
         coalesce(sum(count) filter (where event = 'not-helpful'), 0)::int as "notHelpful"
       from article_day where shop_id = $1 and day >= $2::date group by article_id) as d
     join article a on a.id = d.article_id join help_center c on c.shop_id = a.shop_id
     left join article_text t on t.article_id = a.id and t.language = c.language
     where a.shop_id = $1
     group by a.id, d.shown, d.opened, d.helpful, d."notHelpful"
     order by d.shown desc, d.helpful + d."notHelpful" desc, a.id limit ${shownMax}`,
    [shopId, since.toISOString().slice(0, 10)],
  );
  return {
    unanswered: unanswered.map(({ last_at, ...row }) => ({ ...row, lastDatetime: last_at.toISOString() })),
    articles,
  };
}
