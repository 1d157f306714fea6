import { iconFrame } from '@shopbell/looks';

const Icon = iconFrame(24);

export const HomeIcon = () => (
  <Icon>
    <path d="m4 11 8-6.5 8 6.5v8.5H4V11ZM9.5 19.5v-5.5h5v5.5" />
  </Icon>
);

export const TruckIcon = () => (
  <Icon>
    <path d="M3 6.5h11v10H3zM14 10h4l3 3.2v3.3h-7" />
    <circle cx="7.5" cy="17.5" r="1.8" />
    <circle cx="17" cy="17.5" r="1.8" />
  </Icon>
);

export const ReturnIcon = () => (
  <Icon>
    <path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H15a5 5 0 0 1 0 10H9" />
  </Icon>
);

export const CancelIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m9 9 6 6M15 9l-6 6" />
  </Icon>
);

export const BoxIcon = () => (
  <Icon>
    <path d="m4 8 8-4 8 4v8.5l-8 4-8-4V8ZM4 8l8 4 8-4M12 12v8.5" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </Icon>
);

export const ForwardIcon = () => (
  <Icon className="directional">
    <path d="m9.5 6 6 6-6 6" />
  </Icon>
);

export const FlowIcon = () => (
  <Icon>
    <circle cx="6" cy="6" r="2.2" />
    <circle cx="6" cy="18" r="2.2" />
    <circle cx="18" cy="12" r="2.2" />
    <path d="M8.2 6H12a3 3 0 0 1 3 3v.5M8.2 18H12a3 3 0 0 0 3-3v-.5" />
  </Icon>
);
