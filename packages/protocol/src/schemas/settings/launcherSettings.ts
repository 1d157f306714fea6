import type { Decoration } from './decoration';

/** What travels inside the snippet's script: only what the launcher and the way to the app need. */
export interface LauncherSettings {
  readonly appId: number;
  readonly appKey: string;
  readonly name: string;
  readonly decoration: Pick<
    Decoration,
    'mainColor' | 'conversationColor' | 'backgroundStyle' | 'launcher' | 'introductionText' | 'position'
  >;
}
