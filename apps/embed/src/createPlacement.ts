import type { ChatPlacement, ChatQuestions, EmbedConfig } from '@shopbell/protocol';
import { isLauncherHidden } from '@shopbell/rules/launcher';
import { warn } from './log';
import { isCheckout, isSmall } from './readPage';

export interface Placement extends ChatPlacement {
  /** Looks at everything again. */
  update(): void;
}

const minuteMs = 60_000;

/** The one place that decides where and whether the chat stands, before the app is there and after. */
export function createPlacement(
  { hideOn, settings }: EmbedConfig,
  host: HTMLElement,
  { isOpen, isBusinessHours }: ChatQuestions,
  onShown: () => void,
  signal: AbortSignal,
): Placement {
  let { hideOnMobile, hideOutsideBusinessHours } = settings.preferences;
  let isHiddenByPage = false;
  let timer: ReturnType<typeof setTimeout>;
  const [where, except] = hideOn ?? [];
  const isOn = (pattern: string | undefined) => pattern !== undefined && RegExp(pattern).test(location.href);
  if (!hideOn) warn('Invalid visibility settings: the chat is shown.');

  function update(): void {
    clearTimeout(timer);
    if (signal.aborted) return;
    const isPinned = isCheckout();
    host.hidden =
      isHiddenByPage ||
      isLauncherHidden({
        deactivatedDatetime: null,
        deletedDatetime: null,
        hideOnMobile,
        hideOutsideBusinessHours,
        isVisibleHere: isPinned || !isOn(where) || isOn(except),
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
