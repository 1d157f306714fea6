import type { Order, OrderWish } from '@shopbell/protocol';
import { orderWish } from '@shopbell/protocol/schemas';
import { isSaid, wishedAddress } from '@shopbell/rules/assistant';
import { canReturn, isPortalEnabled } from '@shopbell/rules/orders';
import { textsOfApp } from '../shops';
import type { Proposal } from './Engine';
import { type JudgeContext, type Judged, plain } from './Judged';
import { isDoneHere, judgeWish, whyKept } from './judgeWish';
import { orderSentences } from './orderSentences';
import { cardOf, formOf } from './proposalCards';

type Of<Kind extends Proposal['kind']> = Extract<Proposal, { readonly kind: Kind }>;

/**
 * What may come of what an engine would have done with an order: a card to agree to, by the rules that the portal has; the
 * portal's form, where something is missing; or why not, in the portal's words. What the shop does not offer is a person's.
 */
export function judgeProposal(proposal: Proposal, context: JudgeContext): Judged {
  const order = context.seen.orders.get(proposal.orderId);
  if (!order || context.seen.customerId() === null) return plain({ kind: 'refused' });
  switch (proposal.kind) {
    case 'return':
      return judgeReturned(proposal, order, context);
    case 'address':
      return judgeMoved(proposal, order, context);
    case 'report':
      return isFlow('report_issue', context) ? formOf('report', order, context) : handOver('report');
    default:
      return isAtOnce('cancel', context) ? agreed({ kind: 'cancel' }, order, context) : handOver('cancel');
  }
}

const handOver = (because: string): Judged => plain({ kind: 'hand-over', because });

const isFlow = (flow: 'report_issue' | 'return_order', { app }: JudgeContext): boolean =>
  isPortalEnabled(app.settings.selfService) && app.settings.selfService.flows[flow];

const isAtOnce = (kind: OrderWish['kind'], { app, seen }: JudgeContext): boolean =>
  isDoneHere(kind, app) && seen.actions().includes(kind);

function judgeReturned(proposal: Of<'return'>, order: Order, context: JudgeContext): Judged {
  const { seen, said } = context;
  if (!isFlow('return_order', context)) return handOver('return');
  if (!canReturn(order)) return why(order, order.cancelled_at ? null : 'orderReturnImpossible', context);
  const kept = whyKept(order, context);
  if (kept) return kept === 'policy' ? handOver(kept) : why(order, 'orderReturnTooLate', context);
  const returnable = seen.returnable.get(order.id);
  const isCard = isAtOnce('return', context);
  if (isCard && returnable?.length === 0) return why(order, 'actionReturned', context);
  const { items, reason, itemIds = items.map(({ id }) => id) } = proposal;
  if (!isCard || !returnable || items.length === 0) return formOf('return', order, context, itemIds);
  const isOwnReason = reason !== undefined && isSaid(reason, said);
  return agreed({ kind: 'return', items: [...items], ...(isOwnReason && { reason }) }, order, context);
}

/** Where it is not written out, the form asks for it: nobody's parcel goes where an engine thinks it should. */
function judgeMoved({ address: read }: Of<'address'>, order: Order, context: JudgeContext): Judged {
  const { shipping_address: before } = order;
  if (!isAtOnce('address', context) || !before) return handOver('address');
  const address = read && wishedAddress(read, before, context.said, context.language);
  if (address) return agreed({ kind: 'address', address }, order, context);
  if (order.cancelled_at !== null) return why(order, null, context);
  return order.fulfillment_status === null
    ? formOf('address', order, context)
    : why(order, 'actionAddressImpossible', context);
}

const refusals = {
  cancel: { shipped: 'orderCancelImpossible', 'too-late': 'orderCancelTooLate' },
  address: { shipped: 'actionAddressImpossible', fulfilled: 'actionAddressDone' },
  return: { returned: 'actionReturned' },
} as const;
type Reason =
  | (typeof refusals.cancel)['shipped' | 'too-late']
  | (typeof refusals.address)['shipped' | 'fulfilled']
  | (typeof refusals.return)['returned']
  | 'orderReturnImpossible'
  | 'orderReturnTooLate';

/** A card, if the order lets it be done. */
function agreed(given: OrderWish, order: Order, context: JudgeContext): Judged {
  const { seen } = context;
  const { data: wish } = orderWish.safeParse(given);
  if (!wish) return plain({ kind: 'refused' });
  const returnable = seen.returnable.get(order.id) ?? [];
  const verdict = judgeWish(wish, order, { ...context, returnable });
  if (verdict.may) return cardOf(wish, order, context) ?? handOver(wish.kind);
  if (verdict.because === 'sold-out') return formOf('return', order, context);
  const reasons: Readonly<Record<string, Reason>> = refusals[wish.kind];
  return why(order, reasons[verdict.because] ?? null, context);
}

/** What the order says, and why it cannot be done. */
function why(order: Order, reason: Reason | null, { app, language }: JudgeContext): Judged {
  const { sspTexts } = textsOfApp(app, language);
  const [state] = orderSentences(order, app, language);
  const words = [state?.text, reason && sspTexts[reason].replaceAll('{number}', order.name)];
  const sources = state ? [state.source] : [];
  return plain({ kind: 'answer' }, { text: words.filter(Boolean).join(' '), sources });
}
