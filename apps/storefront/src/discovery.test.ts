import { describe, expect, it } from 'vitest';
import { visitShop } from './testing/visitShop';

const titlesIn = (body: string) =>
  [...body.matchAll(/<span class="card-title">([^<]+)<\/span>/g)].map(([, title]) => title);

describe('collections', () => {
  it.each([
    ['all', 24],
    ['textiles', 12],
    ['ceramics', 12],
    ['new', 5],
    ['gifts', 9],
    ['sale', 5],
  ])('[SRV-07] %s shows its %i products', async (handle, count) => {
    const { body } = await visitShop().open(`/collections/${handle}`);
    expect(titlesIn(body)).toHaveLength(count);
    expect(body).toContain(`role="status">${count} products</p>`);
    expect(body).toMatch(
      new RegExp(
        `<meta name="shop-collection" content="{&quot;id&quot;:30\\d\\d,&quot;handle&quot;:&quot;${handle}`,
      ),
    );
  });

  it.each([
    ['price-ascending', ['Harbour Napkins, Set of Four', 'Brook Water Jug', 'Harvest Serving Bowl']],
    ['price-descending', ['Washed Linen Duvet Set', 'Meadow Picnic Rug', 'Harvest Serving Bowl']],
    ['title-ascending', ['Brook Water Jug', 'Harbour Napkins, Set of Four', 'Harvest Serving Bowl']],
    ['title-descending', ['Washed Linen Duvet Set', 'Meadow Picnic Rug', 'Harvest Serving Bowl']],
    ['constructor', ['Washed Linen Duvet Set', 'Harbour Napkins, Set of Four', 'Meadow Picnic Rug']],
  ])('sorts the sale by %s', async (order, firstThree) => {
    const { body } = await visitShop().open(`/collections/sale?sort_by=${order}`);
    expect(titlesIn(body).slice(0, 3)).toEqual(firstThree);
  });

  it('shows the newest first', async () => {
    const { body } = await visitShop().open('/collections/all?sort_by=created-descending');
    expect(titlesIn(body).slice(0, 2)).toEqual(['Felted Wool Slippers', 'Corner Espresso Cups, Set of Two']);
  });

  it('leaves out what is sold out, and says which filter is on', async () => {
    const { body } = await visitShop().open('/collections/all?filter.v.availability=1');
    expect(titlesIn(body)).toHaveLength(23);
    expect(titlesIn(body)).not.toContain('Ember Candle Holder');
    expect(body).toContain('name="filter.v.availability" value="1" checked>');
  });
});

describe('search', () => {
  it.each([
    ['mugs', 'Pebble Mug'],
    ['TEAPOTS', 'Morning Teapot'],
    ['butter dishes', 'Leaf Butter Dish'],
    ['Hollin', 'Highland Wool Blanket'],
    ['blankts', 'Highland Wool Blanket'],
    ['lniens runner', 'Tide Table Runner'],
    ['slipper moss', 'Felted Wool Slippers'],
    ['terracotta', 'Windowsill Herb Planter'],
  ])('finds by "%s" first %s', async (query, title) => {
    const { body } = await visitShop().open(`/search?q=${encodeURIComponent(query)}`);
    expect(titlesIn(body)[0]).toBe(title);
  });

  it('needs every word, and one letter wrong in a short word is another word', async () => {
    const shop = visitShop();
    expect(titlesIn((await shop.open('/search?q=mug+bicycle')).body)).toEqual([]);
    expect(titlesIn((await shop.open('/search?q=mog')).body)).toEqual([]);
  });

  it('tells scripts on the page what was searched for', async () => {
    const { body } = await visitShop().open('/search?q=teapot');
    expect(body).toContain(
      'name="shop-search" content="{&quot;query&quot;:&quot;teapot&quot;,&quot;results&quot;:1}"',
    );
  });
});

describe('what apps ask about products', () => {
  it('lists a collection with money as text, page by page', async () => {
    const shop = visitShop();
    const { products } = (await shop.open('/collections/sale/products.json?limit=2&page=2')).json();
    expect(products.map(({ handle }: { handle: string }) => handle)).toEqual([
      'meadow-picnic-rug',
      'harvest-serving-bowl',
    ]);
    expect(products[0]).toMatchObject({
      product_type: 'Blankets',
      variants: [{ price: '99.00', compare_at_price: '135.00', available: true, position: 1 }],
    });
    expect((await shop.open('/collections/unknown/products.json')).statusCode).toBe(404);
  });

  it('suggests products', async () => {
    const shop = visitShop();
    const answer = (await shop.open('/search/suggest.json?q=napkins')).json();
    expect(answer.resources.results.products).toMatchObject([
      {
        title: 'Harbour Napkins, Set of Four',
        price: '34.00',
        url: '/products/harbour-napkins',
        available: true,
      },
    ]);
    expect((await shop.open('/search/suggest.json')).statusCode).toBe(422);
  });

  it('recommends what shares most tags, and never the product itself', async () => {
    const shop = visitShop();
    const answer = (await shop.open('/recommendations/products.json?product_id=7007&limit=3')).json();
    expect(answer.intent).toBe('related');
    const ids = answer.products.map(({ id }: { id: number }) => id);
    expect(ids).toHaveLength(3);
    expect(ids).not.toContain(7007);
    expect(ids[0]).toBe(7019);
    expect((await shop.open('/recommendations/products.json?product_id=1')).statusCode).toBe(404);
  });
});

describe('colours', () => {
  it('every variant in another colour has a picture of its own', async () => {
    const shop = visitShop();
    const { variants, images } = (await shop.open('/products/felted-wool-slippers.js')).json();
    const [grey, moss] = variants;
    expect(grey.featured_image).toMatchObject({ position: 1, variant_ids: [701701, 701703, 701705] });
    expect(moss.featured_image.src).toBe('/storefront/products/felted-wool-slippers/moss.svg');
    const drawn = await Promise.all(images.map((address: string) => shop.open(address)));
    expect(drawn.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(drawn[0].body).not.toBe(drawn[1].body);
    expect((await shop.open('/storefront/products/felted-wool-slippers/pink.svg')).statusCode).toBe(404);
  });

  it('the page shows the chosen colour and links to the others', async () => {
    const { body } = await visitShop().open('/products/fern-linen-throw?variant=700102');
    expect(body).toContain('<img src="/storefront/products/fern-linen-throw/oat.svg" alt="Oat-coloured');
    expect(body).toContain('href="/products/fern-linen-throw?variant=700103"');
  });

  it('the page tells scripts its tags and whether it can be bought', async () => {
    const { body } = await visitShop().open('/products/ember-candle-holder');
    const facts =
      /<meta name="shop-product" content="([^"]+)">/.exec(body)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(facts)).toMatchObject({
      id: 7011,
      tags: ['ceramics', 'stoneware', 'living room', 'limited'],
      available: false,
    });
  });
});
