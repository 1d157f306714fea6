import type { Database } from '../../platform/db';
import type { App, AppReference } from './App';
import { addApp, addShop, type NewApp } from './addShop';
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

    addShop: (name: string): Promise<number> => addShop(database, name),

    addApp: (app: NewApp): Promise<App> => addApp(database, app),
  };
}
