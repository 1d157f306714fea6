import { z } from 'zod';
import { type CommercePlatform, plainActions } from '../CommercePlatform';
import { nameParts } from '../platformWords';
import { readAs } from '../readAs';
import type { createBigCommerceCalls } from './createBigCommerceCalls';
import { bigCommerceOrder } from './shapes';
import { status } from './states';
import { financialStatusOf } from './toOrder';

const withId = z.object({ id: z.coerce.number().int() });

/**
 * BigCommerce gives nothing back when an order is cancelled: what is paid is left to a person. Its returns are made by
 * shoppers and staff on its own pages, and have no call.
 */
export function createBigCommerceActions({
  get,
  list,
  put,
}: ReturnType<typeof createBigCommerceCalls>): Pick<
  CommercePlatform,
  'can' | 'cancelOrder' | 'changeAddress'
> {
  async function change(path: string, body: object) {
    const answer = await put(path, body);
    if (answer === null) return 'declined';
    readAs(withId, answer.json, 'What was changed');
    return 'accepted';
  }

  return {
    can: plainActions,

    async cancelOrder(orderId) {
      const json = await get(`/v2/orders/${orderId}`);
      const order = json === null ? null : readAs(bigCommerceOrder, json, 'An order');
      if (!order || financialStatusOf(order) !== 'pending') return 'declined';
      return change(`/v2/orders/${orderId}`, { status_id: status.cancelled });
    },

    async changeAddress(orderId, { name, address1, address2, city, zip, phone }) {
      const path = `/v2/orders/${orderId}/shipping_addresses`;
      const [only, ...others] = await list(path, z.array(withId), { most: 2 });
      if (!only || others.length > 0) return 'declined';
      const { first, last } = nameParts(name);
      return change(`${path}/${only.id}`, {
        ...{ first_name: first, last_name: last, street_1: address1, street_2: address2, city, zip, phone },
      });
    },
  };
}
