import { z } from 'zod';
import { type CommercePlatform, plainActions } from '../CommercePlatform';
import { nameParts } from '../platformWords';
import { readAs } from '../readAs';
import type { createMagentoCalls } from './createMagentoCalls';

const address = z.looseObject({ entity_id: z.coerce.number().int().positive() });
const withAddresses = z.object({
  entity_id: z.coerce.number(),
  extension_attributes: z
    .object({
      shipping_assignments: z
        .array(z.object({ shipping: z.object({ address: address.nullish() }).nullish() }))
        .nullish(),
    })
    .nullish(),
});

/**
 * Magento cancels what is not invoiced yet: what was paid is given back by a person, with a credit memo. Its open source
 * has no returns at all.
 */
export function createMagentoActions({
  get,
  tell,
}: ReturnType<typeof createMagentoCalls>): Pick<CommercePlatform, 'can' | 'cancelOrder' | 'changeAddress'> {
  return {
    can: plainActions,

    async cancelOrder(orderId) {
      const answer = await tell('POST', `orders/${orderId}/cancel`, {});
      if (answer === null) return 'declined';
      return readAs(z.boolean(), answer.json, 'The cancellation') ? 'accepted' : 'declined';
    },

    /** It is kept apart from the order, and saved whole. */
    async changeAddress(orderId, { name, address1, address2, city, zip, phone }) {
      const json = await get(`orders/${orderId}`);
      const order = json === null ? null : readAs(withAddresses, json, 'An order');
      const [only, ...others] = order?.extension_attributes?.shipping_assignments ?? [];
      const before = only?.shipping?.address;
      if (!before || others.length > 0) return 'declined';
      const { first, last } = nameParts(name);
      const entity = {
        ...before,
        ...{ parent_id: orderId, address_type: 'shipping', firstname: first, lastname: last, city },
        ...{
          street: [address1, address2].filter((line) => line.trim() !== ''),
          postcode: zip,
          telephone: phone,
        },
      };
      const answer = await tell('PUT', `orders/${orderId}`, { entity });
      if (answer === null) return 'declined';
      readAs(address, answer.json, 'The new address');
      return 'accepted';
    },
  };
}
