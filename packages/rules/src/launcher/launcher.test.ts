import { describe, expect, it } from 'vitest';
import { isLauncherHidden, launcherStyles } from '.';

const shown = {
  deactivatedDatetime: null,
  deletedDatetime: null,
  hideOnMobile: false,
  hideOutsideBusinessHours: false,
  isVisibleHere: true,
  isMobile: false,
  isWindowOpen: false,
  isWithinHours: true,
};
const datetime = '2026-11-15T10:00:00.000Z';
const booleans = [false, true];

describe('isLauncherHidden', () => {
  it('shows a launcher against which nothing speaks', () => {
    expect(isLauncherHidden(shown)).toBe(false);
  });

  it('[LCH-07] hides it when the chat is deactivated', () => {
    expect(isLauncherHidden({ ...shown, deactivatedDatetime: datetime })).toBe(true);
  });

  it('[LCH-12] hides it when the chat is deleted', () => {
    expect(isLauncherHidden({ ...shown, deletedDatetime: datetime })).toBe(true);
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

it('[LCH-06] there are four launcher styles', () => {
  expect(launcherStyles).toEqual(['icon', 'icon-label', 'campaign-input', 'conversation-starter']);
});
