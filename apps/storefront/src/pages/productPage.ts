import { pictureAddress } from '../catalog/addresses';
import type { Product, Variant } from '../catalog/product';
import { hasOnlyDefaultVariant, isAvailable } from '../catalog/productFacts';
import { pictureText } from '../catalog/variantPictures';
import { type Html, html } from '../shell/html';
import { formatMoney } from '../shell/money';
import type { Page } from '../shell/page';
import { formerPrice, productGrid } from './productCard';
import { productGallery } from './productGallery';

export function productPage(product: Product, chosen: Variant, related: readonly Product[]): Page {
  return {
    title: product.title,
    template: 'product',
    pageType: 'product',
    description: product.description,
    facts: { product: productFacts(product) },
    main: html`<nav class="crumbs" aria-label="Breadcrumb">
<a href="/collections/all">Shop</a> <span aria-hidden="true">/</span> ${product.type}
</nav>
<article class="product">
<div class="product-facts">
<p class="eyebrow">${product.vendor}</p>
<h1>${product.title}</h1>
<p class="price" data-price>${price(chosen)}</p>
<p class="description">${product.description}</p>
${isAvailable(product) ? addForm(product, chosen) : soldOut}
${promises}
</div>
${productGallery(product, chosen)}
</article>
<section class="band" aria-labelledby="related">
<h2 id="related">Goes well with</h2>
${productGrid(related)}
</section>`,
  };
}

function productFacts(product: Product): object {
  const { id, handle, title, vendor, type, tags } = product;
  return { id, handle, title, vendor, type, tags, available: isAvailable(product) };
}

function price({ price: cents, compareAtPrice }: Variant): Html {
  return html`<span data-amount>${formatMoney(cents)}</span>${compareAtPrice !== null && formerPrice(compareAtPrice)}`;
}

function addForm(product: Product, chosen: Variant): Html {
  const hiddenId = html`<input type="hidden" name="id" value="${chosen.id}">`;
  return html`<form class="add" method="post" action="/cart/add" data-add-to-cart>
${hasOnlyDefaultVariant(product) ? hiddenId : variantField(product, chosen)}
<div class="field field-quantity">
<label for="quantity">Quantity</label>
<input id="quantity" type="number" name="quantity" value="1" min="1"
  max="${Math.max(chosen.stock, 1)}" inputmode="numeric">
</div>
<p class="stock" data-stock-text>${stockText(chosen.stock)}</p>
<button class="button button-wide">Add to cart</button>
<p class="status" role="status" data-status></p>
</form>`;
}

function variantField(product: Product, chosen: Variant): Html {
  const options = product.variants.map((variant) => variantOption(product, variant, variant === chosen));
  return html`<div class="field">
<label for="variant">${product.options.map(({ name }) => name).join(' and ')}</label>
<select id="variant" name="id" data-variant>${options}</select>
</div>`;
}

/** Few enough to hurry for, or nothing. */
function stockText(stock: number): string {
  if (stock === 0) return 'Sold out';
  return stock <= 5 ? `Only ${stock} left` : '';
}

function variantOption(product: Product, variant: Variant, isChosen: boolean): Html {
  const isGone = variant.stock === 0;
  const state = html`${isChosen && html` selected`}${isGone && html` disabled`}`;
  const facts = html`data-amount="${formatMoney(variant.price)}" data-stock="${variant.stock}"
data-picture="${pictureAddress(product, variant)}" data-picture-text="${pictureText(product, variant)}"
data-stock-text="${stockText(variant.stock)}"`;
  return html`<option value="${variant.id}" ${facts}${state}>${variant.title}${isGone && ' (sold out)'}</option>`;
}

const soldOut = html`<div class="add">
<button class="button button-wide" type="button" disabled>Sold out</button>
<p class="muted">The next firing is on its way. Ask us in the chat, and we will set one aside.</p>
</div>`;

const promises = html`<ul class="promises">
<li><strong>Shipped in two days</strong> Free over $100, plastic-free always.</li>
<li><strong>Thirty nights to decide</strong> Send it back washed, used or unopened.</li>
<li><strong>Mended, not replaced</strong> We repair what we make, for life.</li>
</ul>`;
