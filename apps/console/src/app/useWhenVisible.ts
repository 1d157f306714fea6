import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the element comes near the visible part of its scroller. An observer reports changes only, so a
 * new `turn` asks again: the element may still be in sight after a short page has arrived.
 */
export function useWhenVisible(
  element: RefObject<Element | null>,
  turn: unknown,
  onVisible: () => void,
): void {
  const visible = useEffectEvent(onVisible);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` is the reason to observe anew.
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) visible();
      },
      { root: target.closest('[data-scroller]'), rootMargin: '240px 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, turn]);
}
