export { type Insets, launcherInsets } from './launcherInsets';
export { parseColor } from './parseColor';
export { contrastRatio, minimumContrastRatio, textOn, themeColors } from './textOn';
