import type { Language } from '@shopbell/rules/language';
import type { Queryable } from '../../platform/db';

export interface HelpCenter {
  readonly id: number;
  readonly shopId: number;
  readonly slug: string;
  readonly language: Language;
}

export interface StoredArticle {
  readonly id: string;
  readonly categoryId: string | null;
  readonly revision: number;
  readonly changedAt: Date;
  readonly changedBy: string | null;
  readonly deletedAt: Date | null;
}

interface CenterRow {
  id: string;
  shop_id: string;
  slug: string;
  language: Language;
}
const toCenter = ({ id, shop_id, slug, language }: CenterRow): HelpCenter => ({
  ...{ id: Number(id), shopId: Number(shop_id), slug, language },
});

/** Who asks by a slug or an id knows no shop yet: the whole database is asked. */
export async function findCenter(
  database: Queryable,
  by: { readonly slug: string } | { readonly id: number } | { readonly shopId: number },
): Promise<HelpCenter | null> {
  const [column, value] =
    'slug' in by ? ['slug', by.slug] : 'id' in by ? ['id', by.id] : ['shop_id', by.shopId];
  const [row] = await database.query<CenterRow>(`select * from help_center where ${column} = $1`, [value]);
  return row ? toCenter(row) : null;
}

/** False where the slug is another shop's already. */
export async function insertCenter(
  scope: Queryable,
  { shopId, slug, language }: Omit<HelpCenter, 'id'>,
): Promise<boolean> {
  const rows = await scope.query(
    'insert into help_center (shop_id, slug, language) values ($1, $2, $3) on conflict do nothing returning id',
    [shopId, slug, language],
  );
  return rows.length > 0;
}

interface ArticleRow {
  id: string;
  category_id: string | null;
  revision: number;
  changed_at: Date;
  changed_by_name: string | null;
  deleted_at: Date | null;
}
const toArticle = (row: ArticleRow): StoredArticle => ({
  id: row.id,
  categoryId: row.category_id,
  revision: row.revision,
  changedAt: row.changed_at,
  changedBy: row.changed_by_name,
  deletedAt: row.deleted_at,
});

export async function listArticles(scope: Queryable, shopId: number): Promise<StoredArticle[]> {
  const rows = await scope.query<ArticleRow>(
    'select * from article where shop_id = $1 order by created_at, id',
    [shopId],
  );
  return rows.map(toArticle);
}

/** With `lock`, whoever changes it waits here for whoever does the same. */
export async function findArticle(
  scope: Queryable,
  { shopId, id, lock = false }: { shopId: number; id: string; lock?: boolean },
): Promise<StoredArticle | null> {
  const [row] = await scope.query<ArticleRow>(
    `select * from article where shop_id = $1 and id = $2 ${lock ? 'for update' : ''}`,
    [shopId, id],
  );
  return row ? toArticle(row) : null;
}

export async function insertArticle(
  transaction: Queryable,
  given: { id: string; shopId: number; categoryId: string | null; at: Date; by: string | null },
): Promise<void> {
  await transaction.query(
    `insert into article (id, shop_id, category_id, created_at, changed_at, changed_by_name)
     values ($1, $2, $3, $4, $4, $5)`,
    [given.id, given.shopId, given.categoryId, given.at, given.by],
  );
}

export async function touchArticle(
  transaction: Queryable,
  shopId: number,
  { id, categoryId, changedAt, changedBy, deletedAt }: Omit<StoredArticle, 'revision'>,
): Promise<void> {
  await transaction.query(
    `update article set category_id = $3, changed_at = $4, changed_by_name = $5, deleted_at = $6, revision = revision + 1
     where shop_id = $1 and id = $2`,
    [shopId, id, categoryId, changedAt, changedBy, deletedAt],
  );
}

interface CategoryRow {
  readonly id: string;
  readonly names: Record<string, string>;
}

export const listCategories = (scope: Queryable, shopId: number) =>
  scope.query<CategoryRow>('select id, names from help_category where shop_id = $1 order by position, id', [
    shopId,
  ]);

/** Those that are not named any more are gone; their articles have none then. */
export async function writeCategories(
  transaction: Queryable,
  shopId: number,
  categories: readonly CategoryRow[],
): Promise<void> {
  const ids = categories.map(({ id }) => id);
  await transaction.query('delete from help_category where shop_id = $1 and not id = any ($2::uuid[])', [
    shopId,
    ids,
  ]);
  for (const [position, { id, names }] of categories.entries())
    await transaction.query(
      `insert into help_category (id, shop_id, position, names) values ($1, $2, $3, $4)
       on conflict (id) do update set position = excluded.position, names = excluded.names
       where help_category.shop_id = $2`,
      [id, shopId, position, JSON.stringify(names)],
    );
}
