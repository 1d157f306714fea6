import { Icon } from './Icon';

export const CheckIcon = () => (
  <Icon>
    <path d="m3 8.5 3.25 3.25L13 5" />
  </Icon>
);
