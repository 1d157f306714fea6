import { SettingsIcon } from '../icons/SettingsIcon';
import type { Screen } from '../screens/Screen';

export interface SettingsSearch {
  /** Which chat, where the shop has several. */
  readonly chat?: number;
}

export const settingsScreen: Screen<'settings/{-$section}', SettingsSearch> = {
  path: 'settings/{-$section}',
  title: 'Settings',
  role: 'admin',
  refusal: 'Settings are looked after by owners and admins',
  rail: { Icon: SettingsIcon },
  commands: [
    { id: 'settings/team', title: 'Team', params: { section: 'team' } },
    { id: 'settings', title: 'Settings' },
  ],
  readSearch: ({ chat }) => (Number.isSafeInteger(chat) ? { chat: Number(chat) } : {}),
  load: async () => (await import('./SettingsScreen')).SettingsScreen,
};
