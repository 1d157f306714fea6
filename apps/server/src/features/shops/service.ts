import { appSettings } from '@shopbell/protocol/schemas';
import type { Database } from '../../platform/db';
import { type App, type AppReference, type AppRow, toApp } from './App';
import { createKeptApps } from './keptApps';

export type Shops = ReturnType<typeof createShops>;

/** Who has seen settings that could not be read whole. */
type OnUnreadable = (app: App) => void;

export function createShops(database: Database, onUnreadable: OnUnreadable = () => {}) {
  const kept = createKeptApps(database);
  return {
    async findApp(reference: AppReference): Promise<App | null> {
      const app = await kept.find(reference);
      if (app && app.unreadable.length > 0) onUnreadable(app);
      return app;
    },

    liveApps: kept.live,

    /** Which of these chats are off for shoppers. */
    async switchedOff(appIds: readonly number[]): Promise<number[]> {
      if (appIds.length === 0) return [];
      const rows = await database.query<{ id: string }>(
        'select id from app where id = any ($1) and (deactivated_at is not null or deleted_at is not null)',
        [appIds],
      );
      return rows.map(({ id }) => Number(id));
    },

    async addShop(name: string): Promise<number> {
      const [row] = await database.query<{ id: string }>('insert into shop (name) values ($1) returning id', [
        name,
      ]);
      return Number(row?.id);
    },

    async addApp(app: {
      shopId: number;
      key: string;
      name: string;
      settings: object;
      domains?: string[];
    }): Promise<App> {
      const [row] = await database.query<AppRow>(
        'insert into app (shop_id, key, name, settings, domains) values ($1, $2, $3, $4, $5) returning *',
        [app.shopId, app.key, app.name, appSettings.parse(app.settings), app.domains ?? []],
      );
      if (!row) throw new Error('The new app was not returned');
      return toApp(row);
    },
  };
}
