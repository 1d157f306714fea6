import type { Order, ReturnableLine } from '@shopbell/protocol';
import { useState } from 'react';
import { useAsked } from './useAsked';

/** What can go back now: the shop's own system is asked each time. Null until it has answered. */
export function useReturnable({ id }: Order) {
  const [lines, setLines] = useState<readonly ReturnableLine[] | null>(null);
  const asked = useAsked(id, {
    ask: (calls, access) => calls.returnable(access, id),
    onFound: setLines,
    complaint: 'What can be returned could not be loaded.',
  });
  return { lines, ...asked };
}
