export const currency = 'USD';

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });

export function formatMoney(cents: number): string {
  return format.format(cents / 100);
}
