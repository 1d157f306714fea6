import { Icon } from './Icon';

export const ReplyIcon = () => (
  <Icon>
    <path d="M6 4 2.75 7.25 6 10.5" />
    <path d="M2.75 7.25H9.5a3.75 3.75 0 0 1 3.75 3.75v1.25" />
  </Icon>
);
