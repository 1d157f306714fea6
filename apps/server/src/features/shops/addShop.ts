import { appSettings } from '@shopbell/protocol/schemas';
import type { Queryable } from '../../platform/db';
import { type App, type AppRow, toApp } from './App';

export interface NewApp {
  readonly shopId: number;
  readonly key: string;
  readonly name: string;
  readonly settings: object;
  readonly domains?: readonly string[];
}

export async function addShop(handle: Queryable, name: string): Promise<number> {
  const [row] = await handle.query<{ id: string }>('insert into shop (name) values ($1) returning id', [
    name,
  ]);
  return Number(row?.id);
}

export async function addApp(handle: Queryable, app: NewApp): Promise<App> {
  const [row] = await handle.query<AppRow>(
    'insert into app (shop_id, key, name, settings, domains) values ($1, $2, $3, $4, $5) returning *',
    [app.shopId, app.key, app.name, appSettings.parse(app.settings), app.domains ?? []],
  );
  if (!row) throw new Error('The new app was not returned');
  return toApp(row);
}
