import { iconFrame } from '@shopbell/looks';

/** One weight for all: 1.75 px strokes on a 24 px grid, in the colour of the text around them. */
export const Icon = iconFrame(24);

export const ChatIcon = () => (
  <Icon>
    <path d="M12 3.5c5 0 9 3.4 9 7.7 0 4.2-4 7.6-9 7.6-.9 0-1.8-.1-2.6-.3L5 20.5l.8-3.6C4.1 15.5 3 13.5 3 11.2c0-4.3 4-7.7 9-7.7Z" />
    <path d="M8 10.2h8M8 13.2h5" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const SendIcon = () => (
  <Icon>
    <path d="M12 19V5M5.5 11.5 12 5l6.5 6.5" />
  </Icon>
);

export const BellIcon = () => (
  <Icon>
    <path d="M12 5.5V4M4 17.5h16M6 17.5v-4a6 6 0 0 1 12 0v4M9.5 20.5h5" />
  </Icon>
);

export const AlertIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 8v4.5M12 15.8v.2" />
  </Icon>
);

export const BackIcon = () => (
  <Icon className="directional">
    <path d="m14.5 6-6 6 6 6" />
  </Icon>
);

export const ExpandIcon = () => (
  <Icon>
    <path d="M13.5 5H19v5.5M19 5l-6 6M10.5 19H5v-5.5M5 19l6-6" />
  </Icon>
);

export const ShrinkIcon = () => (
  <Icon>
    <path d="M18.5 10.5H13V5M13 10.5l6-6M5.5 13.5H11V19M11 13.5l-6 6" />
  </Icon>
);

export const DownIcon = () => (
  <Icon>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);

export const AttachIcon = () => (
  <Icon>
    <path d="m20 11.5-7.8 7.8a5 5 0 0 1-7.1-7.1l8.2-8.2a3.3 3.3 0 0 1 4.7 4.7l-8.2 8.2a1.7 1.7 0 0 1-2.4-2.4l7.4-7.4" />
  </Icon>
);
