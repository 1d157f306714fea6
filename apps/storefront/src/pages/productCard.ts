import { pictureAddress, productAddress } from '../catalog/addresses';
import type { Product } from '../catalog/product';
import { isAvailable, isReduced, priceRange } from '../catalog/productFacts';
import { looksOf } from '../catalog/variantPictures';
import { type Html, html } from '../shell/html';
import { formatMoney } from '../shell/money';

export function productGrid(products: readonly Product[]): Html {
  return html`<ul class="grid">${products.map(productCard)}</ul>`;
}

function productCard(product: Product): Html {
  const looks = looksOf(product).length;
  return html`<li class="card">
<a href="${productAddress(product)}">
<span class="card-picture">
<img src="${pictureAddress(product)}" alt="${product.picture.alt}" width="400" height="400" loading="lazy">
${badge(product)}
</span>
<span class="card-title">${product.title}</span>
<span class="card-price">${cardPrice(product)}${looks > 1 && html`<span class="card-looks">${looks} colors</span>`}</span>
</a>
</li>`;
}

function badge(product: Product): Html | null {
  if (!isAvailable(product)) return html`<span class="badge">Sold out</span>`;
  if (isReduced(product)) return html`<span class="badge badge-sale">Sale</span>`;
  return product.tags.includes('new') ? html`<span class="badge">New</span>` : null;
}

function cardPrice(product: Product): Html {
  const { min, max } = priceRange(product);
  const compareAt = product.variants[0].compareAtPrice;
  return html`${min !== max && 'From '}${formatMoney(min)}${compareAt !== null && formerPrice(compareAt)}`;
}

export function formerPrice(cents: number): Html {
  return html` <s><span class="hidden">Before: </span>${formatMoney(cents)}</s>`;
}
