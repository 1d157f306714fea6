import type { Order, OrderFulfillment } from '@shopbell/protocol';
import { orderWord, shipmentWord, timelineOf } from '@shopbell/rules/orders';
import type { ScreenProps } from '../../app/Feature';
import { useWidget } from '../../app/WidgetContext';
import { Failure } from './Failure';
import { LineItems } from './LineItems';
import { OrderGate } from './OrderGate';
import { Page } from './Page';
import { Pill } from './Pill';
import { portalOf } from './portalOf';
import { useAsked } from './useAsked';
import { useSspTexts } from './useSspTexts';

export const View = ({ parameters }: ScreenProps) => (
  <OrderGate parameters={parameters} title="orderTrack" action="track">
    {(order) => <Tracking order={order} />}
  </OrderGate>
);

/** Where each parcel of an order is (SSP-14): as it was known first, then as the carrier says now. */
function Tracking({ order }: { readonly order: Order }) {
  const { t } = useSspTexts();
  const portal = portalOf(useWidget());
  const { hasFailed, askAgain } = useAsked(order.id, {
    ask: (calls, access) => calls.track(access, order),
    onFound: portal.keepOrder,
    complaint: 'The parcels of an order could not be asked for.',
  });
  const isUnshipped = order.fulfillments.length === 0;
  return (
    <Page title={t('orderNumber', { number: order.name })} beside={<Pill word={orderWord(order)} />}>
      {hasFailed && <Failure text={t('errorOrders')} onRetry={askAgain} />}
      {isUnshipped && <p className="quiet">{t('trackingUnknown')}</p>}
      {order.fulfillments.map((fulfillment, at) => (
        <Shipment key={fulfillment.id} fulfillment={fulfillment} number={at + 1} order={order} />
      ))}
      {isUnshipped && (
        <section className="card block">
          <LineItems order={order} />
        </section>
      )}
    </Page>
  );
}

interface ShipmentProps {
  readonly fulfillment: OrderFulfillment;
  readonly number: number;
  readonly order: Order;
}

function Shipment({ fulfillment, number, order }: ShipmentProps) {
  const { t } = useSspTexts();
  const {
    tracking_company: company,
    tracking_numbers: numbers,
    tracking_urls: urls,
    line_items: items,
  } = fulfillment;
  const own = items.map(({ id }) => id);
  const inside = { ...order, line_items: order.line_items.filter(({ id }) => own.includes(id)) };
  const isPart = inside.line_items.length < order.line_items.length;
  return (
    <section className="card block">
      <div className="order-top">
        <h4>{t('orderShipment', { number })}</h4>
        <Pill word={shipmentWord(fulfillment)} />
      </div>
      <ol className="timeline">
        {timelineOf(fulfillment).map(({ textKey, state }) => (
          <li key={textKey} className={state} aria-current={state === 'now' ? 'step' : undefined}>
            {t(textKey)}
          </li>
        ))}
      </ol>
      <dl className="totals">
        {company && (
          <div>
            <dt>{t('orderTrackingCompany')}</dt>
            <dd dir="auto">{company}</dd>
          </div>
        )}
        {numbers.map((tracking, at) => (
          <div key={tracking}>
            <dt>{t('orderTrackingNumber')}</dt>
            <dd>
              <TrackingNumber number={tracking} address={urls[at] ?? null} />
            </dd>
          </div>
        ))}
      </dl>
      {isPart && inside.line_items.length > 0 && <LineItems order={inside} />}
    </section>
  );
}

function TrackingNumber({ number, address }: { readonly number: string; readonly address: string | null }) {
  if (!address || !/^https?:\/\//.test(address)) return <bdi>{number}</bdi>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      <bdi>{number}</bdi>
    </a>
  );
}
