export const currency = 'USD';

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });

export function formatMoney(cents: number): string {
  return format.format(cents / 100);
}

/** As Shopify's feeds write money: `128.00`. */
export function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
