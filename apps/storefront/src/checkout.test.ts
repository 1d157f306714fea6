import { describe, expect, it } from 'vitest';
import { attemptAndCart, guest, placeOrder } from './testing/placeOrder';
import { visitShop, visitTogether } from './testing/visitShop';

const mug = 700701;
const rareBottle = 702302;

describe('the checkout', () => {
  it('[SRV-07] places an order: number, summary, empty cart, less stock', async () => {
    const shop = visitShop();
    const page = await placeOrder(shop, { [mug]: 2 });
    expect(page.body).toContain('Order #1022');
    expect(page.body).toContain('Thank you, Fern');
    expect(page.body).toContain('<strong>$73.00</strong>');
    expect(page.body).toContain('Nothing was charged: this is a demo.');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect((await shop.open('/cart.js')).json().item_count).toBe(0);
    const refused = await shop.postJson('/cart/add.js', { id: mug, quantity: 17 });
    expect(refused.json().description).toBe('You can only add 16 Pebble Mug - Fog to the cart.');
  });

  it('[SRV-07] is reached under /checkouts/ as in Shopify, with the snippet', async () => {
    const shop = visitShop();
    await shop.postJson('/cart/add.js', { id: mug });
    const { headers } = await shop.postForm('/cart/update', { checkout: '1' });
    expect(headers.location).toMatch(/^\/checkouts\/[0-9a-f]{32}$/);
    const { body, statusCode } = await shop.open(String(headers.location));
    expect(statusCode).toBe(200);
    expect(body).toContain(`<form method="post" action="${headers.location}" novalidate>`);
    expect(body).toContain('src="/w/demo.js"');
    expect((await shop.open('/checkouts/elsewhere')).statusCode).toBe(404);
  });

  it('names what is wrong beside the field and keeps what was typed', async () => {
    const shop = visitShop();
    await shop.postJson('/cart/add.js', { id: mug });
    const typed = {
      ...guest,
      email: 'fern@',
      zip: '9',
      city: '',
      phone: 'x',
      method: 'express',
      lastName: '"<b>',
    };
    const { statusCode, body } = await shop.postForm('/checkout', typed);
    expect(statusCode).toBe(422);
    expect(body).toContain('4 things are missing or not quite right');
    expect(body).toMatch(
      /id="email"[^>]*value="fern@"[^>]*aria-invalid="true" aria-describedby="email-error"/,
    );
    expect(body).toContain('<p class="field-error" id="zip-error">Enter a ZIP code of five digits</p>');
    expect(body).toContain('<p class="field-error" id="city-error">Enter the city</p>');
    expect(body).toMatch(/id="firstName"[^>]*value="Fern"/);
    expect(body).toMatch(/id="lastName"[^>]*value="&quot;&lt;b&gt;"/);
    expect(body).toMatch(/id="method-express"[^>]*checked/);
    expect((await shop.open('/cart.js')).json().item_count).toBe(1);
  });

  it.each([
    ['a country it does not ship to', { countryCode: 'XX' }, 'Choose a country we ship to'],
    ['no method', { method: 'rocket' }, 'Choose how it should reach you'],
    ['no state in the US', { province: '' }, 'Enter the state'],
    ['an impossible phone number', { phone: '12' }, 'Enter a phone number such as'],
  ])('refuses %s', async (_what, change, error) => {
    const shop = visitShop();
    await shop.postJson('/cart/add.js', { id: mug });
    const { statusCode, body } = await shop.postForm('/checkout', { ...guest, ...change });
    expect(statusCode).toBe(422);
    expect(body).toContain(error);
  });

  it('takes an address without a state elsewhere', async () => {
    const shop = visitShop();
    const page = await placeOrder(shop, { [mug]: 1 }, { countryCode: 'GB', province: '', zip: 'BA11 1AA' });
    expect(page.body).toContain('Frome BA11 1AA<br>United Kingdom');
  });

  it('places one order however often the button is pressed', async () => {
    const shop = visitShop();
    await shop.postJson('/cart/add.js', { id: mug });
    const fields = { ...guest, ...(await attemptAndCart(shop)) };
    const cart = shop.cookies.get('cart') ?? '';
    const first = await shop.postForm('/checkout', fields);
    shop.cookies.set('cart', cart);
    const second = await shop.postForm('/checkout', fields);
    expect(second.headers.location).toBe(first.headers.location);
  });

  it('asks again when something sold meanwhile', async () => {
    const [one, other] = visitTogether();
    await one.postJson('/cart/add.js', { items: [{ id: rareBottle }, { id: mug }] });
    const fields = { ...guest, ...(await attemptAndCart(one)) };
    await placeOrder(other, { [rareBottle]: 1 });
    const { statusCode, body } = await one.postForm('/checkout', fields);
    expect(statusCode).toBe(409);
    expect(body).toContain('Something in your cart sold meanwhile.');
    expect(body).not.toContain('Grove Oil Bottle');
  });

  it('cannot be finished with an empty cart', async () => {
    const { statusCode, body } = await visitShop().postForm('/checkout', guest);
    expect(statusCode).toBe(422);
    expect(body).toContain('Your cart is empty');
  });
});
