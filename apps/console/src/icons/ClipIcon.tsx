import { Icon } from './Icon';

export const ClipIcon = () => (
  <Icon>
    <path d="m12.5 7.5-5 5a3 3 0 0 1-4.25-4.25l5.5-5.5a2 2 0 0 1 2.85 2.85l-5.4 5.4a1 1 0 0 1-1.4-1.4L9.5 5" />
  </Icon>
);
