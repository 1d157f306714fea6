import { orderDetails } from '../account/orderDetails';
import { type Order, orderName } from '../orders/order';
import { html } from '../shell/html';
import type { Page } from '../shell/page';

export function thankYouPage(order: Order, isInAccount: boolean): Page {
  return {
    title: `Thank you for order ${orderName(order)}`,
    template: 'checkout',
    isPrivate: true,
    main: html`<div class="page-head">
<p class="eyebrow">Order ${orderName(order)}</p>
<h1>Thank you, ${order.address.firstName}</h1>
<p class="lead">Your demo order is placed. Nothing is charged and nothing is shipped. Keep the number at hand
when you ask us about it.</p>
<p class="choices"><a class="button" href="/collections/all">Keep looking around</a>
${isInAccount && html`<a class="button button-quiet" href="/account">See all your orders</a>`}</p>
</div>
${orderDetails(order)}`,
  };
}
