import type { Store } from '@shopbell/client/visitor';
import type {
  BusinessHours,
  EntrySource,
  LauncherPosition,
  LauncherSettings,
  StartPage,
  StoredName,
} from '@shopbell/protocol';
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
}

/** The widget without its pixels: what React shows, and what the page's API acts on. */
export interface Widget {
  readonly launcher: LauncherSettings;
  readonly baseUrl: string;
  readonly client: LazyClient;
  readonly router: Router;
  readonly notices: Notices;
  readonly availability: AvailabilityWatch;
  readonly window: Store<WindowState>;
  readonly hasFloatingInput: Store<boolean>;
  /** Null until the server has answered, or was found not to. */
  readonly details: Store<Details | null>;
  readonly translator: Store<Translator>;
  readonly page: Store<PageFacts>;
  readonly draft: Store<string>;
  readonly overrides: Store<Overrides>;
  /** What the page has put over the texts of the self-service screens. */
  readonly selfServiceTexts: Store<TextsByKey>;
  openFrom(source: EntrySource): void;
  close(): void;
  expand(isExpanded: boolean): void;
  setDraft(text: string): void;
  /** The message's id; null if so much waits already that it is refused. */
  sendText(text: string): Promise<string | null>;
  /** The first message of the floating input: opens the window and goes out once the connection is up. */
  sendFirst(text: string): void;
  closeFloatingInput(): void;
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
  read(name: StoredName): string | null;
  stop(): void;
}
