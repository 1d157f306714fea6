import type { ChatPlacement, ChatQuestions, LauncherSettings } from '@shopbell/protocol';
import { isLauncherHidden } from '@shopbell/rules/launcher';
import { isVisibleOn } from '@shopbell/rules/visibility';
import { warn } from './log';
import { isCheckout, isSmall } from './readPage';

export interface Placement extends ChatPlacement {
  /** Looks at everything again. */
  update(): void;
}

const minuteMs = 60_000;

/** The one place that decides where and whether the chat stands, before the app is there and after. */
export function createPlacement(
  { visibility, preferences }: LauncherSettings,
  host: HTMLElement,
  { isOpen, isBusinessHours }: ChatQuestions,
  onShown: () => void,
  signal: AbortSignal,
): Placement {
  let { hideOnMobile, hideOutsideBusinessHours } = preferences;
  let isHiddenByPage = false;
  let hasWarned = false;
  let timer: ReturnType<typeof setTimeout>;

  function update(): void {
    clearTimeout(timer);
    if (signal.aborted) return;
    const isPinned = isCheckout();
    const { isVisible, isInvalid } = isVisibleOn(visibility, location.href, isPinned);
    if (isInvalid && !hasWarned) warn('Invalid visibility settings: the chat is shown.');
    hasWarned = isInvalid;
    host.hidden =
      isHiddenByPage ||
      isLauncherHidden({
        deactivatedDatetime: null,
        deletedDatetime: null,
        hideOnMobile,
        hideOutsideBusinessHours,
        isVisibleHere: isVisible,
        isMobile: hideOnMobile && isSmall(),
        isWindowOpen: isOpen(),
        isWithinHours: !hideOutsideBusinessHours || isBusinessHours(),
      });
    host.classList.toggle('checkout', isPinned);
    // Hours begin and end with a minute.
    if (hideOutsideBusinessHours) timer = setTimeout(update, minuteMs - (Date.now() % minuteMs));
    if (!host.hidden) onShown();
  }
  signal.addEventListener('abort', update);

  return {
    update,
    hideChat() {
      isHiddenByPage = true;
      update();
    },
    showChat() {
      isHiddenByPage = false;
      update();
    },
    hideOnMobile(isHidden = true) {
      hideOnMobile = isHidden;
      update();
    },
    hideOutsideBusinessHours(isHidden = true) {
      hideOutsideBusinessHours = isHidden;
      update();
    },
  };
}
