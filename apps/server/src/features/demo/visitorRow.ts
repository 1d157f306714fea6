import type { Moment } from './DemoPast';
import type { Tale } from './Tale';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** What is known of whoever wrote; each conversation has its own. */
export function visitorRow(
  { visitor, page, laterPages = [], isUnseen = false, cart }: Tale,
  messages: readonly { readonly id: number; readonly at: string; readonly by: string }[],
  { nowMs, address }: Moment,
) {
  const last = messages.at(-1);
  const lastMs = Date.parse(last?.at ?? '');
  const leftMs = Math.min(lastMs + (1 + laterPages.length) * minuteMs, nowMs);
  const answered = messages.findLast(({ by }) => by !== 'shopper');
  const seenMs = isUnseen && answered ? Date.parse(answered.at) - minuteMs : leftMs;
  return {
    name: visitor.name,
    email: visitor.email,
    email_trust: visitor.trust,
    last_active_at: new Date(leftMs).toISOString(),
    message_seen_at: new Date(seenMs).toISOString(),
    page_url: `${address}${laterPages.at(-1) ?? page}`,
    page_viewed_at: new Date(leftMs).toISOString(),
    visits: visitor.visits,
    cart: cart ? { currency: 'USD', items: cart.map(toStored) } : null,
    created_at: new Date(
      Math.min(Date.parse(messages[0]?.at ?? ''), nowMs - visitor.knownDays * dayMs),
    ).toISOString(),
    // Nobody is mailed about what was said before there was anybody.
    unseen_mailed_id: last?.id ?? 0,
  };
}

const toStored = ({ title, quantity, price }: { title: string; quantity: number; price: number }) => ({
  title,
  quantity,
  line_price: price,
});
