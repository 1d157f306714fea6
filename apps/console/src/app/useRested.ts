import { useEffect, useState } from 'react';

/** What was typed, once the fingers rest: a shop's own system is not asked for every letter. */
export function useRested<Value>(value: Value, restMs = 250): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}
