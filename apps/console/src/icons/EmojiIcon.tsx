import { Icon } from './Icon';

export const EmojiIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="5.5" />
    <path d="M5.75 9.5c.5.8 1.3 1.25 2.25 1.25s1.75-.45 2.25-1.25M6 6.5h.01M10 6.5h.01" />
  </Icon>
);
