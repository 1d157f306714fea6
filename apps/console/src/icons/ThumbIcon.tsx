import { Icon } from './Icon';

export const ThumbIcon = ({ isDown = false }: { readonly isDown?: boolean }) => (
  <Icon>
    <g transform={isDown ? 'rotate(180 8 8)' : undefined}>
      <path d="M2.5 7.5h2.5v6h-2.5zM5 7.5l2.6-5a1.5 1.5 0 0 1 1.6 1.7L8.8 6.5h3.4a1.4 1.4 0 0 1 1.4 1.7l-.9 4.1a1.5 1.5 0 0 1-1.5 1.2H5" />
    </g>
  </Icon>
);
