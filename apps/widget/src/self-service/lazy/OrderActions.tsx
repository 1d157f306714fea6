import { useStore } from '@shopbell/looks';
import type { Order } from '@shopbell/protocol';
import { canCancel, canChangeAddress, canReturn, enabledFlows } from '@shopbell/rules/orders';
import type { SspTextKey } from '@shopbell/texts/self-service';
import { useWidget } from '../../app/WidgetContext';
import { useIsAtOnce } from './useIsAtOnce';
import { useSspTexts } from './useSspTexts';

type Flow = ReturnType<typeof enabledFlows>[number];

const looks: Readonly<Record<Flow, readonly [SspTextKey, string]>> = {
  track: ['orderTrack', 'track'],
  return: ['orderReturn', 'return'],
  cancel: ['orderCancel', 'cancel'],
  report_issue: ['orderReport', 'report'],
};

/** What can be done with an order now (ORD-09); where something cannot, why. */
export function OrderActions({ order }: { readonly order: Order }) {
  const { router, details } = useWidget();
  const { t } = useSspTexts();
  const settings = useStore(details)?.settings?.selfService;
  const isAddressOpen = useIsAtOnce('address') && canChangeAddress(order);
  if (!settings) return null;
  const isPossible = {
    track: true,
    report_issue: true,
    cancel: canCancel(order, settings, Date.now()),
    return: canReturn(order),
  };
  const flows = enabledFlows(settings.flows);
  const go = (path: string) => router.push(`/self-service-portal/${path}`, { order: String(order.id) });
  const isShipped = order.fulfillment_status === 'partial' || order.fulfillment_status === 'fulfilled';
  return (
    <>
      <div className="order-actions">
        {flows
          .filter((flow) => isPossible[flow])
          .map((flow) => (
            <button key={flow} type="button" className="secondary" onClick={() => go(looks[flow][1])}>
              {t(looks[flow][0])}
            </button>
          ))}
        {isAddressOpen && (
          <button type="button" className="secondary" onClick={() => go('address')}>
            {t('actionAddress')}
          </button>
        )}
      </div>
      {flows.includes('cancel') && isShipped && (
        <p className="quiet small-print">{t('orderCancelImpossible')}</p>
      )}
    </>
  );
}
