import type { Database } from '../../platform/db';
import type { SearchService } from '../search';
import { publishText } from './publish';
import { findArticle } from './store';

/** What was published before an index knew as much as it does now. */
export async function indexAnew({
  database,
  search,
}: {
  readonly database: Database;
  readonly search: SearchService;
}): Promise<void> {
  for (const { shopId, id: articleId, language } of await search.outdated(database, 'article'))
    await database.inShops([shopId]).tx(async (transaction) => {
      await findArticle(transaction, { shopId, id: articleId, lock: true });
      await publishText(transaction, search, { shopId, articleId, language, at: null });
    });
}
