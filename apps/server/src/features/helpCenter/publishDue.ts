import type { Database } from '../../platform/db';
import type { SearchService } from '../search';
import { publishText } from './publish';
import { findArticle } from './store';
import { dueTexts, textsOf } from './textStore';

/** What was to be published by now. Two nodes may find the same: the second finds it done. */
export async function publishDue({
  database,
  search,
  now,
}: {
  readonly database: Database;
  readonly search: SearchService;
  readonly now: Date;
}): Promise<void> {
  for (const place of await dueTexts(database, now)) {
    const { shopId, articleId, language } = place;
    await database.inShops([shopId]).tx(async (transaction) => {
      await findArticle(transaction, { shopId, id: articleId, lock: true });
      const texts = await textsOf(transaction, shopId, articleId);
      const due = texts.find((text) => text.language === language)?.publishAt;
      if (due && due <= now) await publishText(transaction, search, { ...place, at: now });
    });
  }
}
