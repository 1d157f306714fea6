import { iconFrame } from '@shopbell/looks';

/** A 16 px grid, one weight, the colour of the words beside it. */
export const Icon = iconFrame(16, {
  width: 16,
  height: 16,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
