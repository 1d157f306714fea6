import type { AboutAddress } from '../../feature/Feature';
import type { Clock } from '../../platform/clock';
import type { AddressHashes } from './addressHashes';
import { factsFor, ordersUnder, requestsAbout } from './readings';
import { eraseFacts } from './store';

/** The facts of orders that somebody placed under an address. Those of the same customer under another stay. */
export const salesAboutAddress = (hashesOf: AddressHashes, clock: Clock): AboutAddress => ({
  async exports(transaction, { shopId, address }) {
    const orderIds = await ordersUnder(transaction, shopId, hashesOf(shopId, [address]));
    return {
      order_fact: await factsFor(transaction, shopId, { customerId: null, orderIds }),
      data_request: await requestsAbout(transaction, shopId, orderIds),
    };
  },
  async erases(transaction, { shopId, address }) {
    const orderIds = await ordersUnder(transaction, shopId, hashesOf(shopId, [address]));
    await eraseFacts(transaction, shopId, { customerId: null, orderIds }, new Date(clock.now()));
  },
});
