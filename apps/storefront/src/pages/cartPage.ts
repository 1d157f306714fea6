import { type Cart, type CartLine, linePrice, totalPrice } from '../cart/cart';
import type { CartDetails } from '../cart/cartDetails';
import { pictureAddress, productAddress } from '../catalog/addresses';
import { hasOnlyDefaultVariant, variantName } from '../catalog/productFacts';
import { freeShippingFrom } from '../checkout/shippingMethods';
import { type Html, html } from '../shell/html';
import { formatMoney } from '../shell/money';
import type { Page } from '../shell/page';

export function cartPage(cart: Cart, details: CartDetails, notice = ''): Page {
  return {
    title: 'Your cart',
    template: 'cart',
    pageType: 'cart',
    main: html`<div class="page-head"><h1>Your cart</h1></div>
<p class="notice" role="alert" data-notice>${notice}</p>
<p class="hidden" role="status" data-status></p>
${cart.length === 0 ? emptyCart : filledCart(cart, details)}`,
  };
}

const emptyCart = html`<div class="empty">
<img src="/storefront/basket.svg" alt="" width="180" height="180">
<h2>Nothing in here yet</h2>
<p class="lead">A mug is a good place to start.</p>
<a class="button" href="/collections/all">Browse the shop</a>
</div>`;

// The buttons that remove a line belong to a form of their own: Enter in a quantity field presses the first
// submit button of its form, and that must be "Update".
function filledCart(cart: Cart, details: CartDetails): Html {
  const total = totalPrice(cart);
  return html`<form id="remove" method="post" action="/cart/update"></form>
<form class="cart" method="post" action="/cart/update" data-cart>
<ul class="cart-lines">${cart.map(cartLine)}</ul>
<section class="summary" aria-labelledby="summary-title">
<h2 id="summary-title">Summary</h2>
<p class="summary-row"><span>Subtotal</span> <strong data-subtotal>${formatMoney(total)}</strong></p>
<p class="muted" data-shipping-hint data-free-from="${freeShippingFrom}">${shippingHint(total)}</p>
${orderDetails(details)}
<button class="button button-quiet button-wide" data-update>Update cart</button>
<button class="button button-wide" name="checkout" value="1">Check out</button>
</section>
</form>`;
}

function shippingHint(total: number): string {
  return total >= freeShippingFrom
    ? 'Taxes included. Shipping is free.'
    : `Taxes included. ${formatMoney(freeShippingFrom - total)} more for free shipping.`;
}

/** An empty field beside the box takes the attribute away when the box is not ticked. */
function orderDetails({ note, attributes }: CartDetails): Html {
  const isWrapped = attributes['Gift wrap'] === 'Yes';
  return html`<div class="field">
<label for="note">Note for us <span class="muted">(optional)</span></label>
<textarea id="note" name="note" rows="3" maxlength="500">${note}</textarea>
</div>
<input type="hidden" name="attributes[Gift wrap]" value="">
<label class="check"><input type="checkbox" name="attributes[Gift wrap]" value="Yes"${isWrapped && html` checked`}>
Wrap it as a gift</label>`;
}

function cartLine(line: CartLine): Html {
  const { product, variant, quantity } = line;
  const title = variantName(product, variant);
  const address = productAddress(product, variant);
  return html`<li class="cart-line" data-line="${variant.id}">
<a href="${address}" tabindex="-1" aria-hidden="true">
<img src="${pictureAddress(product, variant)}" alt="" width="120" height="120">
</a>
<div class="cart-line-name">
<a href="${address}">${product.title}</a>
<p class="muted">${!hasOnlyDefaultVariant(product) && `${variant.title} · `}${formatMoney(variant.price)}</p>
</div>
<div class="cart-line-quantity">
<input type="number" name="updates[${variant.id}]" value="${quantity}" min="0" max="${variant.stock}"
  inputmode="numeric" aria-label="Quantity of ${title}">
<button class="link" form="remove" name="updates[${variant.id}]" value="0"
  aria-label="Remove ${title}">Remove</button>
</div>
<p class="cart-line-price" data-line-price>${formatMoney(linePrice(line))}</p>
</li>`;
}
