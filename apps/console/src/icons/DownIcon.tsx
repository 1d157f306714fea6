import { Icon } from './Icon';

export const DownIcon = () => (
  <Icon>
    <path d="m4 6.25 4 4 4-4" />
  </Icon>
);
