import type { Catalog } from '../catalog/createCatalog';
import { cookieText, cookieValue } from '../shell/cookies';
import type { Cart } from './cart';

const keptForSeconds = 14 * 24 * 60 * 60;

/** `700101:2.700902:1`: anyone can write it, so whatever the shop could not sell is left out. */
export function readCart(catalog: Catalog, cookieHeader: string | undefined): Cart {
  const lines = new Map<number, Cart[number]>();
  for (const entry of cookieValue(cookieHeader, 'cart').split('.')) {
    const [, id, wanted] = /^(\d{1,12}):(\d{1,6})$/.exec(entry) ?? [];
    const found = catalog.variantById(Number(id));
    const quantity = Math.min(Number(wanted), found?.variant.stock ?? 0);
    if (found && quantity > 0) lines.set(found.variant.id, { ...found, quantity });
  }
  return [...lines.values()];
}

export function cartText(cart: Cart): string {
  return cart.map(({ variant, quantity }) => `${variant.id}:${quantity}`).join('.');
}

export function cartCookie(cart: Cart, isSecure: boolean): string {
  return cookieText('cart', cartText(cart), keptForSeconds, isSecure);
}

/** Names the cart as Shopify's token does; it opens nothing, so it lives in a cookie of its own. */
export function readToken(cookieHeader: string | undefined): string | null {
  return /^[0-9a-f]{32}$/.exec(cookieValue(cookieHeader, 'cart_token'))?.[0] ?? null;
}

export function tokenCookie(token: string, isSecure: boolean): string {
  return cookieText('cart_token', token, keptForSeconds, isSecure);
}
