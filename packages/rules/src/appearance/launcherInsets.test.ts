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

  const settings = (['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const).map((alignment) => ({
    alignment,
    offsetX: 30,
    offsetY: 40,
  }));

  it('[POS-05] pins a checkout to the bottom right, whatever is set', () => {
    const corners = settings.map((position) => {
      const { vertical, horizontal } = launcherInsets(position, true);
      return `${vertical}-${horizontal}`;
    });
    expect(new Set(corners)).toEqual(new Set(['bottom-right']));
  });

  it('[POS-06] [LIM-17] takes 0/0 and 0/70 in a checkout, without the base and without offsets', () => {
    for (const position of settings) {
      const { launcher, window } = launcherInsets(position, true);
      expect({ launcher, window }).toEqual({ launcher: { x: 0, y: 0 }, window: { x: 0, y: 70 } });
    }
  });

  it('[POS-01] knows the four corners', () => {
    expect(
      settings
        .map((position) => launcherInsets(position))
        .map(({ vertical, horizontal }) => `${vertical}-${horizontal}`),
    ).toEqual(settings.map(({ alignment }) => alignment));
  });

  it('[POS-02] adds the offsets to the base', () => {
    expect(launcherInsets({ alignment: 'top-right', offsetX: 30, offsetY: -20 })).toEqual({
      vertical: 'top',
      horizontal: 'right',
      launcher: { x: 50, y: 0 },
      window: { x: 45, y: 80 },
    });
  });
});
