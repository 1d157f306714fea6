import { readMarkup, textOf } from '@shopbell/rules/content';
import type { Queryable } from '../../platform/db';
import type { SearchService } from '../search';
import { setPublished, type TextPlace } from './textStore';
import { withTablesSpoken } from './withTablesSpoken';

/** Words as they are read, without their markup; each paragraph on a line of its own, and each row of a table. */
export const wordsOf = (body: string): string =>
  textOf(withTablesSpoken(readMarkup(body.replaceAll(/\s+/g, ' '))));

export const plainText = (body: string): string => wordsOf(body).replaceAll(/\s+/g, ' ').trim();

/** The draft becomes what shoppers read and find; without a time, what is public is only found again. */
export async function publishText(
  transaction: Queryable,
  search: SearchService,
  { at, ...place }: TextPlace & { readonly at: Date | null },
): Promise<void> {
  if (at) await setPublished(transaction, place, at);
  const { shopId, articleId, language } = place;
  const [text] = await transaction.query<{ title: string; body: string }>(
    `select published_title as title, published_body as body from article_text
     where shop_id = $1 and article_id = $2 and language = $3 and published_at is not null`,
    [shopId, articleId, language],
  );
  if (!text) return;
  await search.put(transaction, {
    ...{ shopId, kind: 'article', id: articleId, title: text.title, body: wordsOf(text.body) },
    language: language as Parameters<SearchService['put']>[1]['language'],
  });
}

export async function withdrawText(transaction: Queryable, search: SearchService, place: TextPlace) {
  await setPublished(transaction, place, null);
  const { shopId, articleId: id } = place;
  const language = place.language as Parameters<SearchService['put']>[1]['language'];
  await search.remove(transaction, { shopId, kind: 'article', id, language });
}

export async function withdrawArticle(
  transaction: Queryable,
  search: SearchService,
  { shopId, articleId }: Omit<TextPlace, 'language'>,
): Promise<void> {
  await search.remove(transaction, { shopId, kind: 'article', id: articleId });
}
