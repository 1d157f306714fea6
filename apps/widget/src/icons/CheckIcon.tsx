import { Icon } from './index';

/** Apart, since nobody has done anything yet before the window is there. */
export const CheckIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8.5 12.2 2.5 2.5 4.8-5.2" />
  </Icon>
);
