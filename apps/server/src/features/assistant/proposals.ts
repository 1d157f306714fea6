import type { Order, OrderActionAnswer, OrderWish } from '@shopbell/protocol';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/db';
import type { Catalogue } from '../catalogue';
import type { Place } from '../conversations';
import type { ProvenCustomer } from '../identity';
import type { JudgeNow, OrderActions } from '../orderActions';
import type { App, Shops } from '../shops';
import type { VisitorClaims } from '../visitors';
import type { ReadPolicy } from './AssistantService';
import { isReducedIn } from './isReducedIn';
import { judgeWish } from './judgeWish';

export interface NewProposal extends Place {
  readonly id: string;
  readonly wish: OrderWish;
  readonly customerId: number;
  readonly orderId: number;
  /** What the order held when the card was shown. */
  readonly shown: string;
  readonly language: string;
  readonly expiresAt: Date;
}

/** What is in an order and what it costs; where it goes, or what has gone back before, if that is what changes. */
export function shownOf(order: Order, { kind }: OrderWish): string {
  const { line_items: lines, total_price: total, shipping_address: address, returns = [] } = order;
  const held = [...lines.map(({ id, quantity }) => `${quantity} × ${id}`), total];
  if (kind === 'address') held.push(JSON.stringify(address));
  if (kind === 'return') held.push(...returns.map(({ id, state }) => `${state} ${id}`));
  return held.join('\n');
}

/** The same where the turn is settled again. */
export async function insertProposal(transaction: Queryable, proposal: NewProposal, at: Date): Promise<void> {
  await transaction.query(
    `insert into assistant_proposal (id, conversation_id, shop_id, kind, customer_id, order_id, shown, language, created_at, expires_at, wish)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`,
    [
      ...[proposal.id, proposal.conversationId, proposal.shopId, proposal.wish.kind, proposal.customerId],
      ...[proposal.orderId, proposal.shown, proposal.language, at, proposal.expiresAt],
      JSON.stringify(proposal.wish),
    ],
  );
}

interface ProposalRow {
  readonly conversation_id: string;
  readonly customer_id: string;
  readonly order_id: string;
  readonly wish: OrderWish;
  readonly shown: string;
  readonly language: string;
  readonly expires_at: Date;
}

export interface ProposalsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly shops: Shops;
  readonly catalogue: Catalogue;
  readonly orderActions: Pick<OrderActions, 'perform'>;
  readonly policyOf: ReadPolicy;
}

export type Proposals = ReturnType<typeof createProposals>;

/** What the shopper agrees to is done with their own rights, and once: the proposal's name is the key of the action. */
export function createProposals(dependencies: ProposalsDependencies) {
  const { database, clock, shops, catalogue, orderActions, policyOf } = dependencies;

  /** All that let the card be shown has to hold still; and what it showed. */
  const judgeAgain =
    ({ wish, shown, expires_at: end }: ProposalRow, app: App): JudgeNow =>
    async (order, returnable) => {
      const nowMs = clock.now();
      if (end.getTime() <= nowMs) return refused('offer-ended');
      const policy = await policyOf(app.shopId);
      const areReduced = await isReducedIn(wish, order, policy, (ids) =>
        catalogue(app.shopId, { ids }, ids.length),
      );
      const verdict = judgeWish(wish, order, { app, policy, areReduced, returnable, nowMs });
      const isAsShown = shown === '' || shown === shownOf(order, wish);
      return done(verdict.may && !isAsShown ? { may: false, because: 'changed' } : verdict);
    };

  return {
    async confirm(
      proposalId: string,
      { shopId, customerId }: ProvenCustomer,
      { conversationId, appId }: VisitorClaims,
    ): Promise<Outcome<OrderActionAnswer>> {
      const [row] = await database.inShops([shopId]).query<ProposalRow>(
        `select conversation_id, customer_id, order_id, wish, shown, language, expires_at from assistant_proposal
         where id = $1 and shop_id = $2`,
        [proposalId, shopId],
      );
      // Somebody else's proposal tells nothing, not even that there is one.
      const isTheirs = row?.conversation_id === conversationId && Number(row.customer_id) === customerId;
      if (!row || !isTheirs) return refused('not-found');
      const app = await shops.findApp({ id: appId });
      if (!app) return refused('self-service-off');
      const wisher = {
        ...{ app, conversationId, customer: { id: customerId } },
        ...({ actor: 'shopper', sender: null, language: row.language } as const),
      };
      const wished = { orderId: Number(row.order_id), key: proposalId, wish: row.wish };
      return orderActions.perform(wisher, wished, judgeAgain(row, app));
    },
  };
}
