import { type LauncherPosition, positionLimits } from '@shopbell/protocol';

/** The argument of the page's API: a known corner and two whole offsets in range, or nothing. */
export function readPosition(argument: unknown): LauncherPosition | null {
  const { alignment, offsetX, offsetY } = (argument ?? {}) as LauncherPosition;
  return typeof alignment === 'string' &&
    /^(bottom|top)-(left|right)$/.test(alignment) &&
    isOffset(offsetX) &&
    isOffset(offsetY)
    ? { alignment, offsetX, offsetY }
    : null;
}

const isOffset = (offset: number): boolean =>
  Number.isInteger(offset) && offset >= positionLimits.offsetMin && offset <= positionLimits.offsetMax;
