import { useStore } from '@shopbell/looks';
import type { Order, ReturnableLine } from '@shopbell/protocol';
import { useEffect, useState } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { reportError } from '../../log';
import { portalOf } from './portalOf';
import { sspCalls } from './sspCalls';
import { isSignedOut, useSignInAgain } from './useOrders';

/** What can go back now: the shop's own system is asked each time. Null until it has answered. */
export function useReturnable({ id }: Order) {
  const widget = useWidget();
  const { access } = useStore(portalOf(widget).store);
  const leave = useSignInAgain();
  const [lines, setLines] = useState<readonly ReturnableLine[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    if (!access) return;
    let isOver = false;
    setHasFailed(false);
    sspCalls(widget)
      .returnable(access, id)
      .then(
        (found) => isOver || setLines(found),
        (error) => {
          if (isOver) return;
          if (isSignedOut(error)) return leave('expired');
          reportError('What can be returned could not be loaded.', error);
          setHasFailed(true);
        },
      );
    return () => {
      isOver = true;
    };
  }, [round]);
  return { lines, hasFailed, readAgain: () => setRound(round + 1) };
}
