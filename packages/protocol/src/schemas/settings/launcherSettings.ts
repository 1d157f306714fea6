import type { Decoration } from './decoration';
import type { ServedText } from './texts';

/** What the launcher says before the page has all texts. */
export type LauncherTexts = Readonly<Record<'launcherOpen' | 'launcherClose' | 'launcherUnread', ServedText>>;

/** What travels inside the snippet's script: only what the launcher and the way to the app need. */
export interface LauncherSettings {
  readonly appId: number;
  readonly appKey: string;
  readonly name: string;
  readonly language: string;
  /** By the keys they have among all texts, so that a translator takes them as they are. */
  readonly texts: LauncherTexts;
  readonly decoration: Pick<
    Decoration,
    'mainColor' | 'conversationColor' | 'backgroundStyle' | 'launcher' | 'introductionText' | 'position'
  >;
}
