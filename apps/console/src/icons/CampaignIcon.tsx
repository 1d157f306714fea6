import { Icon } from './Icon';

export const CampaignIcon = () => (
  <Icon>
    <path d="M2.5 6.5v3h2l6 3v-9l-6 3h-2zM4.75 9.5v3.25h1.75V10.4M13 6.5a2.2 2.2 0 0 1 0 3" />
  </Icon>
);
