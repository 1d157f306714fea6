import { useEffect, useState } from 'react';

/** True only after it has been true for a while: a short interruption is not worth a word. */
export function useDelayed(value: boolean, delayMs: number): boolean {
  const [isDelayed, setIsDelayed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDelayed(value), value ? delayMs : 0);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return isDelayed && value;
}
