import type { Database } from '../../platform/db';
import type { SearchService } from '../search';
import { searchItem } from './searchItem';
import { lockFlow, readPublished } from './store';

/** What was published before an index knew as much as it does now. */
export async function indexAnew({
  database,
  search,
}: {
  readonly database: Database;
  readonly search: SearchService;
}): Promise<void> {
  for (const { shopId, id } of await search.outdated(database, 'flow'))
    await database.inShops([shopId]).tx(async (transaction) => {
      await lockFlow(transaction, shopId, id);
      const flow = (await readPublished(transaction, shopId)).find((each) => each.id === id);
      if (flow) await search.put(transaction, searchItem(shopId, id, flow.content));
    });
}
