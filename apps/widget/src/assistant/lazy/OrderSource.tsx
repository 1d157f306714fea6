import { useStore } from '@shopbell/looks';
import type { AssistantSource } from '@shopbell/protocol';
import { localeOf } from '@shopbell/texts';
import type { SspTextKey } from '@shopbell/texts/self-service';
import { Fragment, useContext } from 'react';
import type { Widget } from '../../app/Widget';
import { WidgetContext } from '../../app/WidgetContext';
import { sspTextsOf } from '../../self-service/sspTextsOf';

type FromOrder = Extract<AssistantSource, { kind: 'order' }>;

/** What an order page calls what an assistant may say of an order. */
const labels: Readonly<Record<string, SspTextKey>> = {
  total: 'orderTotal',
  shipping: 'orderShipping',
  payment: 'orderPayment',
  cancelled: 'fulfillmentCancelled',
  refund: 'paymentRefunded',
  city: 'orderShippingAddress',
  carrier: 'orderTrackingCompany',
  tracking: 'orderTrackingNumber',
};

interface OrderSourceProps {
  readonly source: FromOrder;
  readonly all: readonly AssistantSource[];
}

/** Which order, and what of it was read. */
export function OrderSource({ source: { orderId, orderName }, all }: OrderSourceProps) {
  const widget = useContext(WidgetContext);
  if (!widget) return <bdi>{orderName}</bdi>;
  const read = all.filter((each): each is FromOrder => each.kind === 'order' && each.orderId === orderId);
  return <Fields widget={widget} orderName={orderName} read={read} />;
}

interface FieldsProps {
  readonly widget: Widget;
  readonly orderName: string;
  readonly read: readonly FromOrder[];
}

function Fields({ widget, orderName, read }: FieldsProps) {
  useStore(widget.details);
  useStore(widget.overrides);
  const texts = sspTextsOf(widget);
  const words = [
    texts.t('orderNumber', { number: orderName }),
    ...read.flatMap((each) => fieldOf(each, texts)),
  ];
  return [...new Set(words)].map((each, at) => (
    <Fragment key={each}>
      {at > 0 && ' · '}
      <bdi>{each}</bdi>
    </Fragment>
  ));
}

/** How far an order has come says what it is by itself; so does what is in it, and when it was placed, once that is words. */
const isPlain: ReadonlySet<string> = new Set(['status', 'items', 'placed']);
const isInstant = (value: string): boolean => /^\d{4}-\d\d-\d\dT/.test(value);

function fieldOf({ field, value }: FromOrder, { t, language }: ReturnType<typeof sspTextsOf>): string[] {
  const [, name = '', number = ''] = /^(\D+)(\d*)$/.exec(field) ?? [];
  const label = labels[name];
  if (label) return [t(label)];
  if (name === 'parcel') return [t('orderShipment', { number })];
  if (name === 'placed' && isInstant(value)) return [t('orderPlacedOn', { date: dateIn(language, value) })];
  return isPlain.has(name) ? [value] : [];
}

function dateIn(language: string, instant: string): string {
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return day.format(new Date(instant));
}
