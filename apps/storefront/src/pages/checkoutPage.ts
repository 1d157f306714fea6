import { type Cart, type CartLine, linePrice, totalPrice } from '../cart/cart';
import { variantName } from '../catalog';
import { pictureAddress } from '../catalog/addresses';
import { type Html, html } from '../shell/html';
import { formatMoney } from '../shell/money';
import type { Page } from '../shell/page';

const freeShippingFrom = 10_000;
const shippingFee = 900;

export function checkoutPage(cart: Cart): Page {
  return {
    title: 'Checkout',
    template: 'checkout',
    main: cart.length === 0 ? emptyCheckout : filledCheckout(cart),
  };
}

export function thankYouPage(): Page {
  return {
    title: 'Thank you',
    template: 'checkout',
    main: html`<div class="empty">
<p class="eyebrow">Thank you</p>
<h1>This is a demo: no order was placed</h1>
<p class="lead">Nothing was charged, stored or shipped. Your cart is as you left it.</p>
<a class="button" href="/collections/all">Keep looking around</a>
</div>`,
  };
}

const emptyCheckout = html`<div class="empty">
<h1>Checkout</h1>
<p class="lead">Your cart is empty, so there is nothing to pay for.</p>
<a class="button" href="/collections/all">Browse the shop</a>
</div>`;

function filledCheckout(cart: Cart): Html {
  return html`<div class="page-head"><h1>Checkout</h1></div>
<div class="checkout">
<form method="post" action="/checkout">
<fieldset>
<legend>Contact</legend>
${field('email', 'Email', 'email', 'email')}
</fieldset>
<fieldset class="address">
<legend>Shipping address</legend>
${field('first-name', 'First name', 'given-name')}
${field('last-name', 'Last name', 'family-name')}
${field('address', 'Address', 'street-address')}
${field('postal-code', 'Postal code', 'postal-code')}
${field('city', 'City', 'address-level2')}
</fieldset>
<p class="muted">This is a demo shop: no payment is taken, and nothing you type here is kept.</p>
<button class="button button-wide">Place demo order</button>
</form>
${orderSummary(cart)}
</div>`;
}

function field(name: string, label: string, autocomplete: string, type = 'text'): Html {
  return html`<div class="field field-${name}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required>
</div>`;
}

function orderSummary(cart: Cart): Html {
  const subtotal = totalPrice(cart);
  const shipping = subtotal >= freeShippingFrom ? 0 : shippingFee;
  return html`<section class="summary" aria-labelledby="summary-title">
<h2 id="summary-title">Your order</h2>
<ul class="summary-lines">${cart.map(summaryLine)}</ul>
<p class="summary-row"><span>Subtotal</span> <span>${formatMoney(subtotal)}</span></p>
<p class="summary-row"><span>Shipping</span> <span>${shipping === 0 ? 'Free' : formatMoney(shipping)}</span></p>
<p class="summary-row summary-total"><span>Total</span> <strong>${formatMoney(subtotal + shipping)}</strong></p>
</section>`;
}

function summaryLine(line: CartLine): Html {
  return html`<li>
<img src="${pictureAddress(line.product)}" alt="" width="56" height="56">
<span>${variantName(line.product, line.variant)} <span class="muted">× ${line.quantity}</span></span>
<span>${formatMoney(linePrice(line))}</span>
</li>`;
}
