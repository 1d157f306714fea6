import { Icon } from './Icon';

export const FlowIcon = () => (
  <Icon>
    <circle cx="4" cy="4" r="1.5" />
    <circle cx="4" cy="12" r="1.5" />
    <circle cx="12" cy="8" r="1.5" />
    <path d="M5.5 4H8a2 2 0 0 1 2 2v.5M5.5 12H8a2 2 0 0 0 2-2v-.5" />
  </Icon>
);
