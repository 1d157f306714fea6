import { iconFrame } from '@shopbell/looks';

/** The weight of the window's own icons: 1.75 px strokes on a 24 px grid. */
const Icon = iconFrame(24, { className: 'content-icon' });

export const PlayIcon = () => (
  <Icon>
    <path d="M8 5.5v13l10.5-6.5Z" fill="currentColor" />
  </Icon>
);
export const DownloadIcon = () => (
  <Icon>
    <path d="M12 4v11M7 10.5l5 5 5-5M5 19.5h14" />
  </Icon>
);
export const CrossIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);
export const PreviousIcon = () => (
  <Icon>
    <path d="m14.5 6-6 6 6 6" />
  </Icon>
);
export const NextIcon = () => (
  <Icon>
    <path d="m9.5 6 6 6-6 6" />
  </Icon>
);
export const ArticleIcon = () => (
  <Icon>
    <path d="M6 4h12v16H6zM9 8.5h6M9 12h6M9 15.5h3.5" />
  </Icon>
);
export const RetryIcon = () => (
  <Icon>
    <path d="M19 12a7 7 0 1 1-2.2-5.1M19 4v4h-4" />
  </Icon>
);
