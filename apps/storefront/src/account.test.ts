import { describe, expect, it } from 'vitest';
import { placeOrder } from './testing/placeOrder';
import { visitShop, visitTogether } from './testing/visitShop';

const mug = 700701;
type Visitor = ReturnType<typeof visitShop>;

const signIn = (shop: Visitor, email = 'hazel@example.com', password = 'shopbell-demo') =>
  shop.postForm('/account/login', { email, password });

describe('signing in', () => {
  it('shows who can be borrowed, and the password', async () => {
    const { body } = await visitShop().open('/account/login');
    expect(body.match(/[a-z]+@example\.com/g)).toHaveLength(6);
    expect(body).toContain('<code>shopbell-demo</code>');
  });

  it('opens the account with its orders', async () => {
    const shop = visitShop();
    const { statusCode, headers } = await signIn(shop, ' Hazel@Example.com ');
    expect([statusCode, headers.location]).toEqual([303, '/account']);
    expect(headers['set-cookie']).toMatch(
      /^customer_session=8001\.\d+\.[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/,
    );
    const account = await shop.open('/account');
    expect(account.headers['cache-control']).toBe('private, no-store');
    expect(account.body).toContain('Hello, Hazel');
    expect(account.body.match(/<li class="order-row">/g)).toHaveLength(12);
    expect((await shop.open('/account/orders/1018')).body).toContain('Out for delivery');
    expect((await shop.open('/account/orders/%231018')).statusCode).toBe(200);
  });

  it('tells the page who is signed in, and only then', async () => {
    const shop = visitShop();
    expect((await shop.open('/')).body).not.toContain('shop-customer');
    await signIn(shop);
    expect((await shop.open('/')).body).toContain(
      '<meta name="shop-customer" content="{&quot;id&quot;:8001,&quot;email&quot;:&quot;hazel@example.com&quot;,&quot;first_name&quot;:&quot;Hazel&quot;}">',
    );
    await shop.postForm('/account/logout', {});
    expect((await shop.open('/')).body).not.toContain('shop-customer');
  });

  it('welcomes a customer without orders', async () => {
    const shop = visitShop();
    await signIn(shop, 'basil@example.com');
    expect((await shop.open('/account')).body).toContain('You have not ordered anything yet.');
  });

  it.each([
    ['hazel@example.com', 'wrong'],
    ['nobody@example.com', 'shopbell-demo'],
    ['', ''],
  ])('refuses %s with %s, and keeps the email', async (email, password) => {
    const shop = visitShop();
    const { statusCode, body } = await signIn(shop, email, password);
    expect(statusCode).toBe(422);
    expect(body).toContain('This email and password do not belong together.');
    expect(body).toContain(`type="email" value="${email}"`);
    expect(shop.cookies.has('customer_session')).toBe(false);
  });

  it('lets nobody guess on: ten failures, then a wait of ten minutes', async () => {
    let now = new Date('2026-11-15T12:00:00Z');
    const shop = visitShop({ now: () => now });
    for (let count = 0; count < 10; count += 1) await signIn(shop, 'hazel@example.com', 'wrong');
    const refused = await signIn(shop);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
    now = new Date('2026-11-15T12:10:01Z');
    expect((await signIn(shop)).statusCode).toBe(303);
  });

  it('believes no cookie that it did not sign, or that is older than a week', async () => {
    let now = new Date('2026-11-15T12:00:00Z');
    const shop = visitShop({ now: () => now });
    await signIn(shop);
    const cookie = shop.cookies.get('customer_session') ?? '';
    for (const forged of [cookie.replace('8001', '8002'), cookie.slice(0, -1), '8001.9999999999.x', '8001'])
      expect((await shop.open('/account', { cookie: `customer_session=${forged}` })).statusCode).toBe(302);
    expect((await shop.open('/account')).statusCode).toBe(200);
    now = new Date('2026-11-22T12:00:01Z');
    expect((await shop.open('/account')).statusCode).toBe(302);
  });

  it.each([
    ['/checkout', '/checkout'],
    ['//evil.example', '/account'],
    ['/\\evil.example', '/account'],
    ['https://evil.example', '/account'],
    ['/\t/evil.example', '/account'],
  ])('goes on to %s as %s', async (asked, went) => {
    const shop = visitShop();
    const fields = { email: 'ivy@example.com', password: 'shopbell-demo', return_to: asked };
    expect((await shop.postForm('/account/login', fields)).headers.location).toBe(went);
  });
});

describe('orders in the account', () => {
  it('are for their customer only', async () => {
    const shop = visitShop();
    expect((await shop.open('/account/orders/1018')).headers.location).toBe(
      '/account/login?return_to=%2Faccount%2Forders%2F1018',
    );
    await signIn(shop, 'rowan@example.com');
    expect((await shop.open('/account/orders/1018')).statusCode).toBe(404);
    expect((await shop.open('/account/orders/1')).statusCode).toBe(404);
  });

  it('include what is ordered while signed in, with the details filled in', async () => {
    const shop = visitShop();
    await signIn(shop, 'basil@example.com');
    await shop.postJson('/cart/add.js', { id: mug });
    expect((await shop.open('/checkout')).body).toMatch(/id="city"[^>]*value="Hobart"/);
    await placeOrder(shop, { [mug]: 1 });
    expect((await shop.open('/account')).body).toContain('Order #1022');
  });

  it('stay hidden from others who know only the number', async () => {
    const [one, other] = visitTogether();
    await placeOrder(one, { [mug]: 1 });
    await signIn(other);
    expect((await other.open('/account/orders/1022')).statusCode).toBe(404);
  });

  it('can be followed by the parcel’s number, without a word about the customer', async () => {
    const shop = visitShop();
    const { body } = await shop.open('/tracking/1ZDEMO101801');
    expect(body).toContain('Out for delivery');
    expect(body).not.toMatch(/Hazel|Portland/);
    expect((await shop.open('/tracking/unknown')).statusCode).toBe(404);
  });
});

it('shows what goes back and what comes instead, as it was registered elsewhere', async () => {
  const shop = visitShop({ accessToken: 'a-token', now: () => new Date('2026-11-15T12:00:00Z') });
  const headers = { 'x-shop-access-token': 'a-token' };
  await signIn(shop);
  expect((await shop.open('/account')).body).not.toContain('return registered');
  const wish = {
    return_line_items: [{ line_item_id: 101601, quantity: 1 }],
    exchange_line_items: [{ variant_id: 701502, quantity: 1 }],
  };
  const made = await shop.send('POST', '/admin/api/orders/5001016/returns.json', { return: wish }, headers);
  expect(made.statusCode).toBe(200);
  expect((await shop.open('/account')).body.match(/return registered/g)).toHaveLength(1);
  const words = (await shop.open('/account/orders/1016')).body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(words).toContain('Return Waiting for it');
  expect(words).toContain('Goes back 1 × Garden Apron - Olive Comes instead 1 × Garden Apron - Denim');
});
