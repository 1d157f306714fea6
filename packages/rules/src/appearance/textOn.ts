import { themeLimits } from '@shopbell/protocol';
import { parseColor } from './parseColor';

/**
 * Light text where it reaches the ratio on this colour, dark text otherwise (COL-05). A shop may switch the choice off
 * and have light text always (ENT-21).
 */
export function textOn(
  color: string,
  isContrastDisabled = false,
): typeof themeLimits.light | typeof themeLimits.dark {
  const { light, dark, contrastMin } = themeLimits;
  return isContrastDisabled || contrastRatio(light, color) >= contrastMin ? light : dark;
}

/** WCAG 2 contrast. */
export function contrastRatio(left: string, right: string): number {
  const [lighter = 0, darker = 0] = [luminance(left), luminance(right)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const { red, green, blue } = parseColor(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
