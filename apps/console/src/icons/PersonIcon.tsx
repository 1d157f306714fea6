import { Icon } from './Icon';

export const PersonIcon = () => (
  <Icon>
    <circle cx="8" cy="5.25" r="2.5" />
    <path d="M3 13.25c.6-2.5 2.5-3.75 5-3.75s4.4 1.25 5 3.75" />
  </Icon>
);
