import type { LauncherPosition } from '@shopbell/protocol';

const launcherBaseOffset = 20;
const windowBaseOffsets = { left: 0, top: 100, right: 15, bottom: 90 } as const;

export interface Insets {
  readonly vertical: 'top' | 'bottom';
  readonly horizontal: 'left' | 'right';
  readonly launcher: { readonly x: number; readonly y: number };
  readonly window: { readonly x: number; readonly y: number };
}

/** Distances from the two edges of the aligned corner; offsets move away from those edges (POS-11). */
export function launcherInsets({ alignment, offsetX, offsetY }: LauncherPosition): Insets {
  const vertical = alignment.startsWith('top') ? 'top' : 'bottom';
  const horizontal = alignment.endsWith('left') ? 'left' : 'right';
  return {
    vertical,
    horizontal,
    launcher: { x: launcherBaseOffset + offsetX, y: launcherBaseOffset + offsetY },
    window: { x: windowBaseOffsets[horizontal] + offsetX, y: windowBaseOffsets[vertical] + offsetY },
  };
}
