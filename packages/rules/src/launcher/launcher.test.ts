import { describe, expect, it } from 'vitest';
import { isLauncherHidden, isSwitchedOff } from '.';

const shown = {
  hideOnMobile: false,
  hideOutsideBusinessHours: false,
  isVisibleHere: true,
  isMobile: false,
  isWindowOpen: false,
  isWithinHours: true,
};
const booleans = [false, true];

describe('isSwitchedOff', () => {
  const [on, at] = [{ deactivatedAt: null, deletedAt: null }, new Date('2026-11-15T10:00:00Z')];

  it('is not said of a chat that is neither deactivated nor deleted', () => {
    expect(isSwitchedOff(on)).toBe(false);
  });

  it('[LCH-07] is said of one that is deactivated', () => {
    expect(isSwitchedOff({ ...on, deactivatedAt: at })).toBe(true);
  });

  it('[LCH-12] is said of one that is deleted', () => {
    expect(isSwitchedOff({ ...on, deletedAt: at })).toBe(true);
  });
});

describe('isLauncherHidden', () => {
  it('shows a launcher against which nothing speaks', () => {
    expect(isLauncherHidden(shown)).toBe(false);
  });

  it('[LCH-08] hides it where the page is outside its visibility rule', () => {
    expect(isLauncherHidden({ ...shown, isVisibleHere: false })).toBe(true);
  });

  it('[LCH-09] hides it on mobile only, and only with hideOnMobile', () => {
    const table = booleans.flatMap((isMobile) =>
      booleans.map((hideOnMobile) => isLauncherHidden({ ...shown, isMobile, hideOnMobile })),
    );
    expect(table).toEqual([false, false, false, true]);
  });

  it('[LCH-10] hides it outside the hours only when that is set and the window is closed', () => {
    const hidden = booleans.flatMap((hideOutsideBusinessHours) =>
      booleans.flatMap((isWithinHours) =>
        booleans
          .map((isWindowOpen) => ({ hideOutsideBusinessHours, isWithinHours, isWindowOpen }))
          .filter((facts) => isLauncherHidden({ ...shown, ...facts })),
      ),
    );
    expect(hidden).toEqual([{ hideOutsideBusinessHours: true, isWithinHours: false, isWindowOpen: false }]);
  });
});
