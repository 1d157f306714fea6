/** On the page of a product that is there, in a first visit of nobody in particular, with nothing in the cart. */
export const boundaries: Record<
  string,
  [key: string, operator: string, value: string | number | boolean | string[] | null, shows: boolean]
> = {
  anyTag: ['current_product_tags', 'contains', [' STONEWARE', 'linen'], true],
  noSuchTag: ['current_product_tags', 'contains', ['stone'], false],
  allTags: ['current_product_tags', 'eq', ['stoneware', 'gift'], true],
  notAllTags: ['current_product_tags', 'eq', ['stoneware', 'linen'], false],
  withoutTag: ['current_product_tags', 'notContains', ['linen'], true],
  notWithoutTag: ['current_product_tags', 'notContains', ['gift'], false],
  inCart: ['product_tags', 'contains', ['gift'], false],
  soldOut: ['out_of_stock_product_pages', 'eq', true, false],
  emptyCart: ['cart_value', 'lt', 1, true],
  notBelowNothing: ['cart_value', 'lt', 0, false],
  firstVisit: ['visit_count', 'eq', 1, true],
  secondVisit: ['visit_count', 'gt', 1, false],
  nobody: ['incognito_visitor', 'eq', true, true],
  somebody: ['incognito_visitor', 'eq', false, false],
  desktop: ['device_type', 'desktop', null, true],
  phone: ['device_type', 'mobile', null, false],
  anyHour: ['business_hours', 'anytime', null, true],
  customer: ['orders_count', 'gt', 0, false],
  spender: ['amount_spent', 'gt', 0, false],
  buyer: ['ordered_products', 'contains', ['7007'], false],
  tagged: ['customer_tags', 'contains', ['vip'], false],
  abroad: ['country_code', 'eq', ['DE'], false],
};
