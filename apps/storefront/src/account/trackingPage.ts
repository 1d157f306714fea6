import type { Order } from '../orders/order';
import { shipmentProgress } from '../orders/orderProgress';
import { formatDay, isoText } from '../shell/dates';
import { html } from '../shell/html';
import type { Page } from '../shell/page';
import { statusBadge } from './statusBadge';

/** Stands in for the carrier's page. Whoever has the number may see it, so it says nothing about the customer. */
export function trackingPage(order: Order, trackingNumber: string): Page | null {
  const fulfillment = order.fulfillments.find((one) => one.trackingNumbers.includes(trackingNumber));
  if (!fulfillment) return null;
  const { status, carrier, shippedAt, updatedAt } = fulfillment;
  const { label, tone, sentence } = shipmentProgress[status];
  return {
    title: `Parcel ${trackingNumber}`,
    template: 'tracking',
    main: html`<div class="empty">
<p class="eyebrow">${carrier}</p>
<h1 class="tracking-number">${trackingNumber}</h1>
${statusBadge({ label, tone, sentence })}
<p class="lead">${sentence}</p>
<p class="muted">Collected on <time datetime="${isoText(shippedAt)}">${formatDay(shippedAt)}</time>, last heard of on
<time datetime="${isoText(updatedAt)}">${formatDay(updatedAt)}</time>.</p>
<p class="muted">A demo parcel: no carrier knows this number.</p>
</div>`,
  };
}
