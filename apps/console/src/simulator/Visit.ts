/** A visit as an owner describes it: texts as they are typed, judged when they are used. */
export interface Visit {
  readonly url: string;
  readonly pageType: string;
  readonly language: string;
  readonly device: 'desktop' | 'mobile';
  /** When the page was opened, as a field of date and time has it, in the chat's own zone. */
  readonly openedAt: string;
  readonly isOnline: boolean;
  readonly visits: string;
  /** How long they had been there before this page, in minutes. */
  readonly minutesBefore: string;
  readonly hasCart: boolean;
  readonly cartTotal: string;
  readonly cartTags: string;
  readonly isProductPage: boolean;
  readonly productTags: string;
  readonly isAvailable: boolean;
  readonly isKnown: boolean;
  /** What only the shop's own system knows of a customer is as campaigns want it. */
  readonly isWantedCustomer: boolean;
  readonly isLeaving: boolean;
  readonly isHeldOut: boolean;
  readonly isWindowOpen: boolean;
  /** Ids of campaigns that they have seen on an earlier page. */
  readonly seen: readonly string[];
}

export const plainVisit: Visit = {
  ...{ url: '/', pageType: '', language: '', device: 'desktop', openedAt: '', isOnline: true },
  ...{ visits: '1', minutesBefore: '0', hasCart: false, cartTotal: '0', cartTags: '' },
  ...{ isProductPage: false, productTags: '', isAvailable: true, isKnown: false, isWantedCustomer: false },
  ...{ isLeaving: false, isHeldOut: false, isWindowOpen: false, seen: [] },
};
