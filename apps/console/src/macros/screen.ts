import { MacroIcon } from '../icons/MacroIcon';
import type { Screen } from '../screens/Screen';

export const macrosScreen: Screen<'macros'> = {
  path: 'macros',
  title: 'Macros',
  role: 'agent',
  rail: { Icon: MacroIcon },
  commands: [{ id: 'macros', title: 'Macros' }],
  load: async () => (await import('./MacrosScreen')).MacrosScreen,
};
