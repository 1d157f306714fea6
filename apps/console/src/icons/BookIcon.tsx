import { Icon } from './Icon';

export const BookIcon = () => (
  <Icon>
    <path d="M8 4.25C6.5 3.2 4.5 3 2.75 3.25v9C4.5 12 6.5 12.2 8 13.25c1.5-1.05 3.5-1.25 5.25-1v-9C11.5 3 9.5 3.2 8 4.25zm0 0v9" />
  </Icon>
);
