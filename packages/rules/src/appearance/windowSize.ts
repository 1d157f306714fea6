import { breakpoints, largeFrom } from '@shopbell/protocol';

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
