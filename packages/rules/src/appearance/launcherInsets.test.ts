import { describe, expect, it } from 'vitest';
import { launcherInsets } from './launcherInsets';

describe('launcherInsets', () => {
  it('[POS-11] moves away from the two aligned edges, whichever they are', () => {
    const moved = (['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const).map((alignment) => {
      const rest = launcherInsets({ alignment, offsetX: 0, offsetY: 0 });
      const { vertical, horizontal, launcher, window } = launcherInsets({
        alignment,
        offsetX: 7,
        offsetY: 30,
      });
      const by = { x: launcher.x - rest.launcher.x, y: launcher.y - rest.launcher.y };
      expect({ x: window.x - rest.window.x, y: window.y - rest.window.y }).toEqual(by);
      return [`${vertical}-${horizontal}`, by];
    });
    expect(moved).toEqual([
      ['bottom-right', { x: 7, y: 30 }],
      ['bottom-left', { x: 7, y: 30 }],
      ['top-right', { x: 7, y: 30 }],
      ['top-left', { x: 7, y: 30 }],
    ]);
  });

  it('[LIM-15] starts the launcher 20 px from both edges', () => {
    expect(launcherInsets({ alignment: 'top-left', offsetX: 0, offsetY: 0 }).launcher).toEqual({
      x: 20,
      y: 20,
    });
    expect(launcherInsets({ alignment: 'bottom-right', offsetX: -20, offsetY: -20 }).launcher).toEqual({
      x: 0,
      y: 0,
    });
  });

  it('[LIM-16] starts the window 0 from the left, 100 from the top, 15 from the right, 90 from the bottom', () => {
    const atRest = { offsetX: 0, offsetY: 0 };
    expect(launcherInsets({ alignment: 'top-left', ...atRest }).window).toEqual({ x: 0, y: 100 });
    expect(launcherInsets({ alignment: 'bottom-right', ...atRest }).window).toEqual({ x: 15, y: 90 });
  });
});
