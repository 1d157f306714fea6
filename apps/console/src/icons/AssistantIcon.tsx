import { Icon } from './Icon';

export const AssistantIcon = () => (
  <Icon>
    <path d="M13.5 8.5V11a1.5 1.5 0 0 1-1.5 1.5H6.5L3 14.5v-10A1.5 1.5 0 0 1 4.5 3H8" />
    <path d="m12 1.5.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8z" />
  </Icon>
);
