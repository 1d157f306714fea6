import { useStore } from '@shopbell/looks';
import { useEffect, useState } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { reportError } from '../../log';
import { type Access, portalOf } from './portalOf';
import { sspCalls } from './sspCalls';
import { isSignedOut, useSignInAgain } from './useOrders';

interface Asked<Found> {
  readonly ask: (calls: ReturnType<typeof sspCalls>, access: Access) => Promise<Found>;
  readonly onFound: (found: Found) => void;
  /** What is told the shop where there is no answer. */
  readonly complaint: string;
}

/** Asks the shop's own system once for each order, and again when told to. Who is not signed in any more is led there. */
export function useAsked<Found>(orderId: number, { ask, onFound, complaint }: Asked<Found>) {
  const widget = useWidget();
  const { access } = useStore(portalOf(widget).store);
  const leave = useSignInAgain();
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order and try
  useEffect(() => {
    if (!access) return;
    let isOver = false;
    setHasFailed(false);
    ask(sspCalls(widget), access).then(
      (found) => isOver || onFound(found),
      (error) => {
        if (isOver) return;
        if (isSignedOut(error)) return leave('expired');
        reportError(complaint, error);
        setHasFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [orderId, round]);
  return { hasFailed, askAgain: () => setRound((before) => before + 1) };
}
