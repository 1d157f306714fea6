const known = new Map<string, number>();

/** How many digits a currency has behind the point; two where nobody knows it. Asked for once: that takes its time. */
function digitsOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  const digits = known.get(currency) ?? askDigits(currency);
  known.set(currency, digits);
  return digits;
}

const askDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Decimal text to the currency's smallest coin, whatever digits a platform writes; null for what is no amount. */
export function amountIn(currency: string, amount: string | number | null | undefined): string | null {
  const units = unitsOf(String(amount ?? ''), digitsOf(currency));
  return units === null ? null : textOf(units, digitsOf(currency));
}

export function sumIn(currency: string, amounts: readonly (string | number)[]): string {
  const digits = digitsOf(currency);
  return textOf(
    amounts.reduce((sum, amount) => sum + (unitsOf(String(amount), digits) ?? 0n), 0n),
    digits,
  );
}

type Amount = string | number | null | undefined;

/** Finer than any coin. */
export const isMore = (one: Amount, other: Amount): boolean =>
  (unitsOf(String(one ?? 0), 4) ?? 0n) > (unitsOf(String(other ?? 0), 4) ?? 0n);

/** Whole coins, so that no sum is a cent off. Half a coin counts as one. */
function unitsOf(text: string, digits: number): bigint | null {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const padded = fraction.padEnd(digits + 1, '0');
  const units = BigInt(whole + padded.slice(0, digits)) + (Number(padded[digits]) >= 5 ? 1n : 0n);
  return sign === '-' ? -units : units;
}

function textOf(units: bigint, digits: number): string {
  const sign = units < 0n ? '-' : '';
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
