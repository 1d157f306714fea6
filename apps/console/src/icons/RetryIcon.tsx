import { Icon } from './Icon';

export const RetryIcon = () => (
  <Icon>
    <path d="M13.25 8A5.25 5.25 0 1 1 11.7 4.3l1.55 1.45" />
    <path d="M13.25 2.5v3.25H10" />
  </Icon>
);
