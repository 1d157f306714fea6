import { callTimeoutMs } from '@shopbell/protocol';
import { readProduct, type ShopProduct } from '@shopbell/rules/cart';

/** HTTP-42. Not every theme has it, and nothing hangs on it: what does not come is not asked for again. */
export async function fetchProduct(address: string): Promise<ShopProduct | null> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(callTimeoutMs),
    });
    return response.ok ? readProduct(await response.json()) : null;
  } catch {
    return null;
  }
}
