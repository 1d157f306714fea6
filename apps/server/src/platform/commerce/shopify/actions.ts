import type { ActionAnswer, CommercePlatform } from '../CommercePlatform';
import { everyAction, plainActions } from '../CommercePlatform';
import { nameParts, textOf } from '../platformWords';
import { readAs } from '../readAs';
import type { AskShopify } from './askShopify';
import { addressMutation, cancelMutation, orderQuery } from './queries';
import { createShopifyReturns } from './returns';
import { addressAnswer, cancelAnswer, foundOrder } from './shapes';
import { gidOf } from './toOrder';

const answerOf = (errors: readonly unknown[]): ActionAnswer =>
  errors.length === 0 ? 'accepted' : 'declined';

/** Shopify cancels in a job of its own: for a moment an order that it accepted is not cancelled yet. */
export function createShopifyActions(
  ask: AskShopify,
  mayReturn: boolean,
): Pick<CommercePlatform, 'can' | 'cancelOrder' | 'changeAddress' | 'returns'> {
  return {
    can: mayReturn ? everyAction : plainActions,
    ...(mayReturn && { returns: createShopifyReturns(ask) }),

    async cancelOrder(orderId) {
      const refundMethod = { originalPaymentMethodsRefund: true };
      const json = await ask(cancelMutation, { orderId: gidOf('Order', orderId), refundMethod });
      return answerOf(readAs(cancelAnswer, json, 'The cancellation').orderCancel.orderCancelUserErrors);
    },

    /** It replaces the address whole: what stays is said again. */
    async changeAddress(orderId, { name, phone, address2, ...rest }) {
      const id = gidOf('Order', orderId);
      const { order } = readAs(foundOrder, await ask(orderQuery, { id }), 'An order');
      const before = order?.shippingAddress;
      if (!before) return 'declined';
      const { first, last } = nameParts(name);
      const shippingAddress = {
        ...{ firstName: first, lastName: last, address2: textOf(address2), phone: textOf(phone), ...rest },
        ...{ provinceCode: textOf(before.provinceCode), countryCode: textOf(before.countryCodeV2) },
      };
      const json = await ask(addressMutation, { input: { id, shippingAddress } });
      return answerOf(readAs(addressAnswer, json, 'The new address').orderUpdate.userErrors);
    },
  };
}
