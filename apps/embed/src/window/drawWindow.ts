import type { WindowConfig, WindowFacts } from '@shopbell/protocol';
import { windowSize } from '@shopbell/rules/appearance';
import { buildElement } from '../buildElement';
import { isCheckout } from '../pageFacts';
import { tabbable } from './focusTrap';
import type { StagePlace } from './StagePlace';

export interface DrawnWindow {
  readonly element: HTMLElement;
  readonly facts: WindowFacts;
  reveal(): void;
}

export function windowFacts({ isOnline }: StagePlace): WindowFacts {
  const isPinned = isCheckout();
  const size = windowSize({ width: innerWidth, height: innerHeight, isCheckout: isPinned });
  return { size, isCheckout: isPinned, isOnline: isOnline() };
}

/**
 * The window of the prerender, unseen, as it looks on this page: its first render has exactly these facts. It has its
 * place and its lines already, so that a press has only to show it. It is clipped and out of Tab's way: what is not
 * `visible`, or inert, hands that down to all within, and who is to show it again waits for a style of each of them.
 */
export function drawWindow(config: WindowConfig, place: StagePlace): DrawnWindow {
  const facts = windowFacts(place);
  const { size, isCheckout: isPinned, isOnline } = facts;
  const container = buildElement(['div', { class: 'unseen', 'aria-hidden': 'true' }, config.tree]);
  const element = container.firstChild as HTMLElement;
  if (!isOnline) element.querySelector('header')?.replaceWith(buildElement(config.awayHeader));
  element.classList.replace('medium', size);
  element.classList.toggle('checkout', isPinned);
  if (size === 'small' || isPinned) element.querySelector('.expand')?.remove();
  const stops = [...element.querySelectorAll<HTMLElement>(tabbable)];
  for (const stop of stops) stop.tabIndex = -1;
  place.host.append(container);
  return {
    element,
    facts,
    reveal() {
      for (const name of ['class', 'aria-hidden']) container.removeAttribute(name);
      for (const stop of stops.splice(0)) stop.removeAttribute('tabindex');
    },
  };
}
