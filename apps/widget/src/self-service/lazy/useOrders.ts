import { useStore } from '@shopbell/looks';
import type { Order } from '@shopbell/protocol';
import { OrderError } from '@shopbell/rules/orders';
import type { SspTextKey } from '@shopbell/texts/self-service';
import { useEffect, useState } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { loadChunk } from '../../chunks/loadChunk';
import { reportError, reportFeature } from '../../log';
import { portalOf } from './portalOf';
import { sspCalls } from './sspCalls';

export type OrdersState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly textKey: SspTextKey; readonly retry: () => void }
  | { readonly kind: 'there'; readonly orders: readonly Order[] };

/** The shopper's orders; whoever is not signed in, or not any more, is asked who they are and comes back here. */
export function useOrders(): OrdersState {
  const widget = useWidget();
  const portal = portalOf(widget);
  const { access, cache, isTaken } = useStore(portal.store);
  const leave = useSignInAgain();
  const [failure, setFailure] = useState<OrderError | null>(null);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    if (!access) return leave(isTaken ? 'expired' : undefined);
    if (portal.cached()) return;
    portal.dropOrders();
    setFailure(null);
    let isOver = false;
    sspCalls(widget)
      .orders(access)
      .then(
        ({ orders, actions }) => {
          if (isOver) return;
          portal.keepOrders(orders, actions);
          loadChunk('tracking', () => import('../../tracking/lazy/trackOrders')).then(
            ({ trackOrders }) => trackOrders(widget, orders),
            reportFeature,
          );
        },
        (error: OrderError) => {
          if (isOver) return;
          if (error.code === 'signed_out') return leave('expired');
          if (error.code === 'not_found') return portal.keepOrders([]);
          reportError(error.message, error);
          setFailure(error);
        },
      );
    return () => {
      isOver = true;
    };
  }, [access, round]);

  const retry = () => {
    setFailure(null);
    setRound((before) => before + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line is back
  useEffect(() => {
    if (!failure) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failure]);

  if (failure) return { kind: 'failed', textKey: textOf(failure), retry };
  return access && cache ? { kind: 'there', orders: cache.orders } : { kind: 'loading' };
}

const textOf = ({ code }: OrderError): SspTextKey =>
  code === 'provide_order_details' ? 'errorEmailAndOrderNeeded' : 'errorOrders';

/** To the sign-in, and from there back to this screen. */
export function useSignInAgain(): (because?: 'expired') => void {
  const widget = useWidget();
  return (because) => {
    const { path, parameters } = widget.router.store.get().route;
    const given = { ...parameters, next: path, ...(because && { because }) };
    widget.router.replace(path.startsWith('/flow') ? '/flow/sign-in' : '/self-service-portal/login', given);
    if (because) portalOf(widget).expire();
  };
}

export const isSignedOut = (error: unknown): boolean =>
  error instanceof OrderError && error.code === 'signed_out';
