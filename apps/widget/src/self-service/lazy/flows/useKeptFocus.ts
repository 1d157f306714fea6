import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Who answers by keyboard is led on: what had the focus is switched off while the server thinks, and gone after that. Then what
 * is asked next has it: its field, or all of it where a second press of the same key must not answer as well.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const own = area.current;
    if (!own) return;
    const { activeElement } = own.getRootNode() as ShadowRoot;
    const isInside = own.contains(activeElement);
    if (isBusy) {
      hadFocus.current = isInside;
      return;
    }
    // Whoever has gone elsewhere meanwhile stays there.
    const isFree = isInside || activeElement === null;
    if (hadFocus.current && isFree) (own.querySelector<HTMLElement>('form input') ?? own).focus();
    hadFocus.current = false;
  }, [area, isBusy]);
}
