import { parseColor } from './parseColor';

export const themeColors = { light: '#FFFFFF', dark: '#161616' } as const;
export const minimumContrastRatio = 2.8;

/** Light text where it reaches the ratio on this colour, dark text otherwise (COL-05). */
export function textOn(color: string): (typeof themeColors)[keyof typeof themeColors] {
  return contrastRatio(themeColors.light, color) >= minimumContrastRatio
    ? themeColors.light
    : themeColors.dark;
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
