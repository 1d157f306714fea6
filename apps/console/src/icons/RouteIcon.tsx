import { Icon } from './Icon';

export const RouteIcon = () => (
  <Icon>
    <circle cx="4" cy="12" r="1.5" />
    <circle cx="12" cy="4" r="1.5" />
    <path d="M5.5 12h4a2 2 0 0 0 2-2V5.5" />
  </Icon>
);
