export { type Insets, launcherInsets } from './launcherInsets';
export { parseColor, safeColor } from './parseColor';
export { contrastRatio, minimumContrastRatio, textOn, themeColors } from './textOn';
