/** LIM-41. */
export const expiryUnits = { hours: 3_600_000, days: 86_400_000 } as const;
export type ExpiryUnit = keyof typeof expiryUnits;

/** A stored value that ends by itself. */
export interface Expiring<T> {
  readonly value: T;
  /** Milliseconds since the epoch. */
  readonly expiry: number;
}

export const expiringIn = <T>(value: T, amount: number, unit: ExpiryUnit, nowMs: number): Expiring<T> => ({
  value,
  expiry: nowMs + amount * expiryUnits[unit],
});

/** What is left of something read from storage: its value until it expires, then nothing. */
export function readExpiring(stored: unknown, nowMs: number): unknown {
  const { value, expiry } = (stored ?? {}) as Partial<Expiring<unknown>>;
  return typeof expiry === 'number' && nowMs < expiry ? (value ?? null) : null;
}
