import { Icon } from './Icon';

export const SendIcon = () => (
  <Icon>
    <path d="M8 13V3.25M3.75 7.25 8 3l4.25 4.25" />
  </Icon>
);
