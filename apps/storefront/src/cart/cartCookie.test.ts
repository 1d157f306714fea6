import { describe, expect, it } from 'vitest';
import { createCatalog } from '../catalog/createCatalog';
import { cartCookie, readCart } from './cartCookie';

const catalog = createCatalog();

const read = (value: string) =>
  readCart(catalog, `other=1; cart=${value}; last=2`).map(({ variant, quantity }) => [variant.id, quantity]);

describe('the cart cookie', () => {
  it('comes back as it was written', () => {
    const cart = readCart(catalog, 'cart=700101:2.700601:1');
    expect(cartCookie(cart, false)).toMatch(
      /^cart=700101:2\.700601:1; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
  });

  it('is marked Secure over https and removed when the cart is empty', () => {
    expect(cartCookie([], true)).toBe('cart=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure');
  });

  it.each([
    ['an unknown variant', '999:1.700101:1', [[700101, 1]]],
    ['a sold-out variant', '701101:1.700101:1', [[700101, 1]]],
    ['a quantity of zero', '700101:0', []],
    ['a negative quantity', '700101:-3', []],
    ['a fraction, which the separator splits', '700101:1.5', [[700101, 1]]],
    ['nonsense', '%00<script>:x.:.::', []],
    ['nothing', '', []],
  ])('leaves out %s', (_what, value, lines) => {
    expect(read(value)).toEqual(lines);
  });

  it('holds no more than the stock, and each variant once', () => {
    expect(read('700101:999999.700601:1.700601:3')).toEqual([
      [700101, 14],
      [700601, 3],
    ]);
  });

  it('is empty without a cookie header', () => {
    expect(readCart(catalog, undefined)).toEqual([]);
  });
});
