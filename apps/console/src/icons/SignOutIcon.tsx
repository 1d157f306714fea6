import { Icon } from './Icon';

export const SignOutIcon = () => (
  <Icon>
    <path d="M6.25 2.5H4A1.5 1.5 0 0 0 2.5 4v8A1.5 1.5 0 0 0 4 13.5h2.25" />
    <path d="M10.25 11 13.5 8l-3.25-3M13.25 8h-7" />
  </Icon>
);
