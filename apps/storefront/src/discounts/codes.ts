export interface DiscountCode {
  readonly code: string;
  readonly type: 'percentage' | 'fixed_amount' | 'free_shipping';
  readonly value: string;
  /** Null: for good. */
  readonly endsAt: string | null;
}

/** What the shop gives codes for. One of them is over, for whoever wants to see that. */
const codes: readonly DiscountCode[] = [
  { code: 'WELCOME10', type: 'percentage', value: '10', endsAt: null },
  { code: 'FREESHIP', type: 'free_shipping', value: '', endsAt: null },
  { code: 'FIVEOFF', type: 'fixed_amount', value: '5.00', endsAt: null },
  { code: 'SUMMER25', type: 'percentage', value: '25', endsAt: '2025-09-01T00:00:00Z' },
];

/** However it is written. */
export const codeBy = (given: string): DiscountCode | null =>
  codes.find(({ code }) => code === given.trim().toUpperCase()) ?? null;

export const isActive = ({ endsAt }: DiscountCode, nowMs: number): boolean =>
  endsAt === null || nowMs < Date.parse(endsAt);
