import type { Order, OrderFulfillment } from '@shopbell/protocol';

/** How much it weighs for who waits: never said by colour alone. */
export type Tone = 'plain' | 'moving' | 'good' | 'bad';

export interface StateWord {
  /** One of the texts of self-service. */
  readonly textKey: StateText;
  readonly tone: Tone;
}

/** Where an order stands, in one word: what the parcels say, where they all say something. */
export function orderWord(order: Order): StateWord {
  if (order.cancelled_at) return { textKey: 'fulfillmentCancelled', tone: 'bad' };
  const parcels = new Set(order.fulfillments.map(({ shipment_status: status }) => status));
  const [only] = parcels;
  if (order.fulfillment_status === 'fulfilled' && parcels.size === 1 && only) return shipmentWords[only];
  return fulfillmentWords[order.fulfillment_status ?? 'none'];
}

export const shipmentWord = ({ shipment_status: status }: OrderFulfillment): StateWord =>
  status ? shipmentWords[status] : { textKey: 'trackingUnknown', tone: 'plain' };

export const paymentWord = ({ financial_status: status }: Order): StateWord | null =>
  status && paymentWords[status];

const fulfillmentWords = {
  none: { textKey: 'fulfillmentUnfulfilled', tone: 'plain' },
  partial: { textKey: 'fulfillmentPartial', tone: 'moving' },
  fulfilled: { textKey: 'fulfillmentFulfilled', tone: 'moving' },
  restocked: { textKey: 'fulfillmentRestocked', tone: 'plain' },
} as const satisfies Record<string, { textKey: string; tone: Tone }>;

const shipmentWords = {
  label_printed: { textKey: 'trackingLabelPrinted', tone: 'plain' },
  confirmed: { textKey: 'trackingConfirmed', tone: 'plain' },
  ready_for_pickup: { textKey: 'trackingReadyForPickup', tone: 'good' },
  in_transit: { textKey: 'trackingInTransit', tone: 'moving' },
  out_for_delivery: { textKey: 'trackingOutForDelivery', tone: 'moving' },
  attempted_delivery: { textKey: 'trackingAttemptedDelivery', tone: 'bad' },
  delivered: { textKey: 'trackingDelivered', tone: 'good' },
  failure: { textKey: 'trackingFailure', tone: 'bad' },
} as const satisfies Record<string, { textKey: string; tone: Tone }>;

const paymentWords = {
  pending: { textKey: 'paymentPending', tone: 'plain' },
  authorized: { textKey: 'paymentAuthorized', tone: 'plain' },
  partially_paid: { textKey: 'paymentPartiallyPaid', tone: 'plain' },
  paid: { textKey: 'paymentPaid', tone: 'good' },
  partially_refunded: { textKey: 'paymentPartiallyRefunded', tone: 'plain' },
  refunded: { textKey: 'paymentRefunded', tone: 'plain' },
  voided: { textKey: 'paymentVoided', tone: 'plain' },
} as const satisfies Record<string, { textKey: string; tone: Tone }>;

type Words = typeof fulfillmentWords & typeof shipmentWords & typeof paymentWords;
type StateText = Words[keyof Words]['textKey'] | 'fulfillmentCancelled' | 'trackingUnknown';

/** The steps of a parcel, as a shopper counts them: how many are behind it. */
export function timelineOf({ shipment_status: status }: OrderFulfillment): readonly {
  readonly textKey: StateText;
  readonly state: 'done' | 'now' | 'ahead';
}[] {
  const steps = ['confirmed', 'in_transit', 'out_for_delivery', 'delivered'] as const;
  const reached = status === null ? 0 : placeOf[status];
  return steps.map((step, at) => ({
    textKey: at === reached && status ? shipmentWords[status].textKey : shipmentWords[step].textKey,
    state:
      at < reached || (at === reached && status === 'delivered') ? 'done' : at === reached ? 'now' : 'ahead',
  }));
}

const placeOf: Readonly<Record<NonNullable<OrderFulfillment['shipment_status']>, number>> = {
  label_printed: 0,
  confirmed: 0,
  in_transit: 1,
  out_for_delivery: 2,
  attempted_delivery: 2,
  failure: 2,
  ready_for_pickup: 2,
  delivered: 3,
};
