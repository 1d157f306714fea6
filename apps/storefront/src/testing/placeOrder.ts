import type { visitShop } from './visitShop';

type Visitor = ReturnType<typeof visitShop>;

export const guest: Record<string, string> = {
  email: 'fern@example.com',
  phone: '',
  firstName: 'Fern',
  lastName: 'Field',
  address1: '1 Mill Lane',
  address2: '',
  city: 'Frome',
  province: 'OR',
  zip: '97205',
  countryCode: 'US',
  method: 'standard',
};

/** What the form carries besides its fields. */
export async function attemptAndCart(shop: Visitor): Promise<{ attempt: string; seen: string }> {
  const { body } = await shop.open('/checkout');
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
  return { attempt: hidden('attempt'), seen: hidden('seen') };
}

/** Buys what is asked for and looks at the confirmation. */
export async function placeOrder(
  shop: Visitor,
  quantities: Record<number, number>,
  change: Record<string, string> = {},
) {
  const items = Object.entries(quantities).map(([id, quantity]) => ({ id, quantity }));
  await shop.postJson('/cart/add.js', { items });
  const { headers } = await shop.postForm('/checkout', {
    ...guest,
    ...change,
    ...(await attemptAndCart(shop)),
  });
  return shop.open(String(headers.location));
}
