import { Icon } from './Icon';

export const NoteIcon = () => (
  <Icon>
    <path d="M3 3.5h10v6L9.5 13H3v-9.5z" />
    <path d="M13 9.5H9.5V13" />
  </Icon>
);
