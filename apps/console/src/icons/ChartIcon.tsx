import { Icon } from './Icon';

export const ChartIcon = () => (
  <Icon>
    <path d="M3 13V8.5M8 13V3M13 13V6" />
  </Icon>
);
