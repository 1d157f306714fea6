import { Icon } from './Icon';

export const FlagIcon = () => (
  <Icon>
    <path d="M3.5 14V2.5M3.5 3h9l-2 3 2 3h-9" />
  </Icon>
);
