type Kind = 'number' | 'list' | 'yes' | 'nothing';

const keys: Readonly<Record<Kind, string>> = {
  number: 'time_spent_on_page session_time visit_count cart_value orders_count amount_spent',
  list: 'current_url product_tags current_product_tags ordered_products customer_tags country_code',
  yes: 'exit_intent incognito_visitor out_of_stock_product_pages',
  nothing: 'business_hours device_type',
};

/** What values a trigger compares with. Editors and servers ask; a page is told nothing that does not fit. */
export const valuesOf: ReadonlyMap<string, Kind> = new Map(
  Object.entries(keys).flatMap(([kind, listed]) =>
    listed.split(' ').map((key) => [key, kind as Kind] as const),
  ),
);
