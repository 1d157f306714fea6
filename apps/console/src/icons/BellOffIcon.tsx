import { Icon } from './Icon';

export const BellOffIcon = () => (
  <Icon>
    <path d="M4 11V7c0-.7.2-1.4.5-2M7 3.1A4 4 0 0 1 12 7v2M11 12H3l1-1M6.75 14h2.5M2.5 2.5l11 11" />
  </Icon>
);
