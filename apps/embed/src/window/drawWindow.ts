import type { WindowConfig, WindowFacts } from '@shopbell/protocol';
import { windowSize } from '@shopbell/rules/appearance';
import { buildElement } from '../buildElement';
import { isCheckout } from '../pageFacts';
import type { StagePlace } from './createStage';

export interface DrawnWindow {
  readonly element: HTMLElement;
  readonly facts: WindowFacts;
}

/** The window of the prerender, hidden, as it looks on this page: its first render has exactly these facts. */
export function drawWindow(config: WindowConfig, { host, isOnline }: StagePlace): DrawnWindow {
  const isPinned = isCheckout();
  const size = windowSize({ width: innerWidth, height: innerHeight, isCheckout: isPinned });
  const facts = { size, isCheckout: isPinned, isOnline: isOnline() };
  const element = buildElement(config.tree) as HTMLElement;
  if (!facts.isOnline) element.querySelector('header')?.replaceWith(buildElement(config.awayHeader));
  element.classList.replace('medium', size);
  element.classList.toggle('checkout', isPinned);
  if (size === 'small' || isPinned) element.querySelector('.expand')?.remove();
  element.hidden = true;
  const place = document.createElement('div');
  place.append(element);
  host.append(place);
  return { element, facts };
}
