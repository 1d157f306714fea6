import type { SspTextKey } from '@shopbell/texts/self-service';
import { Failure } from './Failure';
import { OrderSkeletons } from './OrderSkeletons';
import { Page } from './Page';
import type { OrdersState } from './useOrders';
import { useSspTexts } from './useSspTexts';

/** What stands in a screen until its orders do. */
export function Waiting({ title, state }: { readonly title: SspTextKey; readonly state: OrdersState }) {
  const { t } = useSspTexts();
  const shown = t(title, { number: '' });
  return (
    <Page title={shown}>
      {state.kind === 'failed' ? (
        <Failure text={t(state.textKey)} onRetry={state.retry} />
      ) : (
        <OrderSkeletons label={t('ordersLoading')} />
      )}
    </Page>
  );
}
