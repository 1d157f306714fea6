import type { Door } from '../screens/Screen';

export const setupDoor: Door<'/setup'> = {
  path: '/setup',
  title: 'Set up',
  admits: 'founders',
  load: async () => (await import('./SetupScreen')).SetupScreen,
};
