import { Icon } from './Icon';

export const MacroIcon = () => (
  <Icon>
    <path d="M8.75 2.5 3.5 9h4l-.5 4.5L12.5 7h-4l.25-4.5z" />
  </Icon>
);
