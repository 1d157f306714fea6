import { callTimeoutMs } from '@shopbell/protocol';
import type { ProductCard } from '@shopbell/rules/content';
import type { Option } from '../card/CardActions';

const root = () => window.Shopify?.routes?.root ?? '/';
const own = (path: string, init: RequestInit = {}) =>
  fetch(root() + path, {
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    signal: AbortSignal.timeout(callTimeoutMs),
    ...init,
  });

interface ShopVariant {
  readonly id: number;
  readonly title: string;
  readonly available: boolean;
}

/** In which forms the shop sells it; none where its pages do not say. */
export async function optionsOf(card: ProductCard): Promise<readonly Option[]> {
  const handle = /\/products\/([^/?#]+)/.exec(card.url)?.[1];
  if (handle === undefined) return [];
  try {
    const answer = await own(`products/${handle}.js`);
    const { variants } = (await answer.json()) as { variants?: readonly ShopVariant[] };
    return (variants ?? []).map(({ id, title, available }) => ({
      id: String(id),
      name: String(title),
      isAvailable: available !== false,
    }));
  } catch {
    return [];
  }
}

/** Null where it lies in the cart now; otherwise what the shop says about it, which may be nothing. */
export async function addToCart(card: ProductCard, variantId: string | null): Promise<string | null> {
  const id = variantId ?? card.variant_id ?? (await optionsOf(card))[0]?.id;
  if (id === undefined) return '';
  try {
    const answer = await own('cart/add.js', {
      method: 'POST',
      body: JSON.stringify({ id: Number(id) || id, quantity: 1 }),
    });
    if (answer.ok) return null;
    const { description, message } = await answer.json().catch(() => ({}));
    // Some shops describe it field by field, for programs.
    return [description, message].find((words) => typeof words === 'string') ?? '';
  } catch {
    return '';
  }
}
