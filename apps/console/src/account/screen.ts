import { AccountIcon } from '../icons/AccountIcon';
import type { Screen } from '../screens/Screen';

export const accountScreen: Screen<'account'> = {
  path: 'account',
  title: 'Account',
  role: 'agent',
  rail: { Icon: AccountIcon },
  commands: [{ id: 'account', title: 'Account' }],
  load: async () => (await import('./AccountScreen')).AccountScreen,
};
