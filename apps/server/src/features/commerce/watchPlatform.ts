import { CommerceError, type CommercePlatform } from '../../platform/commerce';

export interface Watch {
  refused(error: CommerceError): Promise<void>;
  /** It answered, whatever the answer was. */
  answered(): Promise<void>;
}

export async function watched<Answer>(asked: Promise<Answer>, watch: Watch): Promise<Answer> {
  try {
    const answer = await asked;
    await watch.answered();
    return answer;
  } catch (error) {
    if (error instanceof CommerceError && error.trouble === 'refused') await watch.refused(error);
    throw error;
  }
}

/** The same platform, with somebody told how it goes. */
export const watchPlatform = (platform: CommercePlatform, watch: Watch): CommercePlatform => ({
  findCustomer: (by) => watched(platform.findCustomer(by), watch),
  ordersOf: (customer, most) => watched(platform.ordersOf(customer, most), watch),
  findOrder: (customer, orderId) => watched(platform.findOrder(customer, orderId), watch),
  transactionsOf: (orderId) => watched(platform.transactionsOf(orderId), watch),
  // That a key may not read products breaks nothing: their cards are written by hand then.
  products: platform.products,
  // That a key may only read breaks nothing: what cannot be done goes to the team.
  can: platform.can,
  cancelOrder: (orderId) => platform.cancelOrder(orderId),
  changeAddress: (orderId, address) => platform.changeAddress(orderId, address),
  ...(platform.returns && { returns: platform.returns }),
  ...(platform.tagsOf && {
    tagsOf: (customer) => watched(platform.tagsOf?.(customer) ?? Promise.resolve([]), watch),
  }),
  // That a key may not read discounts breaks nothing either: their codes count as good.
  ...(platform.isCodeValid && { isCodeValid: platform.isCodeValid }),
});

/** One that cannot be asked, because nobody here can read its credentials. */
export function lockedPlatform(): CommercePlatform {
  const refuse = () => Promise.reject(new CommerceError('refused', 'The credentials must be entered again'));
  return {
    ...{
      findCustomer: refuse,
      ordersOf: refuse,
      findOrder: refuse,
      transactionsOf: refuse,
      products: refuse,
    },
    ...{ can: new Set<never>(), cancelOrder: refuse, changeAddress: refuse },
  };
}
