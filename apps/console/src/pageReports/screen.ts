import type { Screen } from '../screens/Screen';

export const pageReportsScreen: Screen<'errors'> = {
  path: 'errors',
  title: 'Errors on pages',
  role: 'admin',
  refusal: 'Errors on pages are for owners and admins',
  commands: [{ id: 'page-reports', title: 'Errors on pages' }],
  load: async () => (await import('./PageReportsScreen')).PageReportsScreen,
};
