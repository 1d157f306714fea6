import { type PointerEventHandler, useEffect, useState } from 'react';

interface Steady<Value> {
  readonly shown: Value;
  readonly onPointerDown: PointerEventHandler;
}

/**
 * What somebody presses stays where it is until they let go. What comes in above would move it away meanwhile, and
 * the click would be lost, or somebody else's.
 */
export function useSteady<Value>(newest: Value): Steady<Value> {
  const [held, setHeld] = useState<{ readonly value: Value } | null>(null);
  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld) return;
    let frame = 0;
    // The click comes behind the release, and still has to find its place.
    const release = () => {
      frame = requestAnimationFrame(() => setHeld(null));
    };
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, [isHeld]);
  return { shown: held ? held.value : newest, onPointerDown: () => setHeld({ value: newest }) };
}
