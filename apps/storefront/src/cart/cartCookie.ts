import { randomBytes } from 'node:crypto';
import { variantById } from '../catalog';
import type { Cart } from './cart';

const keptForSeconds = 14 * 24 * 60 * 60;

/** `700101:2.700902:1`: anyone can write it, so whatever the shop could not sell is left out. */
export function readCart(cookieHeader: string | undefined): Cart {
  const lines = new Map<number, Cart[number]>();
  for (const entry of cookieValue(cookieHeader, 'cart').split('.')) {
    const [, id, wanted] = /^(\d{1,12}):(\d{1,6})$/.exec(entry) ?? [];
    const found = variantById(Number(id));
    const quantity = Math.min(Number(wanted), found?.variant.stock ?? 0);
    if (found && quantity > 0) lines.set(found.variant.id, { ...found, quantity });
  }
  return [...lines.values()];
}

export function cartCookie(cart: Cart, isSecure: boolean): string {
  const value = cart.map(({ variant, quantity }) => `${variant.id}:${quantity}`).join('.');
  return setCookie('cart', value, isSecure);
}

/** Names the cart as Shopify's token does; it opens nothing, so it lives in a cookie of its own. */
export function readToken(cookieHeader: string | undefined): string | null {
  return /^[0-9a-f]{32}$/.exec(cookieValue(cookieHeader, 'cart_token'))?.[0] ?? null;
}

export function newToken(): string {
  return randomBytes(16).toString('hex');
}

export function tokenCookie(token: string, isSecure: boolean): string {
  return setCookie('cart_token', token, isSecure);
}

function setCookie(name: string, value: string, isSecure: boolean): string {
  const maxAge = value === '' ? 0 : keptForSeconds;
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

function cookieValue(header: string | undefined, name: string): string {
  const cookies = (header ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
