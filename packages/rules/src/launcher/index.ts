import type { Preferences } from '@shopbell/protocol';

interface LauncherFacts extends Partial<Pick<Preferences, 'hideOnMobile' | 'hideOutsideBusinessHours'>> {
  readonly isVisibleHere: boolean;
  readonly isMobile: boolean;
  readonly isWindowOpen: boolean;
  readonly isWithinHours: boolean;
}

/** A deleted chat shows no more than a deactivated one: nothing. The server decides it; a page learns the outcome. */
export const isSwitchedOff = (app: {
  readonly deactivatedAt: Date | null;
  readonly deletedAt: Date | null;
}): boolean => (app.deactivatedAt ?? app.deletedAt) !== null;

/** The hours never hide an open window: it closes only when someone closes it. */
export const isLauncherHidden = (facts: LauncherFacts): boolean =>
  Boolean(
    !facts.isVisibleHere ||
      (facts.hideOnMobile && facts.isMobile) ||
      (facts.hideOutsideBusinessHours && !facts.isWithinHours && !facts.isWindowOpen),
  );
