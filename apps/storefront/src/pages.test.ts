import { describe, expect, it } from 'vitest';
import { products } from './catalog/products';
import { snippet, visitShop } from './testing/visitShop';

const occurrences = (text: string, part: string) => text.split(part).length - 1;

describe('pages', () => {
  it.each([
    ['/', 'home', 'template-index'],
    ['/products/pebble-mug', 'product', 'template-product'],
    ['/collections/all', 'collection', 'template-collection'],
    ['/search?q=linen', 'searchresults', 'template-search'],
    ['/cart', 'cart', 'template-cart'],
  ])('[SRV-07] %s is a page of type %s with the snippet once', async (url, pageType, template) => {
    const response = await visitShop().open(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain(`<meta name="shop-page-type" content="${pageType}">`);
    expect(response.body).toContain(`<body class="${template}">`);
    expect(occurrences(response.body, snippet)).toBe(1);
  });

  it('[SRV-07] /checkout is reachable, with the snippet once and no theme page type', async () => {
    const response = await visitShop().open('/checkout');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<body class="template-checkout">');
    expect(response.body).not.toContain('shop-page-type');
    expect(occurrences(response.body, snippet)).toBe(1);
  });

  it('/assistant is the home page with the chat in which an assistant answers first', async () => {
    const assistantSnippet = '<script async src="/w/assistant.js"></script>';
    const { body } = await visitShop({ assistantSnippet }).open('/assistant');
    expect([occurrences(body, assistantSnippet), occurrences(body, snippet)]).toEqual([1, 0]);
    expect((await visitShop().open('/assistant')).statusCode).toBe(404);
  });

  it('?chat= puts another chat on all pages, for one browser, until it names none; what is no key is none', async () => {
    const shop = visitShop({ snippetOf: (key) => `<script async src="/w/${key}.js"></script>` });
    const chatOn = async (path: string) => /"\/w\/([^"]*)\.js"/.exec((await shop.open(path)).body)?.[1];
    expect(await chatOn('/?chat=sample')).toBe('sample');
    expect(await chatOn('/products/pebble-mug')).toBe('sample');
    expect(await chatOn('/?chat="><b>')).toBe('demo');
    expect(await chatOn('/cart?chat=other')).toBe('other');
    expect(await chatOn('/?chat=')).toBe('demo');
    expect(await chatOn('/')).toBe('demo');
    expect(await chatOn('/?chat=sample&chat=other')).toBe('sample');
    expect((await visitShop().open('/?chat=sample')).body).toContain(snippet);
  });

  it.each([
    '/',
    '/products/pebble-mug',
    '/collections/all',
    '/search?q=x',
    '/cart',
    '/checkout',
    '/account/login',
  ])('%s has no inline script, style or handler', async (url) => {
    const { body } = await visitShop().open(url);
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)/);
    expect(body).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
  });

  it.each(['/products/unknown', '/collections/unknown'])('%s is a 404 page of the shop', async (url) => {
    const response = await visitShop().open(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain(snippet);
  });

  it('[SRV-07] every product has a page and its pictures', async () => {
    const shop = visitShop();
    for (const { handle } of products) {
      expect((await shop.open(`/products/${handle}`)).statusCode).toBe(200);
      for (const file of [`${handle}.svg`, `${handle}/close-up.svg`]) {
        const picture = await shop.open(`/storefront/products/${file}`);
        expect(picture.headers).toMatchObject({
          'content-type': 'image/svg+xml',
          'x-content-type-options': 'nosniff',
        });
        expect(picture.body).not.toMatch(/undefined|NaN/);
      }
    }
    expect((await shop.open('/storefront/products/unknown.svg')).statusCode).toBe(404);
  });

  it('selects the variant that the address names', async () => {
    const { body } = await visitShop().open('/products/highland-wool-blanket?variant=700202');
    expect(body).toMatch(/<option value="700202"[^>]* selected>Double/);
    expect(body).toContain('<span data-amount>$220.00</span>');
  });

  it('offers no form for a product that is sold out', async () => {
    const { body } = await visitShop().open('/products/ember-candle-holder');
    expect(body).toContain('disabled>Sold out</button>');
    expect(body).not.toContain('action="/cart/add"');
  });

  it('serves the style sheet and the script', async () => {
    const shop = visitShop();
    expect((await shop.open('/storefront/style.css')).headers['content-type']).toContain('text/css');
    expect((await shop.open('/storefront/shop.js')).headers['content-type']).toContain('text/javascript');
  });
});

describe('search', () => {
  it('[SRV-07] counts what it finds', async () => {
    expect((await visitShop().open('/search?q=Linen+throw')).body).toContain('1 result for “Linen throw”');
  });

  it('says so when nothing is found', async () => {
    expect((await visitShop().open('/search?q=bicycle')).body).toContain('Nothing found for “bicycle”');
  });

  it('shows a hostile query as text everywhere', async () => {
    const query = `"><img src=x onerror=alert(1)><script>'&`;
    const { body } = await visitShop().open(`/search?q=${encodeURIComponent(query)}`);
    expect(body).not.toContain('<img src=x');
    expect(body).toContain('value="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;&#39;&amp;"');
    expect(occurrences(body, '<script')).toBe(2);
  });

  it.each(['/search', '/search?q=', '/search?q=mug&q=x', '/search?q[]=x', `/search?q=${'a'.repeat(5000)}`])(
    'answers %s',
    async (url) => {
      expect((await visitShop().open(url)).statusCode).toBe(200);
    },
  );
});
