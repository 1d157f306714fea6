import type { AssistantChat, ChatSettings } from '@shopbell/protocol';
import { mayAssistantSell } from '@shopbell/rules/tracking';
import { ProblemError } from '../../http/problem';
import type { Database, Queryable } from '../../platform/db';
import { type Author, lockChat, type ShopsService, saveVersion } from '../shops';

export type Switches = ReturnType<typeof createSwitches>;

interface SwitchesDependencies {
  readonly database: Database;
  readonly shops: Pick<ShopsService, 'chats'>;
}

export type ChatChange = Pick<AssistantChat, 'isOn' | 'scopes' | 'isOnFlows' | 'isOnOrders'>;

/** Whether the assistant answers, chat by chat, and the one switch that silences it everywhere. */
export function createSwitches({ database, shops }: SwitchesDependencies) {
  async function list(shopId: number): Promise<AssistantChat[]> {
    const chats = await shops.chats.list(shopId);
    return Promise.all(
      chats.map(async ({ id }) => toConsole(await shops.chats.find({ shopId, chatId: id }))),
    );
  }

  /** Whoever saves the settings of a chat meanwhile is told so; each change stands in its history. */
  async function change(
    transaction: Queryable,
    { shopId, chatId }: { shopId: number; chatId: number },
    by: Author,
    next: (settings: ChatSettings) => ChatSettings,
  ): Promise<void> {
    const chat = await lockChat(transaction, chatId);
    if (chat && chat.shopId === shopId)
      await saveVersion(transaction, chat, { settings: next(chat.settings), by });
  }

  return {
    list,

    async set(shopId: number, chatId: number, given: ChatChange, by: Author): Promise<AssistantChat[]> {
      await shops.chats.find({ shopId, chatId });
      await database
        .inShops([shopId])
        .tx((transaction) => change(transaction, { shopId, chatId }, by, (old) => withChange(old, given)));
      return list(shopId);
    },

    /** All at once or none, in the order of their ids: two who press it do not wait for each other. */
    async silence(shopId: number, isSilenced: boolean, by: Author): Promise<AssistantChat[]> {
      const chats = await shops.chats.list(shopId);
      if (chats.length === 0) throw new ProblemError('unknown-app');
      await database.inShops([shopId]).tx(async (transaction) => {
        for (const { id } of chats)
          await change(transaction, { shopId, chatId: id }, by, (old) => withAgent(old, { isSilenced }));
      });
      return list(shopId);
    },
  };
}

type AiAgent = ChatSettings['automation']['aiAgent'];

const withAgent = (settings: ChatSettings, part: Partial<AiAgent>): ChatSettings => ({
  ...settings,
  automation: { ...settings.automation, aiAgent: { ...settings.automation.aiAgent, ...part } },
});

function withChange(
  settings: ChatSettings,
  { isOn, scopes, isOnFlows, isOnOrders }: ChatChange,
): ChatSettings {
  const { scopes: _, ...agent } = settings.automation.aiAgent;
  const aiAgent = { ...agent, enabled: isOn, ...(scopes !== null && { scopes: [...scopes] }) };
  return {
    ...settings,
    automation: { ...settings.automation, aiAgent },
    featureFlags: { ...settings.featureFlags, aiOnFlows: isOnFlows, aiOnOrderManagement: isOnOrders },
  };
}

function toConsole({
  id,
  settings,
}: {
  readonly id: number;
  readonly settings: ChatSettings;
}): AssistantChat {
  const { enabled, scopes, isSilenced } = settings.automation.aiAgent;
  const { aiOnFlows, aiOnOrderManagement } = settings.featureFlags;
  return {
    ...{ id, name: settings.name, isOn: enabled, isSilenced, scopes: scopes ?? null },
    ...{ isSelling: mayAssistantSell(settings), isOnFlows: aiOnFlows, isOnOrders: aiOnOrderManagement },
  };
}
