import { type Order, orderName } from '../orders/order';
import { progressOf, shipmentProgress } from '../orders/orderProgress';
import { formatDay, isoText } from '../shell/dates';
import { html } from '../shell/html';
import type { Page } from '../shell/page';
import { orderDetails } from './orderDetails';
import { statusBadge } from './statusBadge';

export function orderPage(order: Order): Page {
  const progress = progressOf(order);
  const isSaidBelow = order.fulfillments.some(({ status }) => shipmentProgress[status] === progress);
  return {
    title: `Order ${orderName(order)}`,
    template: 'customers-order',
    isPrivate: true,
    main: html`<nav class="crumbs" aria-label="Breadcrumb">
<a href="/account">Your account</a> <span aria-hidden="true">/</span> Order ${orderName(order)}
</nav>
<div class="page-head page-head-close">
<h1>Order ${orderName(order)}</h1>
<p class="order-state">${statusBadge(progress)}
<span class="muted">Placed on <time datetime="${isoText(order.placedAt)}">${formatDay(order.placedAt)}</time></span></p>
${!isSaidBelow && html`<p class="lead">${progress.sentence}</p>`}
</div>
${orderDetails(order)}`,
  };
}
