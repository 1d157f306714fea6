import { type RefObject, useEffect, useState } from 'react';

/** Who only passes over something does not want to be told about it. */
const patienceMs = 400;

/** The way from a thing to its tip is not yet away from both. */
const gapPx = 10;

const tippedAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/**
 * What has a tip and is pointed at for a moment, or reached by keyboard. Escape hides the tip, and so does a press; it stays
 * while the pointer is on it, so that it can be read under a magnifying glass.
 */
export function useTipped(tip: RefObject<HTMLElement | null>): HTMLElement | null {
  const [tipped, setTipped] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer = 0;
    let shown: HTMLElement | null = null;
    const listening = new AbortController();
    function show(element: HTMLElement | null): void {
      clearTimeout(timer);
      shown = element;
      setTipped(element);
    }
    function point({ target, pointerType, clientX, clientY }: PointerEvent): void {
      const element = tippedAt(target);
      if (pointerType === 'touch' || element === shown) return;
      if (shown && isOn(tip.current, clientX, clientY)) return;
      const wasShown = shown !== null;
      show(null);
      if (element) timer = window.setTimeout(() => show(element), wasShown ? 0 : patienceMs);
    }
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(tippedAt(target));
    };
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && show(null);
    const hide = () => show(null);
    const options = { capture: true, passive: true, signal: listening.signal };
    document.addEventListener('pointermove', point, options);
    document.addEventListener('focusin', focus, options);
    document.addEventListener('keydown', press, options);
    for (const away of ['focusout', 'pointerdown', 'scroll']) document.addEventListener(away, hide, options);
    document.documentElement.addEventListener('pointerleave', hide, { signal: listening.signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [tip]);
  return tipped;
}

function isOn(tip: HTMLElement | null, x: number, y: number): boolean {
  if (!tip) return false;
  const { left, right, top, bottom } = tip.getBoundingClientRect();
  return x >= left - gapPx && x <= right + gapPx && y >= top - gapPx && y <= bottom + gapPx;
}
