import { demoFlows } from '@shopbell/rules/flows-editing';
import type { Queryable } from '../../platform/db';
import { searchItem } from '../flows';
import { search } from '../search';
import type { DemoShop } from './DemoPast';
import { insertRows } from './insertRows';

const dayMs = 86_400_000;

/** What shoppers of the demo are led through; the same each time, whatever somebody has made of it. */
export async function writeFlows(transaction: Queryable, { shopId }: DemoShop, nowMs: number): Promise<void> {
  await transaction.query('delete from flow where shop_id = $1', [shopId]);
  for (const table of ['search_entry', 'search_posting', 'search_word'])
    await transaction.query(`delete from ${table} where shop_id = $1 and kind = 'flow'`, [shopId]);
  const flows = demoFlows.map(({ id, content }, index) => ({
    ...{ id, content, at: new Date(nowMs - (40 - index) * dayMs).toISOString() },
  }));
  await insertRows(
    transaction,
    'flow',
    flows.map(({ id, at }) => ({
      ...{ id, shop_id: shopId, version: 1, published_version: 1, created_at: at, changed_at: at },
      changed_by_name: 'Olive Owner',
    })),
  );
  await insertRows(
    transaction,
    'flow_version',
    flows.map(({ id, content, at }) => ({
      ...{ flow_id: id, version: 1, shop_id: shopId, content, saved_at: at, saved_by_name: 'Olive Owner' },
    })),
  );
  await search.fill(
    transaction,
    demoFlows.map(({ id, content }) => searchItem(shopId, id, content)),
  );
}

/** Where shoppers begin them, unless somebody has chosen otherwise. */
export async function offerFlows(transaction: Queryable, { shopId, appId }: DemoShop): Promise<void> {
  const entryPoints = demoFlows.map(({ id, content: { name, language } }) => ({
    ...{ workflow_id: id, language, label: name },
  }));
  await transaction.query(
    `update app set settings = jsonb_set(settings, '{selfService,workflows_entrypoints}', $3::jsonb)
     where shop_id = $1 and id = $2 and settings->'selfService' ? 'enabled'
       and coalesce(settings #> '{selfService,workflows_entrypoints}', '[]') = '[]'`,
    [shopId, appId, JSON.stringify(entryPoints)],
  );
}
