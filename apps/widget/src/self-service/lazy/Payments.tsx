import { useStore } from '@shopbell/looks';
import type { Order } from '@shopbell/protocol';
import type { SspTextKey } from '@shopbell/texts/self-service';
import { useEffect } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { reportError } from '../../log';
import { portalOf } from './portalOf';
import { sspCalls } from './sspCalls';
import { isSignedOut, useSignInAgain } from './useOrders';
import { useSspTexts } from './useSspTexts';

const kinds: Readonly<Record<string, SspTextKey>> = {
  sale: 'paymentPaid',
  capture: 'paymentPaid',
  authorization: 'paymentAuthorized',
  refund: 'paymentRefunded',
  void: 'paymentVoided',
};

/** What was paid and given back, asked for once for each order (ORD-07). Without it the order is still told. */
export function Payments({ order }: { readonly order: Order }) {
  const widget = useWidget();
  const { t, money, date } = useSspTexts();
  const portal = portalOf(widget);
  const { access, cache } = useStore(portal.store);
  const leave = useSignInAgain();
  const transactions = cache?.ordersTransactions[order.name];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order
  useEffect(() => {
    if (transactions || !access) return;
    let isOver = false;
    sspCalls(widget)
      .transactions(access, order.id)
      .then(
        (found) => isOver || portal.keepTransactions(order.name, found),
        (error) => {
          if (isOver) return;
          if (isSignedOut(error)) leave('expired');
          else reportError('The payments of an order could not be loaded.', error);
        },
      );
    return () => {
      isOver = true;
    };
  }, [order.name]);
  const done = transactions?.filter(({ status }) => status !== 'failure') ?? [];
  if (done.length === 0) return null;
  return (
    <dl className="totals" aria-label={t('orderTransactions')}>
      {done.map(({ id, kind, status, amount, currency, card, gateway, created_at: at }) => (
        <div key={id}>
          <dt>
            {t(status === 'pending' ? 'paymentPending' : (kinds[kind] ?? 'paymentPaid'))}
            <span className="quiet">
              {[date(at), card ? `${card.company} ··${card.digits}` : gateway].filter(Boolean).join(' · ')}
            </span>
          </dt>
          <dd>{money(kind === 'refund' ? `-${amount}` : amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
