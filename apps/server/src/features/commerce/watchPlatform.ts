import { CommerceError, type CommercePlatform } from '../../platform/commerce';

export interface Watch {
  refused(error: CommerceError): Promise<void>;
  /** It answered, whatever the answer was. */
  answered(): Promise<void>;
}

/** The same platform, with somebody told how it goes. */
export function watchPlatform(platform: CommercePlatform, watch: Watch): CommercePlatform {
  async function watched<Answer>(asked: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await asked;
      await watch.answered();
      return answer;
    } catch (error) {
      if (error instanceof CommerceError && error.trouble === 'refused') await watch.refused(error);
      throw error;
    }
  }
  return {
    findCustomer: (by) => watched(platform.findCustomer(by)),
    ordersOf: (customer, most) => watched(platform.ordersOf(customer, most)),
    findOrder: (customer, orderId) => watched(platform.findOrder(customer, orderId)),
    transactionsOf: (orderId) => watched(platform.transactionsOf(orderId)),
    // That a key may only read breaks nothing: what cannot be done goes to the team.
    can: platform.can,
    cancelOrder: (orderId) => platform.cancelOrder(orderId),
    changeAddress: (orderId, address) => platform.changeAddress(orderId, address),
  };
}

/** One that cannot be asked, because nobody here can read its credentials. */
export function lockedPlatform(): CommercePlatform {
  const refuse = () => Promise.reject(new CommerceError('refused', 'The credentials must be entered again'));
  return {
    ...{ findCustomer: refuse, ordersOf: refuse, findOrder: refuse, transactionsOf: refuse },
    ...{ can: new Set<never>(), cancelOrder: refuse, changeAddress: refuse },
  };
}
