import type { Locator, Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { expect, messageField, test } from './support/test';

const mainPages = [
  '/',
  '/collections/all',
  '/collections/sale?sort_by=price-ascending',
  '/products/felted-wool-slippers',
  '/products/ember-candle-holder',
  '/search?q=linen',
  '/search?q=bicycle',
  '/cart',
  '/checkout',
  '/account/login',
];

/** Goes there as someone does who has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The Tab key does not lead there');
}

async function signInAtShop(page: Page, name: string): Promise<void> {
  await page.goto('/account/login');
  await page.getByLabel('Email').fill(`${name}@example.com`);
  await page.getByLabel('Password').fill('shopbell-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

/** `?policy=strict` and the like for any address. */
const under = (address: string, policy: string) =>
  `${address}${address.includes('?') ? '&' : '?'}policy=${policy}`;

test('[SRV-07] a purchase with nothing but the keyboard, wrong at first', async ({ shopper, guard }) => {
  guard.expected.push(/status of 422/);
  const { keyboard } = shopper;
  await shopper.goto('/products/pebble-mug');
  await tabTo(shopper, shopper.getByRole('combobox', { name: 'Glaze' }));
  await keyboard.type('Fern');
  await expect(shopper.getByRole('img', { name: /fern-green glaze/ }).first()).toBeVisible();
  await tabTo(shopper, shopper.getByRole('button', { name: 'Add to cart' }));
  await keyboard.press('Enter');
  await expect(
    shopper.getByRole('status').filter({ hasText: 'Pebble Mug - Fern is in your cart.' }),
  ).toBeVisible();
  await tabTo(shopper, shopper.getByRole('link', { name: 'View cart' }));
  await keyboard.press('Enter');

  await tabTo(shopper, shopper.getByRole('spinbutton', { name: 'Quantity of Pebble Mug - Fern' }));
  await keyboard.press('ArrowUp');
  await tabTo(shopper, shopper.getByLabel('Note for us'));
  await expect(shopper.getByRole('status')).toHaveText('Pebble Mug - Fern, quantity 2. Subtotal $64.00.');
  await keyboard.type('Ring twice.');
  await tabTo(shopper, shopper.getByRole('button', { name: 'Check out' }));
  await keyboard.press('Enter');
  await shopper.waitForURL(/\/checkouts\/[0-9a-f]{32}$/);

  await tabTo(shopper, shopper.getByLabel('Email'));
  await keyboard.type('fern@example');
  await keyboard.press('Enter');
  await expect(shopper.getByRole('alert')).toBeFocused();
  await tabTo(shopper, shopper.getByRole('link', { name: 'Enter an email such as' }));
  await keyboard.press('Enter');
  await expect(shopper.getByLabel('Email')).toBeFocused();
  await keyboard.press('End');
  await keyboard.type('.com');
  for (const [label, text] of [
    ['First name', 'Fern'],
    ['Last name', 'Field'],
    ['Address', '1 Mill Lane'],
    ['City', 'Portland'],
    ['State or region', 'OR'],
    ['Postal code', '97205'],
  ] as const) {
    await tabTo(shopper, shopper.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  }
  await tabTo(shopper, shopper.getByRole('radio', { name: /Standard/ }));
  await keyboard.press('ArrowDown');
  await expect(shopper.getByRole('region', { name: 'Your order' })).toContainText('$82.00');
  await tabTo(shopper, shopper.getByRole('button', { name: 'Place demo order' }));
  await keyboard.press('Enter');

  await expect(shopper.getByRole('heading', { name: 'Thank you, Fern' })).toBeVisible();
  await expect(shopper.getByRole('main')).toContainText(/Order #10\d\d/);
  await expect(shopper.getByRole('main')).toContainText('Ring twice.');
  await expect(shopper.getByRole('button', { name: 'Chat with us' })).toBeVisible();
});

test('someone who signs in sees their orders, and orders with what the shop knows', async ({ shopper }) => {
  await signInAtShop(shopper, 'ivy');
  await shopper.getByRole('link', { name: 'Order #1017' }).click();
  await expect(shopper.getByRole('region', { name: 'Shipment' })).toContainText('In transit');
  await shopper.getByRole('link', { name: 'RMDEMO101702' }).click();
  await expect(shopper.getByRole('heading', { name: 'RMDEMO101702' })).toBeVisible();
  await expect(shopper.locator('meta[name="shop-customer"]')).toHaveAttribute(
    'content',
    '{"id":8003,"email":"ivy@example.com","first_name":"Ivy"}',
  );
  await shopper.goto('/products/brook-water-jug');
  await shopper.getByRole('button', { name: 'Add to cart' }).click();
  await shopper.getByRole('link', { name: 'View cart' }).click();
  await shopper.getByRole('button', { name: 'Check out' }).click();
  await shopper.getByRole('button', { name: 'Place demo order' }).click();
  await shopper.getByRole('link', { name: 'See all your orders' }).click();
  await expect(shopper.getByRole('region', { name: 'Orders' }).getByRole('listitem')).toHaveCount(3);
  await shopper.getByRole('button', { name: 'Sign out' }).click();
  await expect(shopper.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a purchase without JavaScript', async ({ browser, desk }) => {
  const context = await browser.newContext({ baseURL: desk.baseUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/account/login?return_to=/products/garden-apron');
  await page.getByLabel('Email').fill('basil@example.com');
  await page.getByLabel('Password').fill('shopbell-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Denim' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByLabel('Wrap it as a gift').check();
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.getByRole('radio', { name: /Pick up/ }).check();
  await page.getByRole('button', { name: 'Place demo order' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Basil' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Denim');
  await expect(page.getByRole('main')).toContainText('Gift wrap: Yes');
  await context.close();
});

test('[EMB-06] every page works under a strict policy, which any complaint would show, and has the chat; nothing of it sticks out on a phone', async ({
  shopper,
}) => {
  await shopper.setViewportSize({ width: 360, height: 740 });
  await shopper.request.post('/cart/add.js', { data: { items: [{ id: 701701 }, { id: 700301 }] } });
  const open = async (address: string) => {
    const response = await shopper.goto(under(address, 'strict'));
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await expect(shopper.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    const { scrollWidth, clientWidth } = await shopper.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect([address, scrollWidth]).toEqual([address, clientWidth]);
    expect(clientWidth).toBe(360);
  };
  for (const address of mainPages) await open(address);
  await signInAtShop(shopper, 'hazel');
  for (const address of ['/', '/checkout', '/account', '/account/orders/1016', '/tracking/1ZDEMO101601'])
    await open(address);
  await shopper.goto(under('/products/quilted-oven-mitt', 'trusted-types-none'));
  await shopper.getByRole('button', { name: 'Add to cart' }).click();
  await expect(
    shopper.getByRole('status').filter({ hasText: 'Quilted Oven Mitt is in your cart.' }),
  ).toBeVisible();
  await shopper.goto(under('/checkout', 'strict'));
  await shopper.getByRole('button', { name: 'Chat with us' }).click();
  await expect(messageField(shopper)).toBeVisible();
});

test('[HTTP-42] [VST-06] together: with consent the product of a page is read once, and the last five are remembered; without it nothing is asked or kept', async ({
  shopper,
}) => {
  const asked: string[] = [];
  shopper.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/products\/[^/]+\.js$/.test(pathname)) asked.push(pathname);
  });
  const viewed = () =>
    shopper.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('recently-viewed'));
      return JSON.parse(localStorage.getItem(key ?? '') ?? '[]').map(({ url }: { url: string }) => url);
    });
  const look = async (handle: string, isConsentGiven: boolean) => {
    const room = shopper.waitForResponse(/\/storefrontOf\.[^/]+\.js/);
    await shopper.goto(`/products/${handle}?variant=1`);
    await shopper.evaluate(async (isGiven) => {
      await window.GorgiasChat?.open();
      await window.GorgiasChat?.setConsent(isGiven);
    }, isConsentGiven);
    await room;
  };
  await look('pebble-mug', false);
  await expect(messageField(shopper)).toBeVisible();
  expect(asked).toEqual([]);
  expect(await viewed()).toEqual([]);

  const handles = [
    ...['pebble-mug', 'felted-wool-slippers', 'ember-candle-holder', 'brook-water-jug'],
    ...['garden-apron', 'pebble-mug'],
  ];
  for (const handle of handles) {
    await look(handle, true);
    // Who looks again finds it first again.
    await expect.poll(async () => (await viewed())[0]).toBe(`/products/${handle}`);
  }
  expect(asked).toEqual(handles.map((handle) => `/products/${handle}.js`));
  expect(await viewed()).toEqual(
    ['pebble-mug', 'garden-apron', 'brook-water-jug', 'ember-candle-holder', 'felted-wool-slippers'].map(
      (handle) => `/products/${handle}`,
    ),
  );
});
