import { Icon } from './Icon';

export const DiscountIcon = () => (
  <Icon>
    <path d="M5.5 10.5 10.5 5.5M6 6h.01M10 10h.01M2.5 6V3.5h11V6a2 2 0 0 0 0 4v2.5h-11V10a2 2 0 0 0 0-4z" />
  </Icon>
);
