import { sortOrders, type View } from '../catalog/browseCollection';
import { type Collection, collections } from '../catalog/collections';
import type { Product } from '../catalog/product';
import { type Html, html } from '../shell/html';
import type { Page } from '../shell/page';
import { productGrid } from './productCard';

export function collectionPage(collection: Collection, view: View, products: readonly Product[]): Page {
  const { id, handle, title, description } = collection;
  return {
    title,
    template: 'collection',
    pageType: 'collection',
    description,
    facts: { collection: { id, handle } },
    main: html`<div class="page-head">
<h1>${title}</h1>
<p class="lead">${description}</p>
</div>
<div class="toolbar">
<nav class="filters" aria-label="Collections">${collections.map((other) => collectionLink(other, other === collection))}</nav>
${viewForm(handle, view)}
</div>
<p class="muted result-line" role="status">${products.length} ${products.length === 1 ? 'product' : 'products'}</p>
${products.length === 0 ? nothingLeft(handle) : productGrid(products)}`,
  };
}

function collectionLink({ handle, title }: Collection, isCurrent: boolean): Html {
  return html`<a href="/collections/${handle}"${isCurrent && html` aria-current="page"`}>${title}</a>`;
}

function viewForm(handle: string, { sortOrder, onlyInStock }: View): Html {
  const options = Object.entries(sortOrders).map(
    ([value, label]) =>
      html`<option value="${value}"${value === sortOrder && html` selected`}>${label}</option>`,
  );
  return html`<form class="view-form" action="/collections/${handle}">
<label class="check"><input type="checkbox" name="filter.v.availability" value="1"${onlyInStock && html` checked`}>
In stock only</label>
<label class="sort"><span>Sort by</span> <select name="sort_by">${options}</select></label>
<button class="button button-quiet button-small">Apply</button>
</form>`;
}

const nothingLeft = (handle: string): Html => html`<div class="empty">
<h2>Everything here is sold out</h2>
<p class="lead">The next batch is on the loom or in the kiln.</p>
<a class="button" href="/collections/${handle}">Show all of them</a>
</div>`;
