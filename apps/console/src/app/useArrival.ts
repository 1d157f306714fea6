import { type RefObject, useEffect, useRef } from 'react';

export interface Arrival<Place extends HTMLElement> {
  readonly ref: RefObject<Place | null>;
  readonly tabIndex: -1;
  /** By which keys that belong to no field find out that the focus only rests here. */
  readonly 'data-arrival': '';
}

/**
 * Puts the focus where a screen begins when it opens, and again when it shows another place; null leaves it where it is.
 * Never out of a field: its own first field has it by then, or somebody types while the rest arrives.
 */
export function useArrival<Place extends HTMLElement>(place: string | null): Arrival<Place> {
  const ref = useRef<Place>(null);
  useEffect(() => {
    if (place === null || document.activeElement?.matches('input, textarea, select')) return;
    ref.current?.focus({ preventScroll: true });
  }, [place]);
  return { ref, tabIndex: -1, 'data-arrival': '' };
}
