import { pictureAddress } from '../catalog/addresses';
import type { Catalog } from '../catalog/createCatalog';
import { type Html, html } from '../shell/html';
import type { Page } from '../shell/page';
import { productGrid } from './productCard';

const featured = ['fern-linen-throw', 'pebble-mug', 'washed-linen-duvet-set', 'tall-stem-vase'];

export function homePage(catalog: Catalog): Page {
  const newest = catalog.products.filter(({ tags }) => tags.includes('new')).slice(0, 4);
  return {
    title: 'Home textiles and ceramics',
    template: 'index',
    pageType: 'home',
    description: 'Linen, wool and stoneware, woven and thrown in small batches.',
    main: html`${hero}
<section class="band" aria-labelledby="favourites">
<div class="band-head">
<h2 id="favourites">House favourites</h2>
<a href="/collections/all">See everything</a>
</div>
${productGrid(featured.flatMap((handle) => catalog.byHandle(handle) ?? []))}
</section>
<div class="tiles">
${tile(catalog, 'textiles', 'Textiles', 'Linen, wool and cotton', 'meadow-cushion-cover')}
${tile(catalog, 'ceramics', 'Ceramics', 'Stoneware for every day', 'morning-teapot')}
</div>
<section class="band" aria-labelledby="newest">
<div class="band-head">
<h2 id="newest">New this season</h2>
<a href="/collections/new">See what is new</a>
</div>
${productGrid(newest)}
</section>
${story}`,
  };
}

const hero = html`<section class="hero" aria-labelledby="hero-title">
<div class="hero-text">
<p class="eyebrow">The autumn table</p>
<h1 id="hero-title">Made slowly, used&nbsp;daily.</h1>
<p class="lead">Linen from the loom and stoneware from the kiln: a small collection of things
that get better with washing, pouring, folding and time.</p>
<a class="button" href="/collections/all">Shop the collection</a>
</div>
<img class="hero-picture" src="/storefront/hero.svg" width="960" height="800"
  alt="A table by a window: a teapot, a vase with branches and a folded green throw">
</section>`;

const story = html`<section class="story" aria-labelledby="story-title">
<h2 id="story-title">Two workshops, one house</h2>
<p>We weave in a former mill and throw in the stable behind it. Nothing leaves before someone here
has slept under it or had breakfast from it. If something is not right, ring the bell in the corner:
a person answers.</p>
</section>`;

function tile(
  catalog: Catalog,
  collection: string,
  title: string,
  text: string,
  productHandle: string,
): Html | null {
  const product = catalog.byHandle(productHandle);
  if (!product) return null;
  return html`<a class="tile" href="/collections/${collection}">
<img src="${pictureAddress(product)}" alt="" width="400" height="400" loading="lazy">
<span><strong>${title}</strong>${text}</span>
</a>`;
}
