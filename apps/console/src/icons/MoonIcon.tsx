import { Icon } from './Icon';

export const MoonIcon = () => (
  <Icon>
    <path d="M13 9.6A5.5 5.5 0 0 1 6.4 3 5.5 5.5 0 1 0 13 9.6z" />
  </Icon>
);
