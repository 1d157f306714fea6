import { Icon } from './Icon';

export const OfflineIcon = () => (
  <Icon>
    <path d="m2.5 2.5 11 11M5.1 9.6a4.1 4.1 0 0 1 3.4-1.1M10.9 9.5l.2.15M2.75 7.1a7.4 7.4 0 0 1 2.6-1.6M8.2 5.1a7.5 7.5 0 0 1 5.05 2M8 12.4v.1" />
  </Icon>
);
