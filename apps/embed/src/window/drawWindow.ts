import type { WindowConfig, WindowFacts } from '@shopbell/protocol';
import { windowSize } from '@shopbell/rules/appearance';
import { buildElement } from '../buildElement';
import { isCheckout } from '../pageFacts';
import type { StagePlace } from './StagePlace';

export interface DrawnWindow {
  readonly element: HTMLElement;
  readonly facts: WindowFacts;
}

export function windowFacts({ isOnline }: StagePlace): WindowFacts {
  const isPinned = isCheckout();
  const size = windowSize({ width: innerWidth, height: innerHeight, isCheckout: isPinned });
  return { size, isCheckout: isPinned, isOnline: isOnline() };
}

/** It has its place and its lines already, so that a press has only to show it. */
export const unseen = 'unseen';

/** The window of the prerender, unseen, as it looks on this page: its first render has exactly these facts. */
export function drawWindow(config: WindowConfig, place: StagePlace): DrawnWindow {
  const facts = windowFacts(place);
  const { size, isCheckout: isPinned, isOnline } = facts;
  const element = buildElement(config.tree) as HTMLElement;
  if (!isOnline) element.querySelector('header')?.replaceWith(buildElement(config.awayHeader));
  element.classList.replace('medium', size);
  element.classList.toggle('checkout', isPinned);
  if (size === 'small' || isPinned) element.querySelector('.expand')?.remove();
  const container = document.createElement('div');
  container.className = unseen;
  container.append(element);
  place.host.append(container);
  return { element, facts };
}
