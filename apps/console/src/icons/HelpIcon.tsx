import { Icon } from './Icon';

export const HelpIcon = () => (
  <Icon>
    <path d="M2.75 4.75h10.5v6.5H2.75zM5 7.25h.01M8 7.25h.01M11 7.25h.01M5.5 9.25h5" />
  </Icon>
);
