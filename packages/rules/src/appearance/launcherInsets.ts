import { type LauncherPosition, positionLimits } from '@shopbell/protocol';

export interface Insets {
  readonly vertical: 'top' | 'bottom';
  readonly horizontal: 'left' | 'right';
  readonly launcher: { readonly x: number; readonly y: number };
  readonly window: { readonly x: number; readonly y: number };
}

/**
 * Distances from the two edges of the aligned corner; offsets move away from those edges (POS-11). A checkout has its
 * own corner and final distances, whatever the shop has set.
 */
export function launcherInsets(
  { alignment, offsetX, offsetY }: LauncherPosition,
  isCheckout = false,
): Insets {
  if (isCheckout) return { vertical: 'bottom', horizontal: 'right', ...positionLimits.checkout };
  const { launcherBase, windowBase } = positionLimits;
  const vertical = alignment.startsWith('top') ? 'top' : 'bottom';
  const horizontal = alignment.endsWith('left') ? 'left' : 'right';
  return {
    vertical,
    horizontal,
    launcher: { x: launcherBase + offsetX, y: launcherBase + offsetY },
    window: { x: windowBase[horizontal] + offsetX, y: windowBase[vertical] + offsetY },
  };
}
