import type { AppSettings } from './appSettings';
import type { Decoration } from './decoration';
import type { Preferences } from './preferences';

/** What travels inside the snippet's script: only what the launcher and the way to the app need. */
export interface LauncherSettings {
  readonly appId: number;
  readonly appKey: string;
  readonly name: string;
  /** Deactivated or deleted: nothing is drawn (LCH-07, LCH-12). */
  readonly isDeactivated?: boolean;
  /** The app comes by itself to show the question box (INP-08). */
  readonly hasFloatingInput?: boolean;
  /** The shop has domains of its own, between which a chat may go on (CHK-01). */
  readonly hasStorageSync?: boolean;
  readonly shopType: AppSettings['shopType'];
  readonly language: string;
  /** In the chat's configured language, so that the launcher speaks before the app is there, and where it never comes. */
  readonly texts: Readonly<Record<'launcherOpen' | 'launcherClose' | 'errorRefreshPage', string>>;
  /** Left out where the configured language is the only one. */
  readonly languages?: AppSettings['languages'];
  readonly businessHours: AppSettings['businessHours'];
  /** Left out where they are off. */
  readonly preferences: Pick<Preferences, 'liveChatAvailability'> &
    Partial<
      Pick<
        Preferences,
        | 'hideOnMobile'
        | 'hideOutsideBusinessHours'
        | 'disableAutoOpen'
        | 'offlineModeEnabledDatetime'
        | 'languageOverride'
      >
    >;
  readonly decoration: Pick<
    Decoration,
    'backgroundStyle' | 'theme' | 'launcher' | 'introductionText' | 'offlineIntroductionText'
  >;
}

/** What the server needs besides to draw the launcher; it travels as the styles that came of it. */
export type LauncherLooks = Pick<Decoration, 'mainColor' | 'conversationColor' | 'position'>;
