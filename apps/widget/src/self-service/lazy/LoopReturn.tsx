import { useStore } from '@shopbell/looks';
import type { Order } from '@shopbell/protocol';
import { useEffect, useState } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { reportError } from '../../log';
import { Failure } from './Failure';
import { OrderSkeletons } from './OrderSkeletons';
import { Page } from './Page';
import { portalOf } from './portalOf';
import { sspCalls } from './sspCalls';
import { isSignedOut, useSignInAgain } from './useOrders';
import { useSspTexts } from './useSspTexts';

interface LoopReturnProps {
  readonly order: Order;
  /** Asks the shop itself, where its portal does not answer. */
  readonly onInstead: () => void;
}

/** The address is made first, so that the press that opens it is the shopper's own and no browser stops it. */
export function LoopReturn({ order, onInstead }: LoopReturnProps) {
  const widget = useWidget();
  const { t } = useSspTexts();
  const { access } = useStore(portalOf(widget).store);
  const leave = useSignInAgain();
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    if (!access) return;
    let isOver = false;
    setHasFailed(false);
    sspCalls(widget)
      .loopAddress(access, order)
      .then(
        (found) => isOver || setAddress(found),
        (error) => {
          if (isOver) return;
          if (isSignedOut(error)) return leave('expired');
          reportError('The return portal could not be reached.', error);
          setHasFailed(true);
        },
      );
    return () => {
      isOver = true;
    };
  }, [round]);
  const retry = () => setRound(round + 1);
  return (
    <Page title={t('returnTitle', { number: order.name })}>
      {hasFailed && (
        <Failure text={t('errorReturnPortal')} onRetry={retry}>
          <button type="button" className="primary" onClick={onInstead}>
            {t('returnSubmit')}
          </button>
        </Failure>
      )}
      {!hasFailed && !address && <OrderSkeletons label={t('returnPortalOpening')} />}
      {address && (
        <a className="primary" href={address} target="_blank" rel="noopener noreferrer">
          {t('returnPortalOpen')}
        </a>
      )}
    </Page>
  );
}
