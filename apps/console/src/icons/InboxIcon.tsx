import { Icon } from './Icon';

export const InboxIcon = () => (
  <Icon>
    <path d="M1.75 9.25 3.6 3.9a1.5 1.5 0 0 1 1.4-1h6a1.5 1.5 0 0 1 1.4 1l1.85 5.35v2.5a1.5 1.5 0 0 1-1.5 1.5h-9.5a1.5 1.5 0 0 1-1.5-1.5z" />
    <path d="M1.75 9.25H5l1 1.75h4l1-1.75h3.25" />
  </Icon>
);
