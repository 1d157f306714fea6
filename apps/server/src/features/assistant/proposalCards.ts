import { createHash } from 'node:crypto';
import type { NewAddress, Order, OrderAddress, OrderWish, ProposalFacts } from '@shopbell/protocol';
import { proposalLinesMax } from '@shopbell/protocol/schemas';
import { moneyIn } from '@shopbell/rules/grounding';
import { returnedItems } from '@shopbell/rules/orders';
import { textsOfApp } from '../shops';
import { type JudgeContext, type Judged, plain } from './Judged';
import { shownOf } from './proposals';

/** chosen: who comes back later is asked anew. */
const proposalMs = 30 * 60_000;
const lineMax = 1000;

const titles = {
  cancel: 'cancelTitle',
  return: 'returnTitle',
  address: 'actionAddressTitle',
  report: 'reportTitle',
} as const;

/** What the shopper can agree to: exactly what will happen. Null where that would not fit on a card. */
export function cardOf(wish: OrderWish, order: Order, context: JudgeContext): Judged | null {
  const { language, seen, seed, nowMs } = context;
  const customerId = seen.customerId();
  const lines = linesOf(wish, order, context);
  const isFitting = lines.length <= proposalLinesMax && lines.every((line) => line.length <= lineMax);
  if (customerId === null || !isFitting) return null;
  return {
    ...shown(wish.kind, order, context, { lines }),
    proposal: {
      ...{ id: uuidOf(seed), wish, customerId, orderId: order.id, shown: shownOf(order, wish), language },
      expiresAt: new Date(nowMs + proposalMs),
    },
  };
}

/** The way to the portal's form about an order, with what is known filled in. */
export function formOf(
  kind: 'return' | 'address' | 'report',
  order: Order,
  context: JudgeContext,
  itemIds: readonly number[] = [],
): Judged {
  const { sspTexts } = textsOfApp(context.app, context.language);
  const lines = {
    return: [sspTexts.itemsChoose],
    address: [sspTexts.actionAddressText],
    report: [sspTexts.requestAnswer],
  };
  const filled = itemIds.length > 0 && { itemIds: [...itemIds].slice(0, 50) };
  return shown(kind, order, context, { lines: lines[kind], isForm: true, ...filled });
}

function shown(
  kind: ProposalFacts['kind'],
  order: Order,
  { app, language, nowMs, seed }: JudgeContext,
  facts: Pick<ProposalFacts, 'lines' | 'isForm' | 'itemIds'>,
): Judged {
  const { sspTexts } = textsOfApp(app, language);
  const text = sspTexts[titles[kind]].replaceAll('{number}', order.name);
  const proposal = {
    ...{ proposalId: uuidOf(seed), kind, orderId: order.id, orderName: order.name, ...facts },
    expiresDatetime: new Date(nowMs + proposalMs).toISOString(),
  };
  return plain({ kind: 'propose' }, { text, sources: [], proposal });
}

function linesOf(wish: OrderWish, order: Order, { app, language, seen }: JudgeContext): string[] {
  const { sspTexts } = textsOfApp(app, language);
  switch (wish.kind) {
    case 'cancel': {
      const total = `${sspTexts.orderTotal}: ${moneyIn(language, order.currency)(order.total_price)}`;
      const items = order.line_items.map(({ quantity, title }) => `${quantity} × ${title}`);
      return [...items, total, sspTexts.actionCancelText];
    }
    case 'address': {
      const { shipping_address: before } = order;
      if (!before) return [sspTexts.actionAddressText];
      return [
        titled(sspTexts.addressOld, addressLines(before)),
        titled(sspTexts.addressNew, addressLines({ ...before, ...wish.address })),
        sspTexts.actionAddressText,
      ];
    }
    default: {
      const items = returnedItems(wish.items, order, seen.returnable.get(order.id) ?? []);
      const coming = items.filter(({ instead }) => instead !== null);
      const isAllExchanged = coming.length === items.length;
      return [
        titled(
          sspTexts.returnGoesBack,
          items.map(({ quantity, title }) => `${quantity} × ${title}`),
        ),
        ...titledUnlessNone(
          sspTexts.returnComes,
          coming.map(({ quantity, instead }) => `${quantity} × ${instead}`),
        ),
        ...titledUnlessNone(sspTexts.reasonLabel, wish.reason ? [wish.reason.replaceAll(/\s+/g, ' ')] : []),
        ...(isAllExchanged ? [] : [sspTexts.actionReturnText]),
        ...(coming.length > 0 ? [sspTexts.actionExchangeText] : []),
      ];
    }
  }
}

const titled = (title: string, lines: readonly string[]): string => [title, ...lines].join('\n');

const titledUnlessNone = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [titled(title, lines)];

function addressLines(address: Omit<OrderAddress, keyof NewAddress> & Partial<OrderAddress>): string[] {
  const { name, address1, address2, zip, city, province, country, phone } = address;
  const place = [province, country].filter(Boolean).join(', ');
  return [name, address1, address2, [zip, city].filter(Boolean).join(' '), place, phone].flatMap(
    (line) => line || [],
  );
}

function uuidOf(seed: string): string {
  const hex = createHash('sha256').update(`assistant proposal ${seed}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
