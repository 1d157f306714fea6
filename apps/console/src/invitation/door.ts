import type { Door } from '../screens/Screen';

export const invitationDoor: Door<'/invitation/$token'> = {
  path: '/invitation/$token',
  title: 'Invitation',
  admits: 'everyone',
  load: async () => (await import('./InvitationScreen')).InvitationScreen,
};
