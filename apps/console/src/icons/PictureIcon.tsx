import { Icon } from './Icon';

export const PictureIcon = () => (
  <Icon>
    <path d="M2.5 3.5h11v9h-11zM2.5 10.5l3-3 3 3 2-2 3 3M10.25 6h.5" />
  </Icon>
);
