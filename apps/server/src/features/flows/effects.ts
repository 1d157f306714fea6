import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Outgoing } from '../../platform/outgoing';
import type { OrderActions } from '../orderActions';
import type { Shops } from '../shops';
import { type Execution, takeEffect } from './executionStore';
import { askHttp, type HttpOutcome, unanswered } from './httpStep';
import type { FlowSecrets } from './secrets';

export interface EffectsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly outgoing: Outgoing;
  readonly shops: Shops;
  readonly secrets: FlowSecrets;
  readonly orderActions: Pick<OrderActions, 'perform'>;
}

/** Longer than anything here takes: who has begun it and is not done by then has ended. */
const abandonedMs = 30_000;

/**
 * Does what an execution waits for. The row says who does it, before it is done. A question may be asked again; what
 * changes something elsewhere is told once, and where nobody knows what became of it, it counts as failed. Null as long as
 * somebody else is doing it.
 */
export function createEffects({
  database,
  clock,
  outgoing,
  shops,
  secrets,
  orderActions,
}: EffectsDependencies) {
  async function ask(execution: Execution): Promise<HttpOutcome | null> {
    const { effect, variables } = execution.state;
    if (effect?.kind !== 'http-request') return null;
    const { request } = effect;
    const isSafe = request.method === 'GET';
    if (execution.isPreview && !isSafe) return { isGood: true, facts: { http_status: '' } };
    const scope = database.inShops([execution.shopId]);
    const nowMs = clock.now();
    const taken = await takeEffect(scope, execution, new Date(nowMs), new Date(nowMs - abandonedMs));
    if (taken === null) return null;
    if (taken === 'again' && !isSafe) return unanswered('unknown');
    const opened = await secrets.open(execution.shopId);
    return askHttp(outgoing, request, variables, opened, keyOf(execution));
  }

  /** Under one key, however often it is tried. */
  async function act(execution: Execution): Promise<HttpOutcome | null> {
    const { shopId, appId, conversationId, customerId, language } = execution;
    const { effect, variables } = execution.state;
    const wish = (effect?.kind === 'order-action' && effect.wish) || ({ kind: 'cancel' } as const);
    const orderId = Number(variables.order_id);
    const app = await shops.findApp({ id: appId });
    const failed = (because: string) => ({ isGood: false, facts: { action_state: because }, because });
    if (!app || customerId === null || !orderId || app.shopId !== shopId) return failed('refused');
    if (execution.isPreview) return { isGood: true, facts: { action_state: 'done' } };
    const outcome = await orderActions.perform(
      { app, conversationId, customer: { id: customerId }, actor: 'shopper', sender: null, language },
      { orderId, key: keyOf(execution), wish },
    );
    if (!outcome.isDone) return failed(outcome.because);
    const { state } = outcome.value;
    if (state === 'intended') return null;
    return { isGood: state === 'done', facts: { action_state: state }, because: state };
  }

  return (execution: Execution): Promise<HttpOutcome | null> =>
    execution.state.effect?.kind === 'order-action' ? act(execution) : ask(execution);
}

export type Effects = ReturnType<typeof createEffects>;

/** The same for the same step of the same execution. */
function keyOf({ id, revision }: Execution): string {
  const hex = createHash('sha256').update(`${id} ${revision}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
