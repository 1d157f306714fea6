import { describe, expect, it } from 'vitest';
import { visitShop } from './testing/visitShop';

const mug = 700701;
const throwInMoss = 700101;
const soldOut = 701101;

describe('the cart without JavaScript', () => {
  it('[SRV-07] goes from the product through the cart to the checkout', async () => {
    const shop = visitShop();
    const added = await shop.postForm('/cart/add', { id: String(mug), quantity: '2' });
    expect([added.statusCode, added.headers.location]).toEqual([303, '/cart']);
    expect(shop.cookies.get('cart')).toBe(`${mug}:2`);
    expect((await shop.open('/cart')).body).toContain('<strong data-subtotal>$64.00</strong>');

    const updated = await shop.postForm('/cart/update', { [`updates[${mug}]`]: '3', checkout: '1' });
    expect(updated.statusCode).toBe(303);
    expect(updated.headers.location).toMatch(/^\/checkouts\/[0-9a-f]{32}$/);
    expect((await shop.open('/checkout')).body).toContain('<strong data-total>$105.00</strong>');
  });

  it('removes a line at quantity 0 and shows the empty cart', async () => {
    const shop = visitShop();
    await shop.postForm('/cart/add', { id: String(mug) });
    await shop.postForm('/cart/update', { [`updates[${mug}]`]: '0' });
    expect((await shop.open('/cart')).body).toContain('Nothing in here yet');
  });

  it('shows the cart with a notice when more is asked for than there is', async () => {
    const response = await visitShop().postForm('/cart/add', { id: String(mug), quantity: '19' });
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('You can only add 18 Pebble Mug - Fog to the cart.');
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('counts what is in the cart in the header of every page', async () => {
    const shop = visitShop();
    await shop.postForm('/cart/add', { id: String(mug), quantity: '4' });
    expect((await shop.open('/')).body).toContain('data-cart-count>4</span>');
  });
});

describe('the cart by ajax', () => {
  it('[SRV-07] adds one item and answers with its line', async () => {
    const shop = visitShop();
    const added = await shop.postJson('/cart/add.js', { id: throwInMoss, quantity: 2 });
    expect(added.statusCode).toBe(200);
    expect(added.json()).toMatchObject({ variant_id: throwInMoss, quantity: 2, line_price: 25600 });
    expect(added.headers['set-cookie']).toMatch(/^cart=.*; HttpOnly; SameSite=Lax$/);
  });

  it('adds a list, and adds up what is there already', async () => {
    const shop = visitShop();
    const items = [{ id: mug, quantity: '1' }, { id: throwInMoss }];
    expect((await shop.postJson('/cart/add.js', { items })).json().items).toHaveLength(2);
    await shop.postJson('/cart/add.js', { id: mug });
    expect(shop.cookies.get('cart')).toBe(`${mug}:2.${throwInMoss}:1`);
  });

  it('adds nothing of a list in which one item is bad', async () => {
    const shop = visitShop();
    const response = await shop.postJson('/cart/add.js', { items: [{ id: mug }, { id: soldOut }] });
    expect(response.statusCode).toBe(422);
    expect(shop.cookies.has('cart')).toBe(false);
  });

  it('takes url-encoded and multipart forms', async () => {
    const shop = visitShop();
    await shop.postForm('/cart/add.js', { id: String(mug), quantity: '1' });
    const part = `--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n${mug}\r\n--x--\r\n`;
    await shop.postRaw('/cart/add.js', 'multipart/form-data; boundary=x', part);
    expect(shop.cookies.get('cart')).toBe(`${mug}:2`);
  });

  it('changes by id, by key and by line, and clears', async () => {
    const shop = visitShop();
    await shop.postJson('/cart/add.js', { items: [{ id: mug }, { id: throwInMoss }] });
    expect((await shop.postJson('/cart/change.js', { id: mug, quantity: 3 })).json().item_count).toBe(4);
    const [line] = (await shop.open('/cart.js')).json().items;
    expect((await shop.postJson('/cart/change.js', { id: line.key, quantity: 2 })).json().item_count).toBe(3);
    expect((await shop.postJson('/cart/change.js', { line: 2, quantity: 0 })).json().item_count).toBe(2);
    expect((await shop.postRaw('/cart/clear.js', 'application/json', '')).json().items).toEqual([]);
    expect((await shop.open('/cart.json')).json().item_count).toBe(0);
  });

  it('keeps its token from answer to answer', async () => {
    const shop = visitShop();
    const { token } = (await shop.open('/cart.js')).json();
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect((await shop.postJson('/cart/clear.js', {})).json().token).toBe(token);
  });

  it.each([
    ['no id', {}, 'Required parameter missing or invalid: items'],
    ['an empty list', { items: [] }, 'Required parameter missing or invalid: items'],
    ['an unknown variant', { id: 1 }, 'Cannot find variant'],
    ['an id that is no number', { id: { $ne: 1 } }, 'Cannot find variant'],
    ['a quantity of zero', { id: mug, quantity: 0 }, 'Quantity must be a whole number, 1 or more.'],
    ['a negative quantity', { id: mug, quantity: -1 }, 'Quantity must be a whole number, 1 or more.'],
    ['a fraction', { id: mug, quantity: 1.5 }, 'Quantity must be a whole number, 1 or more.'],
    ['a sold-out product', { id: soldOut }, "The product 'Ember Candle Holder - Ember' is already sold out."],
    ['more than the stock', { id: mug, quantity: 1e9 }, 'You can only add 18 Pebble Mug - Fog to the cart.'],
  ])('refuses %s', async (_what, body, description) => {
    const response = await visitShop().postJson('/cart/add.js', body);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ status: 422, message: 'Cart Error', description });
  });

  it.each([
    ['application/json', '{"id":'],
    ['application/json', '{"__proto__":{"id":1}}'],
    ['multipart/form-data; boundary=x', 'no parts'],
    ['text/plain', 'id=1'],
  ])('refuses an unreadable body of %s', async (contentType, body) => {
    const response = await visitShop().postRaw('/cart/add.js', contentType, body);
    expect(response.json()).toMatchObject({ status: 422, message: 'Cart Error' });
  });

  it('refuses to change what is not in the cart', async () => {
    const response = await visitShop().postJson('/cart/change.js', { id: mug, quantity: 1 });
    expect(response.json()).toMatchObject({ status: 422, description: 'no valid id or line parameter' });
  });
});
