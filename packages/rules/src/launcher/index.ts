import type { ApplicationSettings, Preferences } from '@shopbell/protocol';

interface LauncherFacts
  extends Partial<Pick<ApplicationSettings, 'deactivatedDatetime' | 'deletedDatetime'>>,
    Pick<Preferences, 'hideOnMobile' | 'hideOutsideBusinessHours'> {
  readonly isVisibleHere: boolean;
  readonly isMobile: boolean;
  readonly isWindowOpen: boolean;
  readonly isWithinHours: boolean;
}

export const launcherStyles = ['icon', 'icon-label', 'campaign-input', 'conversation-starter'] as const;

/** The hours never hide an open window: it closes only when someone closes it. */
export function isLauncherHidden(facts: LauncherFacts): boolean {
  return (
    Boolean(facts.deactivatedDatetime ?? facts.deletedDatetime) ||
    !facts.isVisibleHere ||
    (facts.hideOnMobile && facts.isMobile) ||
    (facts.hideOutsideBusinessHours && !facts.isWithinHours && !facts.isWindowOpen)
  );
}
