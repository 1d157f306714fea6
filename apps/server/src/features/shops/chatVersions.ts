import type { ChatSettings, ChatVersion, SettingChange } from '@shopbell/protocol';
import { appSettings } from '@shopbell/protocol/schemas';
import { changedPaths } from '@shopbell/rules/settings';
import type { Queryable } from '../../platform/db';
import { readSettings } from './readSettings';

export interface Author {
  readonly userId: string;
  readonly name: string;
}

export interface StoredChat {
  readonly id: number;
  readonly key: string;
  readonly shopId: number;
  readonly version: number;
  readonly settings: ChatSettings;
}

interface ChatRow {
  id: string;
  key: string;
  shop_id: string;
  name: string;
  settings: unknown;
  domains: string[];
  settings_version: number;
}

const columns = 'id, key, shop_id, name, settings, domains, settings_version';

export async function findChat(
  queryable: Queryable,
  shopId: number,
  chatId: number,
): Promise<StoredChat | null> {
  const [row] = await queryable.query<ChatRow>(
    `select ${columns} from app where shop_id = $1 and id = $2 and deleted_at is null`,
    [shopId, chatId],
  );
  return row ? toChat(row) : null;
}

/** Whoever saves waits here for whoever saves the same chat. */
export async function lockChat(transaction: Queryable, chatId: number): Promise<StoredChat | null> {
  const [row] = await transaction.query<ChatRow>(
    `select ${columns} from app where id = $1 and deleted_at is null for update`,
    [chatId],
  );
  return row ? toChat(row) : null;
}

const toChat = (row: ChatRow): StoredChat => ({
  id: Number(row.id),
  key: row.key,
  shopId: Number(row.shop_id),
  version: row.settings_version,
  settings: { ...readSettings(row.settings).settings, name: row.name, domains: row.domains },
});

export interface Save {
  readonly settings: ChatSettings;
  readonly by: Author | null;
  readonly restoredFrom?: number;
}

/** Writes a version of a locked chat. What changes nothing makes none. */
export async function saveVersion(
  transaction: Queryable,
  chat: StoredChat,
  { settings, by, restoredFrom }: Save,
): Promise<StoredChat> {
  const changes = changedPaths(chat.settings, settings);
  if (changes.length === 0) return chat;
  const version = chat.version + 1;
  const insert = (of: StoredChat, changed: readonly SettingChange[], author: Author | null) =>
    transaction.query(
      `insert into chat_version (app_id, version, shop_id, saved_by, saved_by_name, restored_from, changes, settings)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      [
        ...[of.id, of.version, of.shopId, author?.userId ?? null, author?.name ?? null],
        ...[(author && restoredFrom) ?? null, JSON.stringify(changed), JSON.stringify(of.settings)],
      ],
    );
  // The first save keeps what was there before it, so that the way back reaches the beginning.
  await insert(chat, [], null);
  const saved: StoredChat = { ...chat, version, settings };
  await insert(saved, changes, by);
  await transaction.query(
    `update app set name = $2, domains = $3, settings = $4, settings_version = $5, updated_at = now() where id = $1`,
    [chat.id, settings.name, settings.domains, appSettings.parse(settings), version],
  );
  return saved;
}

const pageSize = 30;

export async function listVersions(
  queryable: Queryable,
  { shopId, chatId, before }: { shopId: number; chatId: number; before: number | null },
): Promise<{ versions: ChatVersion[]; hasMore: boolean }> {
  const rows = await queryable.query<{
    version: number;
    saved_at: Date;
    saved_by_name: string | null;
    restored_from: number | null;
    changes: SettingChange[];
  }>(
    `select version, saved_at, saved_by_name, restored_from, changes from chat_version
     where shop_id = $1 and app_id = $2 and ($3::integer is null or version < $3) order by version desc limit $4`,
    [shopId, chatId, before, pageSize + 1],
  );
  return {
    versions: rows.slice(0, pageSize).map((row) => ({
      version: row.version,
      savedDatetime: row.saved_at.toISOString(),
      savedBy: row.saved_by_name,
      restoredFrom: row.restored_from,
      changes: row.changes,
    })),
    hasMore: rows.length > pageSize,
  };
}

export async function settingsOfVersion(
  queryable: Queryable,
  { shopId, chatId, version }: { shopId: number; chatId: number; version: number },
): Promise<unknown> {
  const [row] = await queryable.query<{ settings: unknown }>(
    'select settings from chat_version where shop_id = $1 and app_id = $2 and version = $3',
    [shopId, chatId, version],
  );
  return row?.settings ?? null;
}
