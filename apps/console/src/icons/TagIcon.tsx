import { Icon } from './Icon';

export const TagIcon = () => (
  <Icon>
    <path d="M2.75 3.75v3.5L8.5 13l4.5-4.5-5.75-5.75h-3.5a1 1 0 0 0-1 1z" />
    <path d="M5.5 5.5h.01" />
  </Icon>
);
