import { pictureAddress, productAddress } from '../catalog/addresses';
import { hasOnlyDefaultVariant } from '../catalog/productFacts';
import type { Fulfillment, Order, OrderLine } from '../orders/order';
import { totalsOf } from '../orders/orderFacts';
import { shipmentProgress } from '../orders/orderProgress';
import { formatDay, isoText } from '../shell/dates';
import { type Html, html } from '../shell/html';
import { formatMoney } from '../shell/money';
import { addressLines } from './addressLines';
import { returnDetails } from './returnDetails';
import { statusBadge } from './statusBadge';

/** What an order's page says, whether it is reached from the account or from the checkout. */
export function orderDetails(order: Order): Html {
  return html`<div class="checkout">
<div class="order-main">
${order.fulfillments.map((fulfillment, index) => shipment(order, fulfillment, index + 1))}
${order.returns?.map((each, index) => returnDetails(order, each, index + 1))}
<section aria-labelledby="items-title">
<h2 id="items-title" class="section-title">Items</h2>
<ul class="order-lines">${order.lines.map(orderLine)}</ul>
</section>
${wishes(order)}
</div>
${orderSummary(order)}
</div>`;
}

function shipment(order: Order, fulfillment: Fulfillment, place: number): Html {
  const { status, carrier, trackingNumbers, updatedAt, lines } = fulfillment;
  const progress = shipmentProgress[status];
  const inside = lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line ? [html`<li>${quantity} × ${line.product.title}</li>`] : [];
  });
  const links = trackingNumbers.map((number) => html`<li><a href="/tracking/${number}">${number}</a></li>`);
  return html`<section class="shipment" aria-labelledby="shipment-${place}">
<div class="shipment-head"><h2 id="shipment-${place}">Shipment ${order.fulfillments.length > 1 && place}</h2>
${statusBadge(progress)}</div>
<p>${progress.sentence}</p>
<p class="muted">Last heard of on
<time datetime="${isoText(updatedAt)}">${formatDay(updatedAt)}</time>, carried by ${carrier}</p>
<ul class="shipment-facts"><li><strong>Tracking</strong><ul>${links}</ul></li>
<li><strong>In the parcel</strong><ul>${inside}</ul></li></ul>
</section>`;
}

function orderLine({ product, variant, price, quantity }: OrderLine): Html {
  return html`<li class="order-line">
<img src="${pictureAddress(product, variant)}" alt="" width="88" height="88">
<div><a href="${productAddress(product, variant)}">${product.title}</a>
<p class="muted">${!hasOnlyDefaultVariant(product) && `${variant.title} · `}${formatMoney(price)} × ${quantity}</p></div>
<span>${formatMoney(price * quantity)}</span>
</li>`;
}

/** The note and what was ticked in the cart. */
function wishes({ details: { note, attributes } }: Order): Html | null {
  const entries = Object.entries(attributes);
  if (note === '' && entries.length === 0) return null;
  return html`<section aria-labelledby="note-title">
<h2 id="note-title" class="section-title">Your wishes</h2>
${note !== '' && html`<p class="typed">${note}</p>`}
${entries.map(([name, value]) => html`<p class="typed"><span class="muted">${name}:</span> ${value}</p>`)}
</section>`;
}

function orderSummary(order: Order): Html {
  const { subtotal, shipping, total, refunded } = totalsOf(order);
  return html`<section class="summary" aria-labelledby="summary-title">
<h2 id="summary-title">Summary</h2>
<p class="summary-row"><span>Subtotal</span> <span>${formatMoney(subtotal)}</span></p>
<p class="summary-row"><span>Shipping (${order.method.title})</span>
<span>${shipping === 0 ? 'Free' : formatMoney(shipping)}</span></p>
<p class="summary-row summary-total"><span>Total</span> <strong>${formatMoney(total)}</strong></p>
${refunded > 0 && html`<p class="summary-row"><span>Refunded</span> <span>−${formatMoney(refunded)}</span></p>`}
${order.refunds.map(({ note }) => html`<p class="muted">${note}</p>`)}
<p class="muted">${paidText(order)}</p>
<h3>Ships to</h3>
<address>${addressLines(order.delivery?.address ?? order.address)}</address>
<h3>Contact</h3>
<p>${order.email}${order.phone && html`<br>${order.phone}`}</p>
</section>`;
}

function paidText({ payment }: Order): string {
  return payment.kind === 'paid'
    ? `Paid with ${payment.cardCompany} ending in ${payment.lastDigits}.`
    : 'Nothing was charged: this is a demo.';
}
