import type { AppSettings } from '@shopbell/protocol/schemas';
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

export interface AppRow {
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

export function toApp(row: AppRow): App {
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
