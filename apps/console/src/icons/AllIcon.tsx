import { Icon } from './Icon';

export const AllIcon = () => (
  <Icon>
    <path d="M3 4h10M3 8h10M3 12h10" />
  </Icon>
);
