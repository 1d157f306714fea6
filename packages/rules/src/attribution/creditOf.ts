import { type AttributionWindows, attributionRules, type Evidence, type Sale } from './facts';

const dayMs = 86_400_000;
/** chosen: a chain is read by people. */
export const maxChain = 20;

export interface Credit {
  /** What decided. */
  readonly by: Evidence;
  /** All that counted, the earliest first; what decided is among them. */
  readonly chain: readonly Evidence[];
  readonly refunded: number;
  /** What is left of the order; never below nothing. */
  readonly amount: number;
}

/** To whom an order is credited, if to anybody; the same in whichever order its facts are known. */
export function creditOf(
  sale: Sale,
  evidence: readonly Evidence[],
  windows: AttributionWindows,
): Credit | null {
  if (sale.isCancelled) return null;
  const counted = [...new Map(evidence.map((each) => [each.id, each])).values()]
    .filter((each) => applies(each, sale, windows))
    .sort(byWeight);
  const [by] = counted;
  if (!by) return null;
  const refunded = refundedOf(sale);
  return {
    by,
    chain: counted.slice(0, maxChain).sort(byTime),
    refunded,
    amount: rounded(Math.max(0, sale.total - refunded)),
  };
}

function applies(each: Evidence, sale: Sale, windows: AttributionWindows): boolean {
  const agoMs = sale.placedAtMs - each.atMs;
  if (!(agoMs >= 0 && agoMs <= windows[each.rule] * dayMs)) return false;
  if (each.rule === 'code') return sale.discountCodes.some((code) => isSameCode(code, each.code));
  if (each.rule === 'product') return sale.productIds.some((id) => id === each.productId);
  return true;
}

const isSameCode = (one: string, other: string | undefined): boolean =>
  one.trim().toLowerCase() === other?.trim().toLowerCase();

/** The published order; then the latest; and where even that is the same, one of them for good. */
const byWeight = (one: Evidence, other: Evidence): number =>
  attributionRules.indexOf(one.rule) - attributionRules.indexOf(other.rule) ||
  other.atMs - one.atMs ||
  compareIds(one, other);

const byTime = (one: Evidence, other: Evidence): number => one.atMs - other.atMs || compareIds(one, other);

const compareIds = (one: Evidence, other: Evidence): number =>
  one.id < other.id ? -1 : one.id > other.id ? 1 : 0;

/** A refund that is told twice is one. */
function refundedOf({ refunds }: Sale): number {
  const once = new Map(refunds.map(({ id, amount }) => [id, amount]));
  return rounded([...once.values()].reduce((sum, amount) => sum + Math.max(0, amount), 0));
}

/** No currency has more than three places. */
const rounded = (amount: number): number => Math.round(amount * 1000) / 1000;
