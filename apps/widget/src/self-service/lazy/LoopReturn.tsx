import type { Order } from '@shopbell/protocol';
import { useState } from 'react';
import { Failure } from './Failure';
import { OrderSkeletons } from './OrderSkeletons';
import { Page } from './Page';
import { useAsked } from './useAsked';
import { useSspTexts } from './useSspTexts';

interface LoopReturnProps {
  readonly order: Order;
  /** Asks the shop itself, where its portal does not answer. */
  readonly onInstead: () => void;
}

/** The address is made first, so that the press that opens it is the shopper's own and no browser stops it. */
export function LoopReturn({ order, onInstead }: LoopReturnProps) {
  const { t } = useSspTexts();
  const [address, setAddress] = useState<string | null>(null);
  const { hasFailed, askAgain } = useAsked(order.id, {
    ask: (calls, access) => calls.loopAddress(access, order),
    onFound: setAddress,
    complaint: 'The return portal could not be reached.',
  });
  return (
    <Page title={t('returnTitle', { number: order.name })}>
      {hasFailed && (
        <Failure text={t('errorReturnPortal')} onRetry={askAgain}>
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
