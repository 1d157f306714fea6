import { Icon } from './Icon';

export const ArrowDownIcon = () => (
  <Icon>
    <path d="M8 3v9.75M3.75 8.75 8 13l4.25-4.25" />
  </Icon>
);
