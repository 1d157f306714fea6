import { type Cart, type CartLine, linePrice, totalPrice } from '../cart/cart';
import { hasOnlyDefaultVariant, variantName } from '../catalog';
import { pictureAddress, productAddress } from '../catalog/addresses';
import { type Html, html } from '../shell/html';
import { formatMoney } from '../shell/money';
import type { Page } from '../shell/page';

export function cartPage(cart: Cart, notice = ''): Page {
  return {
    title: 'Your cart',
    template: 'cart',
    pageType: 'cart',
    main: html`<div class="page-head"><h1>Your cart</h1></div>
<p class="notice" role="alert" data-notice>${notice}</p>
${cart.length === 0 ? emptyCart : filledCart(cart)}`,
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
function filledCart(cart: Cart): Html {
  return html`<form id="remove" method="post" action="/cart/update"></form>
<form class="cart" method="post" action="/cart/update" data-cart>
<ul class="cart-lines">${cart.map(cartLine)}</ul>
<section class="summary" aria-labelledby="summary-title">
<h2 id="summary-title">Summary</h2>
<p class="summary-row"><span>Subtotal</span> <strong data-subtotal>${formatMoney(totalPrice(cart))}</strong></p>
<p class="muted">Taxes included. Shipping is added at checkout.</p>
<button class="button button-quiet button-wide" data-update>Update cart</button>
<button class="button button-wide" name="checkout" value="1">Check out</button>
</section>
</form>`;
}

function cartLine(line: CartLine): Html {
  const { product, variant, quantity } = line;
  const title = variantName(product, variant);
  const address = productAddress(product, variant);
  return html`<li class="cart-line" data-line="${variant.id}">
<a href="${address}" tabindex="-1" aria-hidden="true">
<img src="${pictureAddress(product)}" alt="" width="120" height="120">
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
