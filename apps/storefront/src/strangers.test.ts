import { describe, expect, it } from 'vitest';
import { snippet, visitShop } from './testing/visitShop';

const mug = { id: '700701' };

describe('forms from elsewhere', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:81' }],
    ['no origin at all', { origin: 'null' }],
    ['another site, by an older browser', { 'sec-fetch-site': 'cross-site' }],
  ])('are refused: %s', async (_what, headers) => {
    const shop = visitShop();
    for (const address of ['/cart/add', '/cart/update', '/checkout', '/account/login', '/account/logout']) {
      const { statusCode, body } = await shop.postForm(address, mug, headers);
      expect([address, statusCode]).toEqual([address, 403]);
      expect(body).toContain('This form was sent from another site, so nothing was changed.');
    }
    const { statusCode, headers: answered } = await shop.postForm('/cart/add.js', mug, headers);
    expect([statusCode, answered['content-type']]).toEqual([403, 'application/json; charset=utf-8']);
    expect(shop.cookies.size).toBe(0);
  });

  it.each([{ origin: 'http://localhost:80' }, { 'sec-fetch-site': 'same-origin' }, {}])(
    'are told from our own: %o',
    async (headers: Record<string, string>) => {
      expect(
        (await visitShop().postForm('/cart/add', mug, { host: 'localhost:80', ...headers })).statusCode,
      ).toBe(303);
    },
  );
});

describe('addresses that are none', () => {
  it('show people a page of the shop', async () => {
    const response = await visitShop().open('/pages/unknown', { accept: 'text/html,*/*;q=0.8' });
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('This shelf is empty');
    expect(response.body).toContain(snippet);
  });

  it('are left to the program around the shop when a program asks', async () => {
    const response = await visitShop().open('/api/unknown', { accept: '*/*' });
    expect(response.json()).toMatchObject({ statusCode: 404 });
  });
});

describe('a form that cannot be read', () => {
  it('is answered by a page', async () => {
    const response = await visitShop().postRaw('/cart/add', 'multipart/form-data; boundary=x', 'no parts');
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('The form could not be read.');
    expect(response.body).toContain(snippet);
  });
});
