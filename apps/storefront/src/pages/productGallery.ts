import { closeUpAddress, pictureAddress, productAddress } from '../catalog/addresses';
import type { Product, Variant } from '../catalog/product';
import { colourSlugOf, lookName, looksOf, pictureText } from '../catalog/variantPictures';
import { type Html, html } from '../shell/html';

export function productGallery(product: Product, chosen: Variant): Html {
  const text = pictureText(product, chosen);
  return html`<div class="gallery">
<div class="gallery-main">
<img src="${pictureAddress(product, chosen)}" alt="${text}" width="800" height="800" data-main-picture>
${looks(product, chosen)}
</div>
<img src="${closeUpAddress(product, chosen)}" alt="Close-up: ${text}" width="400" height="400" loading="lazy"
  data-close-up>
<div class="gallery-card">
<p class="eyebrow">Material</p><p>${product.material}</p>
<p class="eyebrow">Care</p><p>${product.care}</p>
</div>
</div>`;
}

/** Links and not buttons: choosing a colour works without JavaScript. */
function looks(product: Product, chosen: Variant): Html | null {
  const all = looksOf(product);
  if (all.length < 2) return null;
  const shown = colourSlugOf(product, chosen);
  const links = all.map((look) => {
    const isShown = colourSlugOf(product, look) === shown;
    return html`<a href="${productAddress(product, look)}" data-look="${pictureAddress(product, look)}"
${isShown && html` aria-current="true"`}><img src="${pictureAddress(product, look)}" alt="${lookName(product, look)}"
  width="72" height="72"></a>`;
  });
  return html`<nav class="looks" aria-label="Colors">${links}</nav>`;
}
