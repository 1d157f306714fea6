import type { ActionRefusal, NewAddress, Order, OrderWish, ReturnableLine } from '@shopbell/protocol';
import type { FlowInput } from '@shopbell/rules/flows';
import { returnedItems } from '@shopbell/rules/orders';

type WishInput = Extract<FlowInput, { readonly kind: 'order-wish' }>;

export const impossible = (because: ActionRefusal | null): WishInput => ({
  ...{ kind: 'order-wish', wished: null, shown: '' },
  facts: { action_state: 'refused', action_because: because ?? '' },
});

/** What a shopper wants of an order, in the words in which they confirm it and the team reads it. */
export function wishInput(wish: OrderWish, order: Order, returnable: readonly ReturnableLine[]): WishInput {
  const described = wish.kind === 'return' ? returnedItems(wish.items, order, returnable) : [];
  const items = described.map(({ quantity, title }) => `${quantity} × ${title}`);
  const instead = described.flatMap((item) => (item.instead ? [`${item.quantity} × ${item.instead}`] : []));
  const shown =
    wish.kind === 'address'
      ? addressLine(wish.address)
      : [items, instead].map(listed).filter(Boolean).join(' → ');
  return { kind: 'order-wish', wished: { wish, items, instead }, shown, facts: {} };
}

const listed = (items: readonly string[]): string => items.join(', ');

const addressLine = ({ name, address1, address2, zip, city, phone }: NewAddress): string =>
  [name, address1, address2, `${zip} ${city}`, phone]
    .map((each) => each.trim())
    .filter(Boolean)
    .join(', ');
