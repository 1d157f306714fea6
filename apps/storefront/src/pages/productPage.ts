import { hasOnlyDefaultVariant, isAvailable, products } from '../catalog';
import { closeUpAddress, pictureAddress } from '../catalog/addresses';
import type { Product, Variant } from '../catalog/product';
import { type Html, html } from '../shell/html';
import { formatMoney } from '../shell/money';
import type { Page } from '../shell/page';
import { formerPrice, productGrid } from './productCard';

export function productPage(product: Product, variantId: number | null): Page {
  const chosen = chosenVariant(product, variantId);
  return {
    title: product.title,
    template: 'product',
    pageType: 'product',
    description: product.description,
    main: html`<nav class="crumbs" aria-label="Breadcrumb">
<a href="/collections/all">Shop</a> <span aria-hidden="true">/</span> ${product.type}
</nav>
<article class="product">
${gallery(product)}
<div class="product-facts">
<p class="eyebrow">${product.vendor}</p>
<h1>${product.title}</h1>
<p class="price" data-price>${price(chosen)}</p>
<p class="description">${product.description}</p>
${isAvailable(product) ? addForm(product, chosen) : soldOut}
${promises}
</div>
</article>
<section class="band" aria-labelledby="related">
<h2 id="related">Goes well with</h2>
${productGrid(related(product))}
</section>`,
  };
}

/** The one asked for by `?variant=`, else the first that can be bought. */
function chosenVariant(product: Product, variantId: number | null): Variant {
  return (
    product.variants.find(({ id }) => id === variantId) ??
    product.variants.find(({ stock }) => stock > 0) ??
    product.variants[0]
  );
}

function price({ price: cents, compareAtPrice }: Variant): Html {
  return html`<span data-amount>${formatMoney(cents)}</span>${compareAtPrice !== null && formerPrice(compareAtPrice)}`;
}

function gallery(product: Product): Html {
  return html`<div class="gallery">
<img class="gallery-main" src="${pictureAddress(product)}" alt="${product.picture.alt}" width="800" height="800">
<img src="${closeUpAddress(product)}" alt="Close-up: ${product.picture.alt}" width="400" height="400" loading="lazy">
<div class="gallery-card">
<p class="eyebrow">Material</p><p>${product.material}</p>
<p class="eyebrow">Care</p><p>${product.care}</p>
</div>
</div>`;
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
<button class="button button-wide">Add to cart</button>
<p class="status" role="status" data-status></p>
</form>`;
}

function variantField(product: Product, chosen: Variant): Html {
  const options = product.variants.map((variant) => variantOption(variant, variant === chosen));
  return html`<div class="field">
<label for="variant">${product.options.map(({ name }) => name).join(' and ')}</label>
<select id="variant" name="id" data-variant>${options}</select>
</div>`;
}

function variantOption(variant: Variant, isChosen: boolean): Html {
  const isGone = variant.stock === 0;
  const state = html`${isChosen && html` selected`}${isGone && html` disabled`}`;
  const facts = html`data-amount="${formatMoney(variant.price)}" data-stock="${variant.stock}"`;
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

function related(product: Product): readonly Product[] {
  const others = products.filter((other) => other !== product);
  const sharedTags = (other: Product) => other.tags.filter((tag) => product.tags.includes(tag)).length;
  return others.toSorted((one, other) => sharedTags(other) - sharedTags(one)).slice(0, 4);
}
