import { Icon } from './Icon';

export const ProductIcon = () => (
  <Icon>
    <path d="M3.5 5.5h9l.75 8H2.75l.75-8zM5.75 7V4.75a2.25 2.25 0 0 1 4.5 0V7" />
  </Icon>
);
