import type { FlowAnswer, Order } from '@shopbell/protocol';
import type { FlowInput } from '@shopbell/rules/flows';
import { moneyIn } from '@shopbell/rules/grounding';
import { loadedLanguage } from '@shopbell/rules/language';
import { judgeAction, orderWord } from '@shopbell/rules/orders';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Clock } from '../../platform/clock';
import type { IdentityService, ProvenCustomer } from '../identity';
import type { OrderActions } from '../orderActions';
import type { Orders } from '../orders';
import { type App, textsOfApp } from '../shops';
import type { Execution } from './executionStore';
import { impossible, wishInput } from './wishInput';

export interface AnswersDependencies {
  readonly clock: Clock;
  readonly orderActions: Pick<OrderActions, 'returnable'>;
  readonly identity: IdentityService;
  readonly orders: Orders;
}

export interface Read {
  readonly input: FlowInput;
  readonly customerId?: number;
}

/** What a page says, as far as it is true: who they are and whose order it is, is asked of who knows. */
export function createReadAnswer({ clock, identity, orders, orderActions }: AnswersDependencies) {
  async function provenOf(
    { shopId, customerId }: Execution,
    token: string,
  ): Promise<Outcome<ProvenCustomer>> {
    const proven = await identity.tokens.readAccess(token);
    if (!proven || proven.shopId !== shopId) return refused('unauthorized');
    // Somebody else at the same page begins anew.
    const isSame = customerId === null || customerId === proven.customerId;
    return isSame ? done(proven) : refused('unauthorized');
  }

  async function signedIn(execution: Execution, token: string): Promise<Outcome<Read>> {
    const proven = await provenOf({ ...execution, customerId: null }, token);
    if (!proven.isDone) return proven;
    const customer = await identity.customerOf(proven.value);
    if (!customer.isDone) return customer;
    const { id, first_name: name, email, phone } = customer.value;
    const shown = name || email || phone || '';
    const facts = { customer_name: name ?? '', customer_email: email ?? '', customer_phone: phone ?? '' };
    return done({ input: { kind: 'signed-in', shown, facts }, customerId: id });
  }

  async function orderChosen(
    execution: Execution,
    app: App,
    { accessToken, orderId }: Extract<FlowAnswer, { readonly kind: 'order' }>,
  ): Promise<Outcome<Read>> {
    const proven = await provenOf(execution, accessToken);
    if (!proven.isDone) return proven;
    const { customerId } = proven.value;
    if (orderId === null) {
      const all = await orders.all(proven.value);
      // There are some: one of them is to be chosen.
      if (all.isDone) return refused('wrong-answer');
      const isNone = all.because === 'customer-without-orders' || all.because === 'customer-not-found';
      return isNone ? done({ input: { kind: 'order', shown: '', facts: null }, customerId }) : all;
    }
    const found = await orders.one(proven.value, orderId);
    if (!found.isDone) return found;
    const order = found.value;
    const facts = factsOf(order, app, execution.language);
    return done({ input: { kind: 'order', shown: order.name, facts }, customerId });
  }

  async function itemsChosen(
    execution: Execution,
    { accessToken, itemIds }: Extract<FlowAnswer, { readonly kind: 'items' }>,
  ): Promise<Outcome<Read>> {
    const proven = await provenOf(execution, accessToken);
    if (!proven.isDone) return proven;
    const orderId = Number(execution.state.variables.order_id);
    if (!orderId) return refused('wrong-answer');
    const found = await orders.one(proven.value, orderId);
    if (!found.isDone) return found;
    const items = found.value.line_items.filter(({ id }) => itemIds.includes(id));
    if (items.length !== new Set(itemIds).size) return refused('wrong-answer');
    const shown = items.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ');
    const facts = { items: shown, item_title: items[0]?.title ?? '', item_count: String(items.length) };
    return done({ input: { kind: 'items', shown, facts } });
  }

  /** Whether it can be done is judged once more when it is; here, so that nobody says yes to what cannot be. */
  async function wishRead(
    execution: Execution,
    app: App,
    { accessToken, wish }: Extract<FlowAnswer, { readonly kind: 'order-wish' }>,
  ): Promise<Outcome<Read>> {
    if (wish === null) return done({ input: impossible(null) });
    const proven = await provenOf(execution, accessToken);
    if (!proven.isDone) return proven;
    const orderId = Number(execution.state.variables.order_id);
    if (!orderId) return refused('wrong-answer');
    const by = { id: proven.value.customerId };
    const [found, lines] = await Promise.all([
      orders.one(proven.value, orderId),
      wish.kind === 'return' ? orderActions.returnable(app, by, orderId) : done({ lines: [] }),
    ]);
    if (!found.isDone) return found;
    // The shop's system does no such thing.
    if (!lines.isDone)
      return lines.because === 'self-service-off' ? done({ input: impossible(null) }) : lines;
    const returnable = lines.value.lines;
    const judged = judgeAction(wish, found.value, app.settings.selfService, clock.now(), returnable);
    const because = judged.may || judged.because === 'fulfilled' ? null : judged.because;
    if (because === 'returned' || because === 'sold-out') return refused('wrong-answer');
    return done({ input: because ? impossible(because) : wishInput(wish, found.value, returnable) });
  }

  return async (execution: Execution, app: App, answer: FlowAnswer): Promise<Outcome<Read>> => {
    switch (answer.kind) {
      case 'signed-in':
        return signedIn(execution, answer.accessToken);
      case 'order':
        return orderChosen(execution, app, answer);
      case 'items':
        return itemsChosen(execution, answer);
      case 'order-wish':
        return wishRead(execution, app, answer);
      case 'confirmation': {
        const { texts } = textsOfApp(app, loadedLanguage(execution.language));
        const word = texts[answer.isYes ? 'aiAgentSolvedYes' : 'aiAgentSolvedNo'];
        return done({ input: { kind: 'confirmation', isYes: answer.isYes, shown: String(word) } });
      }
      default:
        return done({ input: answer });
    }
  };
}

export type ReadAnswer = ReturnType<typeof createReadAnswer>;

/** What later steps can say of an order, in the words that the shopper reads elsewhere. */
function factsOf(order: Order, app: App, language: string): Record<string, string> {
  const { sspTexts } = textsOfApp(app, loadedLanguage(language));
  const urls = order.fulfillments.flatMap((each) => each.tracking_urls);
  return {
    order_id: String(order.id),
    order_name: order.name,
    order_state: order.cancelled_at ? 'cancelled' : (order.fulfillment_status ?? 'unfulfilled'),
    order_state_text: String(sspTexts[orderWord(order).textKey]),
    order_total: moneyIn(loadedLanguage(language), order.currency)(order.total_price),
    order_tracking_url: urls[0] ?? '',
    order_items: order.line_items.map(({ quantity, title }) => `${quantity} × ${title}`).join(', '),
  };
}
