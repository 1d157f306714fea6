import type { ChatSettings, ChatSummary } from '@shopbell/protocol';
import { chatSettings, fieldProblems } from '@shopbell/protocol/schemas';
import { judgeSettings } from '@shopbell/rules/settings';
import { ProblemError } from '../../http/problem';
import type { Bus } from '../../platform/bus';
import type { Database } from '../../platform/db';
import {
  type Author,
  findChat,
  listVersions,
  lockChat,
  type Save,
  type StoredChat,
  saveVersion,
  settingsOfVersion,
} from './chatVersions';

export type Chats = ReturnType<typeof createChats>;

export interface ChatPlace {
  readonly shopId: number;
  readonly chatId: number;
}

interface SummaryRow {
  id: string;
  key: string;
  name: string;
  deactivated_at: Date | null;
  deactivated_by: string | null;
}

/** The chats of a shop as its owners and admins configure them. */
export function createChats(database: Database, bus: Bus) {
  async function find({ shopId, chatId }: ChatPlace): Promise<StoredChat> {
    const chat = await findChat(database.inShops([shopId]), shopId, chatId);
    if (!chat) throw new ProblemError('unknown-app');
    return chat;
  }

  /** Nobody overwrites what they have not seen. */
  const save = ({ shopId, chatId }: ChatPlace, seenVersion: number, change: Save) =>
    database.inShops([shopId]).tx(async (transaction) => {
      const chat = await lockChat(transaction, chatId);
      if (!chat || chat.shopId !== shopId) throw new ProblemError('unknown-app');
      if (chat.version !== seenVersion) throw new ProblemError('settings-changed');
      return saveVersion(transaction, chat, change);
    });

  return {
    find,

    async list(shopId: number): Promise<ChatSummary[]> {
      const rows = await database
        .inShops([shopId])
        .query<SummaryRow>(
          'select id, key, name, deactivated_at, deactivated_by from app where shop_id = $1 and deleted_at is null order by id',
          [shopId],
        );
      return rows.map(({ id, key, name, deactivated_at: at, deactivated_by: by }) => ({
        ...{ id: Number(id), key, name },
        switchedOff: at && { atDatetime: at.toISOString(), by },
      }));
    },

    /** Off is off for shoppers only: what they wrote can still be answered. */
    async switch({ shopId, chatId }: ChatPlace, isOn: boolean, by: Author): Promise<void> {
      await find({ shopId, chatId });
      // Off twice is still off since the first time.
      await database
        .inShops([shopId])
        .query(
          isOn
            ? 'update app set deactivated_at = null, deactivated_by = null, updated_at = now() where shop_id = $1 and id = $2'
            : 'update app set deactivated_at = now(), deactivated_by = $3, updated_at = now() where shop_id = $1 and id = $2 and deactivated_at is null',
          isOn ? [shopId, chatId] : [shopId, chatId, by.name],
        );
      if (!isOn) bus.publish({ type: 'chat-switched-off', shopId, appId: chatId });
    },

    async save(place: ChatPlace, given: { version: number; settings: unknown }, by: Author) {
      await find(place);
      return save(place, given.version, { settings: judged(given.settings), by });
    },

    versions: (place: ChatPlace, before: number | null) =>
      find(place).then(() => listVersions(database.inShops([place.shopId]), { ...place, before })),

    async restore(place: ChatPlace, version: number, seenVersion: number, by: Author) {
      await find(place);
      const kept = await settingsOfVersion(database.inShops([place.shopId]), { ...place, version });
      if (kept === null) throw new ProblemError('not-found');
      return save(place, seenVersion, { settings: shaped(kept), by, restoredFrom: version });
    },
  };
}

/** The shape of settings; a refusal names each field. */
function shaped(given: unknown): ChatSettings {
  const parsed = chatSettings.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ProblemError('invalid-settings', undefined, fieldProblems(parsed.error));
}

/** New settings are also judged by what a shape cannot say. */
export function judged(given: unknown): ChatSettings {
  const settings = shaped(given);
  const problems = judgeSettings(settings);
  if (problems.length > 0) throw new ProblemError('invalid-settings', undefined, problems);
  return settings;
}
