import { FlagIcon } from '../icons/FlagIcon';
import type { Screen } from '../screens/Screen';

export const firstRunScreen: Screen<'welcome'> = {
  path: 'welcome',
  title: 'First steps',
  role: 'admin',
  refusal: 'The first steps are looked after by owners and admins',
  rail: { Icon: FlagIcon, while: 'first-steps-left' },
  load: async () => (await import('./FirstRunScreen')).FirstRunScreen,
};
