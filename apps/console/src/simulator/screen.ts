import type { Screen } from '../screens/Screen';

export const simulatorScreen: Screen<'campaigns/why'> = {
  path: 'campaigns/why',
  title: 'Why a campaign shows',
  role: 'admin',
  refusal: 'Why campaigns show is for owners and admins to look at',
  commands: [{ id: 'campaign-simulator', title: 'Why a campaign shows, or does not' }],
  load: async () => (await import('./SimulatorScreen')).SimulatorScreen,
};
