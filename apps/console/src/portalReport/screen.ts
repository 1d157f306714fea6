import { ChartIcon } from '../icons/ChartIcon';
import type { Screen } from '../screens/Screen';

export const portalReportScreen: Screen<'self-service'> = {
  path: 'self-service',
  title: 'Report',
  role: 'admin',
  refusal: 'The report is for owners and admins',
  rail: { Icon: ChartIcon },
  commands: [{ id: 'portal-report', title: 'Answered by self-service' }],
  load: async () => (await import('./PortalReportScreen')).PortalReportScreen,
};
