import { useEffect, useState } from 'react';

/** Whether something has been so for longer than the patience; a blink does not count. */
export function useIsLasting(isSo: boolean, patienceMs: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setIsOver(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [isSo, patienceMs]);
  return isSo && isOver;
}
