import { z } from 'zod';
import { openObject } from './openObject';
import { applicationSettings, servedChatSettings } from './settings';

const chatId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const version = z.coerce.number().int().positive().max(2_147_483_647);

export const chatReference = z.object({ chatId });
export const chatVersionReference = z.object({ chatId, version });

/** Since when shoppers see nothing of a chat, and who wanted it so; null where they see it. */
const switchedOff = z.object({ atDatetime: z.iso.datetime(), by: z.string().nullable() }).nullable();

export const chatList = z.object({
  chats: z.array(z.object({ id: z.number().int(), key: z.string(), name: z.string(), switchedOff })),
});
export type ChatSummary = z.infer<typeof chatList>['chats'][number];

export const configuredChat = z.object({
  id: z.number().int(),
  key: z.string(),
  /** Rises with every save; who saves says which one they saw. */
  version: z.number().int(),
  settings: servedChatSettings,
});
export type ConfiguredChat = z.infer<typeof configuredChat>;

/** Judged as settings by the service, so that a refusal names each field. */
export const chatChange = z.object({ version, settings: openObject });
export const chatDraft = z.object({ settings: openObject });
export const chatRestore = z.object({ version });
export const chatSwitch = z.object({ isOn: z.boolean() });

const settingChange = z.object({ path: z.array(z.string()), before: z.unknown(), after: z.unknown() });
export type SettingChange = z.infer<typeof settingChange>;

export const chatVersion = z.object({
  version: z.number().int(),
  savedDatetime: z.iso.datetime(),
  /** Null: from the command line, or before there were versions. */
  savedBy: z.string().nullable(),
  restoredFrom: z.number().int().nullable(),
  changes: z.array(settingChange),
});
export type ChatVersion = z.infer<typeof chatVersion>;

export const chatVersionsQuery = z.object({ before: version.optional() });
export const chatVersions = z.object({ versions: z.array(chatVersion), hasMore: z.boolean() });

/** What the preview's page runs: the chat's script and settings as they would be with the draft. */
export const chatPreview = z.object({
  script: z.string(),
  window: z.object({ path: z.string(), script: z.string() }),
  settings: applicationSettings,
});

const chatSighting = z.object({ host: z.string(), lastSeenDatetime: z.iso.datetime() });
export type ChatSighting = z.infer<typeof chatSighting>;
/** The sites that asked for the chat's script, the latest first. */
export const chatSightings = z.object({ sightings: z.array(chatSighting) });
