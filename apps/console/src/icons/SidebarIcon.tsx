import { Icon } from './Icon';

export const SidebarIcon = () => (
  <Icon>
    <path d="M3.5 3.25h9a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1zM10 3.25v9.5" />
  </Icon>
);
