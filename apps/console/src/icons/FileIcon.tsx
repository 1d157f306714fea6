import { Icon } from './Icon';

export const FileIcon = () => (
  <Icon>
    <path d="M9.5 2.5h-5v11h7v-9l-2-2zM9.5 2.5v2h2" />
  </Icon>
);
