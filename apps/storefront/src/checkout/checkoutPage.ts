import { type Cart, type CartLine, linePrice, totalPrice } from '../cart/cart';
import { cartText } from '../cart/cartCookie';
import { pictureAddress } from '../catalog/addresses';
import { variantName } from '../catalog/productFacts';
import { type Html, html } from '../shell/html';
import { formatMoney } from '../shell/money';
import type { Page } from '../shell/page';
import { addressFields, contactFields, errorSummary, methodFields } from './checkoutFieldsView';
import type { CheckoutForm } from './checkoutForm';
import { type ShippingCode, shippingMethod, shippingPrice } from './shippingMethods';
import type { CheckoutErrors } from './validateCheckout';

export type Checkout = {
  form: CheckoutForm;
  errors: CheckoutErrors;
  /** Something that concerns the whole page, such as a cart that has changed meanwhile. */
  notice: string;
  attempt: string;
  /** The form goes back to where it stands: `/checkout` or `/checkouts/{token}`. */
  action: string;
  isSignedIn: boolean;
  status: number;
};

export function checkoutPage(cart: Cart, checkout: Checkout): Page {
  const hasErrors = Object.keys(checkout.errors).length > 0;
  return {
    title: hasErrors ? 'Error: Checkout' : 'Checkout',
    template: 'checkout',
    status: checkout.status,
    isPrivate: true,
    main: cart.length === 0 ? emptyCheckout : filledCheckout(cart, checkout),
  };
}

const emptyCheckout = html`<div class="empty">
<img src="/storefront/basket.svg" alt="" width="140" height="140">
<h1>Checkout</h1>
<p class="lead">Your cart is empty, so there is nothing to pay for.</p>
<a class="button" href="/collections/all">Browse the shop</a>
</div>`;

function filledCheckout(cart: Cart, { form, errors, notice, attempt, action, isSignedIn }: Checkout): Html {
  return html`<div class="page-head"><h1>Checkout</h1></div>
${notice !== '' && html`<p class="notice" role="alert">${notice}</p>`}
${errorSummary(errors)}
<div class="checkout">
<form method="post" action="${action}" novalidate>
<input type="hidden" name="attempt" value="${attempt}">
<input type="hidden" name="seen" value="${cartText(cart)}">
${contactFields(form, errors, isSignedIn)}
${addressFields(form, errors)}
${methodFields(form, errors, totalPrice(cart))}
<p class="muted">This is a demo shop: no payment is taken and nothing is shipped. Use made-up details;
they stay in memory until the shop restarts.</p>
<button class="button button-wide">Place demo order</button>
</form>
${summary(cart, shippingMethod(form.method)?.code ?? 'standard')}
</div>`;
}

function summary(cart: Cart, code: ShippingCode): Html {
  const subtotal = totalPrice(cart);
  const shipping = shippingPrice(code, subtotal);
  return html`<section class="summary" aria-labelledby="summary-title" data-summary data-subtotal-cents="${subtotal}">
<h2 id="summary-title">Your order</h2>
<ul class="summary-lines">${cart.map(summaryLine)}</ul>
<p class="summary-row"><span>Subtotal</span> <span>${formatMoney(subtotal)}</span></p>
<p class="summary-row"><span>Shipping</span>
<span data-shipping>${shipping === 0 ? 'Free' : formatMoney(shipping)}</span></p>
<p class="summary-row summary-total"><span>Total</span>
<strong data-total>${formatMoney(subtotal + shipping)}</strong></p>
<p class="muted"><a href="/cart">Change the cart</a></p>
</section>`;
}

function summaryLine(line: CartLine): Html {
  return html`<li>
<img src="${pictureAddress(line.product, line.variant)}" alt="" width="56" height="56">
<span>${variantName(line.product, line.variant)} <span class="muted">× ${line.quantity}</span></span>
<span>${formatMoney(linePrice(line))}</span>
</li>`;
}
