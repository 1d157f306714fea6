import type { Store, VisitorStorage } from '@shopbell/client/visitor';
import type {
  BusinessHours,
  CapturedValue,
  EntrySource,
  FileAttachment,
  LauncherPosition,
  LauncherSettings,
  StartPage,
} from '@shopbell/protocol';
import type { AttachmentDraft } from '../attachments';
import type { AvailabilityWatch } from '../availability';
import type { OfflineCapture } from '../capture';
import type { LazyClient } from '../client';
import type { TextsByKey, Translator } from '../i18n';
import type { Notices } from '../notices';
import type { PageFacts } from '../page';
import type { Router } from '../router';
import type { Details } from '../settings';

/** What the page's API may change after the start. */
export interface Overrides {
  readonly isPoweredByHidden?: boolean;
  readonly areAttachmentsDisabled?: boolean;
  readonly isPortalDisabled?: boolean;
  readonly isAnalyticsDisabled?: boolean;
  readonly hasConsent?: boolean;
  readonly position?: LauncherPosition;
  readonly businessHours?: BusinessHours;
}

/** What the shop's page says of itself and of who is signed in. */
export interface ShopContext {
  readonly domain: string;
  readonly customerId: string | null;
}

export interface WindowState {
  readonly isOpen: boolean;
  readonly isExpanded: boolean;
  /** Opened by the shopper or the page, not by itself: then the keyboard is wanted in it. */
  readonly wasAsked: boolean;
}

/** The widget without its pixels: what React shows, and what the page's API acts on. */
export interface Widget {
  readonly launcher: LauncherSettings;
  readonly baseUrl: string;
  /** Looked at by a preview link. */
  readonly isPreview: boolean;
  readonly client: LazyClient;
  readonly attachments: AttachmentDraft;
  readonly router: Router;
  readonly notices: Notices;
  readonly availability: AvailabilityWatch;
  readonly window: Store<WindowState>;
  /** Null until the server has answered, or was found not to. */
  readonly details: Store<Details | null>;
  readonly translator: Store<Translator>;
  readonly page: Store<PageFacts>;
  readonly draft: Store<string>;
  readonly overrides: Store<Overrides>;
  /** What the page has put over the texts of the self-service screens. */
  readonly selfServiceTexts: Store<TextsByKey>;
  /** The browser keeps nothing: what is remembered is gone with the page (STO-08). */
  readonly isStorageVolatile: Store<boolean>;
  readonly storage: VisitorStorage;
  openFrom(source: EntrySource): void;
  close(): void;
  expand(isExpanded: boolean): void;
  setDraft(text: string): void;
  /** The message's id; null if so much waits already that it is refused. */
  sendText(
    text: string,
    attachments?: readonly FileAttachment[],
    /** What the shopper said in the question box, before there was a window. */
    kind?: 'entry_customer_message',
  ): Promise<string | null>;
  /** What a shopper filled into a form of the conversation. */
  answerForm(value: CapturedValue, text: string): Promise<void>;
  updateTexts(given: unknown): void;
  updateSelfServiceTexts(given: unknown): void;
  choosePage(page: StartPage): void;
  captureEmail(email: string): void;
  captureCart(cart: object): void;
  /** True once the server has it. */
  captureOffline(capture: OfflineCapture): Promise<boolean>;
  setShop(shop: ShopContext): void;
  override(change: Overrides): void;
  pageChanged(): void;
  /** The shopper has done something with the chat: from now on their device may remember it. */
  acted(): void;
  logout(): Promise<void>;
  stop(): void;
}
