import { createHash } from 'node:crypto';
import type { Language } from '@shopbell/rules/language';
import type { Queryable } from '../../platform/db';
import { sanitiseHtml } from '../attachments';
import { demoArticles, demoCategories, wordsOf } from '../helpCenter';
import { type SearchItem, search } from '../search';
import type { DemoShop, Moment } from './DemoPast';
import { insertRows } from './insertRows';

/** The same thing has the same id each time. */
const idOf = (name: string): string => {
  const hex = createHash('sha256').update(`demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
const by = 'Olive Owner';
const language: Language = 'en-US';

/** The demo shop's help center as it came, whatever somebody has made of it; and its chat recommends it. */
export async function writeHelpCenter(
  transaction: Queryable,
  { shopId, appId }: DemoShop,
  { nowMs }: Pick<Moment, 'nowMs'>,
): Promise<void> {
  for (const table of ['article', 'help_category', 'search_entry', 'search_posting', 'search_word'])
    await transaction.query(
      `delete from ${table} where shop_id = $1 ${table.startsWith('search_') ? "and kind = 'article'" : ''}`,
      [shopId],
    );
  await transaction.query(
    'insert into help_center (shop_id, slug, language) values ($1, $2, $3) on conflict do nothing',
    [shopId, 'demo', language],
  );
  await insertRows(transaction, 'help_category', [
    ...demoCategories.map(({ slug, names }, position) => ({
      ...{ id: idOf(slug), shop_id: shopId, position, names },
    })),
  ]);
  const at = new Date(nowMs - 60 * 86_400_000).toISOString();
  const items = await insertArticles(transaction, shopId, at);
  await search.fill(transaction, items);
  await transaction.query(
    `update app set settings = jsonb_set(settings, '{automation,articleRecommendation}',
       jsonb_build_object('enabled', true, 'helpCenterId', (select id from help_center where shop_id = $1)))
     where shop_id = $1 and id = $2
       and settings #>> '{automation,articleRecommendation,helpCenterId}' is null`,
    [shopId, appId],
  );
}

async function insertArticles(transaction: Queryable, shopId: number, at: string): Promise<SearchItem[]> {
  const shared = { shop_id: shopId, changed_at: at };
  await insertRows(
    transaction,
    'article',
    demoArticles.map(({ slug, category }, index) => ({
      ...{ ...shared, id: idOf(`article ${slug}`), category_id: idOf(category), revision: 1 },
      // In the order in which they are written down.
      ...{ created_at: new Date(Date.parse(at) + index).toISOString(), changed_by_name: by },
    })),
  );
  const texts = demoArticles.flatMap(({ slug, texts: each }) =>
    Object.entries(each).map(([spoken, { title, body }]) => ({
      ...{ ...shared, article_id: idOf(`article ${slug}`), language: spoken as Language, slug, title },
      ...{ body: sanitiseHtml(body), version: 1, published_title: title, published_at: at },
    })),
  );
  await insertRows(
    transaction,
    'article_text',
    texts.map((text) => ({ ...text, published_body: text.body })),
  );
  await insertRows(
    transaction,
    'article_version',
    texts.map(({ article_id, language: spoken, title, body }) => ({
      ...{ article_id, language: spoken, version: 1, shop_id: shopId, title, body },
      ...{ saved_at: at, saved_by_name: by },
    })),
  );
  return texts.map(({ article_id, language: spoken, title, body }) => ({
    ...{ shopId, kind: 'article', id: article_id, language: spoken, title, body: wordsOf(body) },
  }));
}
