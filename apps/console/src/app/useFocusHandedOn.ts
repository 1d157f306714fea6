import { type RefObject, useEffect } from 'react';

const fields = 'a[href], button, input, select, textarea, summary, [contenteditable="true"]';

/** What had the focus and is gone, as with a condition that is removed, hands it on to what comes after it. */
export function useFocusHandedOn(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const whole = place.current;
    if (!whole) return;
    /** What had it, and all that came after it then. */
    let order: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      const all = [...whole.querySelectorAll<HTMLElement>(fields)];
      order = all.slice(all.indexOf(target as HTMLElement));
    };
    const changes = new MutationObserver(() => {
      if (order[0]?.isConnected === false && document.activeElement === document.body)
        order.find((each) => each.isConnected)?.focus();
    });
    whole.addEventListener('focusin', remember);
    changes.observe(whole, { childList: true, subtree: true });
    return () => {
      whole.removeEventListener('focusin', remember);
      changes.disconnect();
    };
  }, [place]);
}
