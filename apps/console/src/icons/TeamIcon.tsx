import { Icon } from './Icon';

export const TeamIcon = () => (
  <Icon>
    <circle cx="6" cy="5.25" r="2.5" />
    <path d="M1.75 13.25c0-2.4 1.9-4 4.25-4s4.25 1.6 4.25 4" />
    <path d="M10.5 2.95a2.5 2.5 0 0 1 0 4.6M12 9.6c1.4.6 2.25 1.9 2.25 3.65" />
  </Icon>
);
