import { FlagIcon } from '../icons/FlagIcon';
import type { Screen } from '../screens/Screen';

export const campaignReportScreen: Screen<'reports/campaigns'> = {
  path: 'reports/campaigns',
  title: 'Campaign report',
  role: 'admin',
  refusal: 'The report of campaigns is for owners and admins',
  rail: { Icon: FlagIcon },
  commands: [{ id: 'campaign-report', title: 'What campaigns sell' }],
  load: async () => (await import('./CampaignReportScreen')).CampaignReportScreen,
};
