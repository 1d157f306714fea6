import { useStore } from '@shopbell/looks';
import { useLayoutEffect } from 'react';
import { useWidget } from './WidgetContext';

/** Beside a screen: gives the focus to one of its elements when the screen appears or the window opens on it. */
export function TakeFocus({ on }: { readonly on: string }) {
  const { root, window, page } = useWidget();
  const { isOpen, wasAsked } = useStore(window);
  const isTouch = useStore(page).size === 'small';
  // With the frame in which it appears, not behind what else arrives with it.
  useLayoutEffect(() => {
    // Whoever is in the screen already has the focus where they want it.
    if (!isOpen || !wasAsked || root.querySelector('.screen :focus')) return;
    // On a phone a field would pull up the keyboard over half of what there is to read.
    const dialog = root.querySelector<HTMLElement>('[role=dialog]');
    (isTouch ? dialog : dialog?.querySelector<HTMLElement>(`.screen :is(${on})`))?.focus();
  }, [root, on, isOpen, wasAsked, isTouch]);
  return null;
}
