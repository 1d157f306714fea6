export { type Insets, launcherInsets } from './launcherInsets';
export { parseColor, safeColor } from './parseColor';
export { readPosition } from './readPosition';
export { contrastRatio, textOn } from './textOn';
export { isMobile, type Viewport, type WindowSize, windowSize } from './windowSize';
