import { useStore } from '@shopbell/looks';
import { useLayoutEffect } from 'react';
import { useIsTakenOver } from './useIsTakenOver';
import { useWidget } from './WidgetContext';

/** Beside a screen: gives the focus to one of its elements when the screen appears or the window opens on it. */
export function TakeFocus({ on }: { readonly on: string }) {
  const { root, window, page } = useWidget();
  const { isOpen, wasAsked } = useStore(window);
  const isTouch = useStore(page).size === 'small';
  const isTakenOver = useIsTakenOver();
  // With the frame in which it appears, not behind what else arrives with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: being taken over is nothing that a shopper does
  useLayoutEffect(() => {
    // Whoever is in the screen already has the focus where they want it; in a window that is being taken over, anywhere
    // in it or on the page.
    const isKept = isTakenOver
      ? root.querySelector('.screen :focus')
      : document.activeElement !== document.body;
    if (!isOpen || !wasAsked || isKept) return;
    // On a phone a field would pull up the keyboard over half of what there is to read.
    const dialog = root.querySelector<HTMLElement>('[role=dialog]');
    (isTouch ? dialog : dialog?.querySelector<HTMLElement>(`.screen :is(${on})`))?.focus();
  }, [root, on, isOpen, wasAsked, isTouch]);
  return null;
}
