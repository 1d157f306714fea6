import type { ChatCommands, ChatQuestions, Emit, EntrySource } from './publicApi';
import type { LauncherSettings } from './schemas/settings';

/** The part of a page that the snippet's script and the app it loads must agree on. */
export const containerId = 'gorgias-chat-container';

/** Small values in the browser's storage, kept apart per chat. */
export const storageKey = (appId: number, name: StoredName): string => `gorgias-chat-${appId}-${name}`;

/** What every key of one chat begins with, and no other chat's. */
export const chatKeyPrefix = (appId: number): string => `gorgias-chat-${appId}-`;

export const storedNames = [
  'token',
  'last-active',
  'last-logout',
  'last-seen-id',
  'last-opened',
  'draft',
  'last-stored-id',
  'last-pending-time',
  'last-pending-online',
  'captured-email',
  'email-declined',
  'wait-choice',
  'customer-email',
  'customer-id',
  'order-number',
  'first-name',
  'floating-input-closed',
  'dismissed',
] as const;
export type StoredName = (typeof storedNames)[number];

/** An element of the prerendered launcher: tag, attributes, children. Text is a plain string. */
export type ElementTree = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (ElementTree | string)[],
];

/** What the server writes into the script of one chat. */
export interface EmbedConfig {
  readonly settings: LauncherSettings;
  readonly tree: ElementTree;
  readonly css: string;
  /** Where the files lie on the script's own host, with a slash at its end. */
  readonly folder: string;
  /** What the chat does on a page before someone uses it. */
  readonly page: string;
  /** The app, then what it imports at once: asked for together. */
  readonly files: readonly string[];
  /** The minutes since 1970 at which the shop opens and closes in turn, beginning with an opening. */
  readonly hours: readonly number[];
  /** Within its hours the chat is online whoever is there. */
  readonly isAlwaysLive: boolean;
  /**
   * Hidden where the first pattern matches the address and the second, if there is one, does not; empty: shown
   * everywhere. Null: the shop's rule could not be read (VIS-08).
   */
  readonly hideOn: readonly [] | readonly [where: string, except?: string] | null;
}

/** What the script tells the app when it starts it. */
export interface EmbedStart {
  readonly settings: LauncherSettings;
  readonly baseUrl: string;
  /** Listeners of the page live in the script, since they may come before the app. */
  readonly emit: Emit;
}

/** What the app gives back; the public API of the page stands on it. */
export interface WidgetHandle extends ChatCommands, ChatQuestions {
  /** Every command acts at once from here on; until then the page's calls wait in line. */
  readonly ready: Promise<unknown>;
  openFrom(source: EntrySource): void;
  /** The shopper was talking a moment ago: connects with the window closed, so that answers raise the badge. */
  resume(): void;
  /** The page has another address now, or another size: what depends on it is looked at again. */
  pageChanged(): void;
  /** The page had thrown the chat out, and it stands again: what a browser forgets by that is put right. */
  returned(): void;
  destroy(): void;
}
