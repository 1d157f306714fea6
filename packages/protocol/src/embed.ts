import type { ShownCampaign, TakenCard } from './campaignCard';
import type { ElementTree } from './elementTree';
import type { ChatCommands, ChatQuestions, Emit, EntrySource } from './publicApi';
import type { MessageId } from './schemas/ids';
import type { OutgoingMessage } from './schemas/message';
import type { LauncherSettings } from './schemas/settings';

/** The part of a page that the snippet's script and the app it loads must agree on. */
export const containerId = 'gorgias-chat-container';

/** Small values in the browser's storage, kept apart per chat. */
export const storageKey = (appId: number, name: StoredName): string => `gorgias-chat-${appId}-${name}`;

/** Before the name of a message that waits to be sent, in the browser's storage. */
export const notePrefix = 'gorgias-unsent ';

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
  'order-access',
  'order-cache',
  'code-request',
  'flow',
  'impersonator',
  'portal-visits',
  'floating-input-closed',
  'dismissed',
  'recently-viewed',
  'campaigns-seen',
  'campaign-ab',
  'campaign-positives',
  'visit-count',
  'session',
  'tabs',
  'visit-start',
  'offers-revealed',
  'starters-closed',
  'guest-id',
  'consent',
  'erasing',
] as const;
export type StoredName = (typeof storedNames)[number];

/** The part of a chat's settings without which its launcher cannot stand; the rest comes with the window. */
export interface ScriptSettings
  extends Pick<LauncherSettings, 'appId' | 'appKey' | 'name' | 'isDeactivated' | 'hasFloatingInput'> {
  /** Said in place of the launcher where the app does not come. */
  readonly refreshText: string;
  readonly preferences: Pick<
    LauncherSettings['preferences'],
    'hideOnMobile' | 'hideOutsideBusinessHours' | 'disableAutoOpen'
  >;
}

/** What the server writes into the script of one chat. */
export interface EmbedConfig {
  readonly settings: ScriptSettings;
  readonly tree: ElementTree;
  readonly css: string;
  /** Where the files lie on the script's own host, with a slash at its end. */
  readonly folder: string;
  /** What the chat does on a page before someone uses it. */
  readonly page: string;
  /** The shop has campaigns, suggested questions, or visits to count. */
  readonly campaigns?: boolean;
  readonly starters?: boolean;
  /** Where errors are told; only where the shop wants them told. */
  readonly reports?: string;
  /** Where this chat's window lies on the script's own host. */
  readonly window: string;
  /** The files of the app in the order in which they run: asked for together. */
  readonly files: readonly string[];
  /**
   * When the shop opens and closes in turn, beginning with an opening: in minutes, the first since 1970 and each other
   * since the one before it. The same hours every day repeat, which compresses.
   */
  readonly hours: readonly number[];
  /** Within its hours the chat is online whoever is there. */
  readonly isAlwaysLive: boolean;
  /**
   * Hidden where the first pattern matches the address and the second, if there is one, does not; empty: shown
   * everywhere. Null: the shop's rule could not be read (VIS-08).
   */
  readonly hideOn: readonly [] | readonly [where: string, except?: string] | null;
}

/** The window as the server draws it, from the same components that take it over. */
export interface PrerenderedWindow {
  readonly tree: ElementTree;
  /** The header where nobody is there to answer. */
  readonly awayHeader: ElementTree;
  /** The launcher while the window is open. */
  readonly launcher: ElementTree;
  /** What is sent before the app is there; its one text is in the place of the words. */
  readonly sent: ElementTree;
  /** The texts that were used for it. */
  readonly texts: TextsByName;
  readonly css: string;
}

/** Plain sentences, or one for each plural form. */
export type TextsByName = Readonly<
  Record<
    string,
    string | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string })
  >
>;

/** What the server writes into the window of one chat: it takes over only into an app of its own release. */
export interface WindowConfig extends PrerenderedWindow {
  readonly settings: LauncherSettings;
  readonly folder: string;
  readonly files: readonly string[];
  /** What the app asks for as soon as it runs: client and conversation. */
  readonly next: readonly string[];
}

/** What is known of the page when the window is drawn. */
export interface WindowFacts {
  readonly size: 'small' | 'medium' | 'large';
  readonly isCheckout: boolean;
  readonly isOnline: boolean;
}

/** A window that was opened before the app was there, last in its host, and what has been done in it. */
export interface EarlyWindow extends WindowFacts {
  readonly draft: string;
  /** Words that were sent, in their order. */
  readonly sent: readonly OutgoingMessage[];
  readonly isOpen: boolean;
  readonly isExpanded: boolean;
}

/**
 * Words that are sent while there is nothing to send them. They have their name from that press on and are kept under it,
 * so that they go out once, whatever becomes of the page.
 */
export interface UnsentWords {
  /** The page's own among all of the shopper's, to the server as well. */
  readonly clientInstanceId: string;
  /** For all that this page sends, early or not: no two share one. */
  newMessageId(): MessageId;
  keep(text: string): OutgoingMessage;
  /** They go another way. False where they are gone already: another of the shopper's pages has sent them. */
  forget(message: OutgoingMessage): boolean;
}

/** What the app is told when it starts. */
export interface EmbedStart {
  readonly settings: LauncherSettings;
  readonly baseUrl: string;
  /** What the window says until the server has been heard. */
  readonly texts: TextsByName;
  /** Null where nobody has opened it yet. */
  readonly early: EarlyWindow | null;
  readonly unsent: UnsentWords;
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
  /** From `ready` on: a campaign's card becomes React's; what takes it back. */
  takeCard(card: TakenCard): Promise<() => void>;
  /** From `ready` on: what is sent next answers this campaign (CMP-41). */
  answerCampaign(shown: ShownCampaign): void;
  /** The page had thrown the chat out, and it stands again: what a browser forgets by that is put right. */
  returned(): void;
  destroy(): void;
}
