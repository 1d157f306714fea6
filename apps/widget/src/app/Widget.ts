import type { BrowserStorage, Store, WritableStore } from '@shopbell/client/visitor';
import type {
  BusinessHours,
  Emit,
  EntrySource,
  LauncherPosition,
  LauncherSettings,
  StartPage,
  UnsentWords,
} from '@shopbell/protocol';
import type { DeepLinks } from '@shopbell/rules/pages';
import type { AvailabilityWatch } from '../availability';
import type { LazyClient } from '../client';
import type { TextsByKey, Translator } from '../i18n';
import type { Notices } from '../notices';
import type { PageFacts } from '../page';
import type { Router } from '../router';
import type { Details } from '../settings';
import type { Moments } from './Moments';

/** What the page's API may change after the start. */
export interface Overrides {
  readonly isPoweredByHidden?: boolean;
  readonly areAttachmentsDisabled?: boolean;
  readonly isPortalDisabled?: boolean;
  readonly isAnalyticsDisabled?: boolean;
  readonly hasConsent?: boolean;
  readonly position?: LauncherPosition;
  readonly businessHours?: BusinessHours;
  readonly startPage?: StartPage;
  readonly shop?: ShopContext;
  readonly texts?: TextsByKey;
  readonly selfServiceTexts?: TextsByKey;
}

/** What the shop's page says of itself and of who is signed in. */
export interface ShopContext {
  readonly domain: string;
  readonly customerId: string | null;
}

export interface WindowState {
  readonly isOpen: boolean;
  readonly isExpanded: boolean;
  /** How it came to be open, the last time it did. */
  readonly entrySource: EntrySource;
  /** Opened by the shopper or the page, not by itself: then the keyboard is wanted in it. */
  readonly wasAsked: boolean;
}

/**
 * What every feature starts from: the stores that they share, and the window. It knows no feature. What one of them
 * keeps for itself hangs on it by `perWidget`.
 */
export interface Widget {
  readonly launcher: LauncherSettings;
  readonly baseUrl: string;
  /** Where all of the widget stands. */
  readonly root: ParentNode;
  readonly emit: Emit;
  /** What the address of the page asked for. */
  readonly deepLinks: DeepLinks;
  readonly storage: BrowserStorage;
  /** The browser keeps nothing: what is remembered is gone with the page (STO-08). */
  readonly isStorageVolatile: Store<boolean>;
  readonly client: LazyClient;
  readonly unsent: UnsentWords;
  readonly router: Router;
  readonly notices: Notices;
  readonly availability: AvailabilityWatch;
  readonly window: Store<WindowState>;
  /** Null until the server has answered, or was found not to. */
  readonly details: WritableStore<Details | null>;
  readonly translator: WritableStore<Translator>;
  readonly page: Store<PageFacts>;
  readonly overrides: Store<Overrides>;
  /** What the started features do at moments of the widget's life. */
  readonly running: Moments[];
  tell<Moment extends keyof ToldMoments>(moment: Moment, ...given: Told<Moment>): Promise<unknown>;
  openFrom(source: EntrySource): void;
  close(): void;
  expand(isExpanded: boolean): void;
  override(change: Overrides): void;
  pageChanged(): void;
  stop(): void;
}

type ToldMoments = Required<Omit<Moments, 'ready' | 'facts'>>;
type Told<Moment extends keyof ToldMoments> = Parameters<ToldMoments[Moment]>;
