import { Icon } from './Icon';

export const BellIcon = () => (
  <Icon>
    <path d="M4 11V7a4 4 0 0 1 8 0v4l1 1H3l1-1zM6.75 14h2.5" />
  </Icon>
);
