import { Icon } from './Icon';

export const BlockIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="5.25" />
    <path d="m4.4 4.4 7.2 7.2" />
  </Icon>
);
