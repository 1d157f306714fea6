import { breakpoints, largeFrom, windowSizes } from '@shopbell/protocol';

export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly isCheckout: boolean;
}

export type WindowSize = 'small' | 'medium' | 'large';

/** A phone, upright or lying on its side. */
export const isMobile = ({ width, height, isCheckout }: Viewport): boolean =>
  width <= (isCheckout ? breakpoints.checkoutMobileWidth : breakpoints.mobileWidth) ||
  (width <= breakpoints.landscapeWidth && width > height);

export function windowSize(viewport: Viewport): WindowSize {
  if (isMobile(viewport)) return 'small';
  return viewport.width >= largeFrom.width && viewport.height >= largeFrom.height ? 'large' : 'medium';
}

/** The window in pixels: the whole screen on a phone, a column elsewhere. */
export function windowMetrics(viewport: Viewport, isExpanded: boolean): { width: number; height: number } {
  const { width, height, isCheckout } = viewport;
  if (isMobile(viewport)) return { width, height };
  const maxHeight = isCheckout ? windowSizes.checkoutMaxHeight : windowSizes.maxHeight;
  return {
    width: isExpanded ? windowSizes.expandedWidth : windowSizes.width,
    height: Math.min(height - windowSizes.heightMargin, maxHeight),
  };
}
