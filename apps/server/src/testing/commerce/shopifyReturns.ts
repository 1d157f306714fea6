import { arrivedId, type ChangingWorld, orderById, returnableParcels, type WorldOrder } from './world';

interface Wish {
  readonly returnInput: {
    readonly orderId: string;
    readonly returnLineItems: readonly {
      readonly fulfillmentLineItemId: string;
      readonly quantity: number;
      readonly returnReason: string;
      readonly returnReasonNote: string;
    }[];
    readonly exchangeLineItems: readonly { readonly variantId: string; readonly quantity: number }[];
  };
}

const numberOf = (gid: string): number => Number(gid.split('/').at(-1));
const lineGid = (id: number) => `gid://shopify/LineItem/${id}`;
/** A line of one parcel has a number of its own. */
const shippedGid = (parcelId: number, lineId: number) =>
  `gid://shopify/FulfillmentLineItem/${parcelId * 1_000_000 + lineId}`;
const lineIn = (gid: string): number => numberOf(gid) % 1_000_000;

/** Which return goes back for what: in the words of Shopify's Admin API. */
export const returnsOf = (orders: ChangingWorld) => ({
  returnableFulfillments({ orderId }: { orderId: string }) {
    const found = orders.byId(numberOf(orderId));
    const lines = found ? returnableParcels(found.order) : [];
    const parcels = [...new Set(lines.map(({ parcelId }) => parcelId))];
    return {
      nodes: parcels.map((parcelId) => ({
        returnableFulfillmentLineItems: () => ({
          nodes: lines
            .filter((line) => line.parcelId === parcelId)
            .map(({ id, quantity }) => ({
              quantity,
              fulfillmentLineItem: { id: shippedGid(parcelId, id), lineItem: { id: lineGid(id) } },
            })),
        }),
      })),
    };
  },
  product: ({ id }: { id: string }) => {
    const line = orderById(arrivedId)?.order.line_items.find((one) => one.product_id === numberOf(id));
    const own = line?.variant_id ?? 0;
    const variant = (number: number, title: string, price: string, availableForSale: boolean) => ({
      ...{ legacyResourceId: String(number), title, price, availableForSale },
    });
    const nodes = [
      variant(own, 'Fog / Large', '24.00', true),
      variant(own + 10, 'Moss / Large', '24.00', true),
      variant(own + 20, 'Fog / Huge', '29.00', true),
      variant(own + 30, 'Clay / Large', '24.00', false),
    ];
    return line ? { variants: () => ({ nodes }) } : null;
  },
  returnCreate({ returnInput }: Wish) {
    const { orderId, returnLineItems, exchangeLineItems } = returnInput;
    const isReasoned = returnLineItems.every(
      ({ returnReason, returnReasonNote: note }) =>
        (returnReason === 'OTHER') === (note !== '') && note.length <= 255,
    );
    const lines = returnLineItems.map(({ fulfillmentLineItemId, quantity }) => ({
      ...{ id: lineIn(fulfillmentLineItemId), quantity },
    }));
    const exchanges = exchangeLineItems.map(({ variantId, quantity }) => ({
      ...{ id: numberOf(variantId), quantity },
    }));
    const isDone = isReasoned && orders.takeBack(numberOf(orderId), lines, exchanges);
    return {
      return: isDone ? { id: 'gid://shopify/Return/1' } : null,
      userErrors: isDone ? [] : [{ field: ['returnInput'] }],
    };
  },
});

/** As an order shows them. */
export const returnNodes = ({ order }: WorldOrder) => ({
  nodes: (order.returns ?? []).map(({ id, state, line_items, exchanges }) => ({
    ...{ id: `gid://shopify/Return/${id}`, status: state.toUpperCase() },
    returnLineItems: () => ({
      nodes: line_items.map((line) => ({
        quantity: line.quantity,
        fulfillmentLineItem: { lineItem: { id: lineGid(line.id) } },
      })),
    }),
    exchangeLineItems: () => ({
      nodes: exchanges.map((one) => ({
        ...{ quantity: one.quantity, variantId: `gid://shopify/ProductVariant/${one.id}` },
      })),
    }),
  })),
});
