import { Icon } from './Icon';

export const AccountIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="6.25" />
    <circle cx="8" cy="6.5" r="2.25" />
    <path d="M4 12.75c.6-1.75 2.1-2.75 4-2.75s3.4 1 4 2.75" />
  </Icon>
);
