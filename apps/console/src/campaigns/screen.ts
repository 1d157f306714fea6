import { CampaignIcon } from '../icons/CampaignIcon';
import type { Screen } from '../screens/Screen';

export interface CampaignsSearch {
  /** Which chat, where the shop has several. */
  readonly chat?: number;
}

const readChat = ({ chat }: Record<string, unknown>): CampaignsSearch =>
  Number.isSafeInteger(chat) ? { chat: Number(chat) } : {};

const refusal = 'Campaigns are looked after by owners and admins';

export const campaignsScreen: Screen<'campaigns', CampaignsSearch> = {
  path: 'campaigns',
  title: 'Campaigns',
  role: 'admin',
  refusal,
  rail: { Icon: CampaignIcon },
  commands: [{ id: 'campaigns', title: 'Campaigns' }],
  readSearch: readChat,
  load: async () => (await import('./CampaignsScreen')).CampaignsScreen,
};

export interface CampaignSearch extends CampaignsSearch {
  /** What a new one begins with. */
  readonly template?: string;
}

/** `new` has no id yet. */
export const campaignScreen: Screen<'campaigns/$campaignId', CampaignSearch> = {
  path: 'campaigns/$campaignId',
  title: 'Campaign',
  role: 'admin',
  refusal,
  readSearch: (search) => ({
    ...readChat(search),
    ...(typeof search.template === 'string' && { template: search.template }),
  }),
  load: async () => (await import('./CampaignScreen')).CampaignScreen,
};
