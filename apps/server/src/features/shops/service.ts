import { type AppSettings, appSettings } from '@shopbell/protocol/schemas';
import type { Database } from '../../platform/db';
import { readSettings } from './readSettings';

export interface App {
  readonly id: number;
  readonly key: string;
  readonly shopId: number;
  readonly name: string;
  readonly settings: AppSettings;
  /** Groups of the settings that could not be read; see `readSettings`. */
  readonly unreadable: readonly string[];
  readonly domains: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deactivatedAt: Date | null;
  readonly deletedAt: Date | null;
}

export type AppReference = { readonly id: number } | { readonly key: string };

export type Shops = ReturnType<typeof createShops>;

interface AppRow {
  id: string;
  key: string;
  shop_id: string;
  name: string;
  settings: unknown;
  domains: string[];
  created_at: Date;
  updated_at: Date;
  deactivated_at: Date | null;
  deleted_at: Date | null;
}

/** Who has seen settings that could not be read whole. */
type OnUnreadable = (app: App) => void;

export function createShops(database: Database, onUnreadable: OnUnreadable = () => {}) {
  return {
    async findApp(reference: AppReference): Promise<App | null> {
      const [row] =
        'id' in reference
          ? await database.query<AppRow>('select * from app where id = $1', [reference.id])
          : await database.query<AppRow>('select * from app where key = $1', [reference.key]);
      const app = row ? toApp(row) : null;
      if (app && app.unreadable.length > 0) onUnreadable(app);
      return app;
    },

    /** The chats of a shop that shoppers can see, oldest first. */
    async liveApps(shopId: number): Promise<App[]> {
      const rows = await database
        .inShops([shopId])
        .query<AppRow>(
          'select * from app where shop_id = $1 and deactivated_at is null and deleted_at is null order by id',
          [shopId],
        );
      return rows.map(toApp);
    },

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

function toApp(row: AppRow): App {
  return {
    id: Number(row.id),
    key: row.key,
    shopId: Number(row.shop_id),
    name: row.name,
    ...readSettings(row.settings),
    domains: row.domains,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deactivatedAt: row.deactivated_at,
    deletedAt: row.deleted_at,
  };
}
