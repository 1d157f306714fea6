import type { Customer } from '../customers/customer';
import { type Order, orderName } from '../orders/order';
import { itemsIn, totalsOf } from '../orders/orderFacts';
import { progressOf } from '../orders/orderProgress';
import { formatDay, isoText } from '../shell/dates';
import { type Html, html } from '../shell/html';
import { formatMoney } from '../shell/money';
import type { Page } from '../shell/page';
import { addressLines } from './addressLines';
import { statusBadge } from './statusBadge';

export function accountPage(customer: Customer, orders: readonly Order[]): Page {
  return {
    title: 'Your account',
    template: 'customers-account',
    isPrivate: true,
    main: html`<div class="page-head page-head-row">
<div><p class="eyebrow">Your account</p><h1>Hello, ${customer.firstName}</h1></div>
<form method="post" action="/account/logout"><button class="button button-quiet">Sign out</button></form>
</div>
<div class="checkout">
<section aria-labelledby="orders-title">
<h2 id="orders-title" class="section-title">Orders</h2>
${orders.length === 0 ? noOrders : html`<ul class="orders">${orders.map(orderRow)}</ul>`}
</section>
<section class="summary" aria-labelledby="details-title">
<h2 id="details-title">Your details</h2>
<p>${customer.email}${customer.phone && html`<br>${customer.phone}`}</p>
<address>${addressLines(customer.address)}</address>
</section>
</div>`,
  };
}

const noOrders = html`<div class="empty">
<img src="/storefront/basket.svg" alt="" width="140" height="140">
<p class="lead">You have not ordered anything yet.</p>
<a class="button" href="/collections/all">Browse the shop</a>
</div>`;

function orderRow(order: Order): Html {
  const items = itemsIn(order);
  return html`<li class="order-row">
<a href="/account/orders/${order.number}">Order ${orderName(order)}</a>
${statusBadge(progressOf(order))}
<time class="muted" datetime="${isoText(order.placedAt)}">${formatDay(order.placedAt)}</time>
<span class="muted">${items} ${items === 1 ? 'item' : 'items'}${order.returns && ', return registered'}</span>
<span class="order-row-total">${formatMoney(totalsOf(order).total)}</span>
</li>`;
}
