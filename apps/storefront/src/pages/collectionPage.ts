import { type Collection, collections } from '../catalog';
import { html } from '../shell/html';
import type { Page } from '../shell/page';
import { productGrid } from './productCard';

export function collectionPage(collection: Collection): Page {
  const { title, description, products } = collection;
  const filters = collections.map((other) => {
    const current = other === collection && html` aria-current="page"`;
    return html`<a href="/collections/${other.handle}"${current}>${other.title}</a>`;
  });
  return {
    title,
    template: 'collection',
    pageType: 'collection',
    description,
    main: html`<div class="page-head">
<h1>${title}</h1>
<p class="lead">${description}</p>
</div>
<div class="toolbar">
<nav class="filters" aria-label="Collections">${filters}</nav>
<p class="muted">${products.length} products</p>
</div>
${productGrid(products)}`,
  };
}
