import { Icon } from './Icon';

export const ArrowLeftIcon = () => (
  <Icon>
    <path d="M13 8H3.25M7.25 3.75 3 8l4.25 4.25" />
  </Icon>
);
