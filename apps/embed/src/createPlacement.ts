import type { ChatQuestions, EmbedConfig } from '@shopbell/protocol';
import { isLauncherHidden } from '@shopbell/rules/launcher';
import { isCheckout, isSmall } from './pageFacts';

interface Hiding {
  readonly isHidden?: boolean;
  readonly hideOnMobile?: boolean;
  readonly hideOutsideBusinessHours?: boolean;
}

export interface Placement {
  /** Looks at everything again. */
  update(): void;
  /** Takes effect with the next look. */
  hide(change: Hiding): void;
}

/** The one place that decides where and whether the chat stands, before the app is there and after. */
export function createPlacement(
  { hideOn, settings }: EmbedConfig,
  host: HTMLElement,
  { isOpen, isBusinessHours }: ChatQuestions,
  onShown: () => void,
  signal: AbortSignal,
): Placement {
  let hiding: Hiding = settings.preferences;
  const [where, except] = hideOn ?? [];
  const isOn = (pattern: string | undefined) => pattern !== undefined && RegExp(pattern).test(location.href);

  function update(): void {
    if (signal.aborted) return;
    const isPinned = isCheckout();
    host.hidden =
      hiding.isHidden ||
      isLauncherHidden({
        ...hiding,
        isVisibleHere: isPinned || !isOn(where) || isOn(except),
        isMobile: Boolean(hiding.hideOnMobile) && isSmall(),
        isWindowOpen: isOpen(),
        isWithinHours: isBusinessHours(),
      });
    host.classList.toggle('checkout', isPinned);
    if (!host.hidden) onShown();
  }

  return {
    update,
    hide(change) {
      hiding = { ...hiding, ...change };
    },
  };
}
