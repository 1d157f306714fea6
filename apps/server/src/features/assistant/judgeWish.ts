import type { AssistantPolicy, Order, OrderWish, ReturnableLine } from '@shopbell/protocol';
import { type IsReduced, judgeReturn } from '@shopbell/rules/assistant-policy';
import { type ActionVerdict, judgeAction, returnWay } from '@shopbell/rules/orders';
import { isOffered } from '../orderActions';
import type { App } from '../shops';

/** What counts in the moment in which somebody judges. */
export interface WishFacts {
  readonly app: App;
  readonly policy: AssistantPolicy;
  /** Of the pieces that would go back, where the owner minds. */
  readonly areReduced: readonly IsReduced[];
  readonly returnable: readonly ReturnableLine[];
  readonly nowMs: number;
}

/** Whether a card may be shown, and whether what stands on it may still be done when it is pressed. */
export function judgeWish(wish: OrderWish, order: Order, facts: WishFacts): ActionVerdict {
  const { app, returnable, nowMs } = facts;
  if (!isDoneHere(wish.kind, app)) return { may: false, because: 'policy' };
  const verdict = judgeAction(wish, order, app.settings.selfService, nowMs, returnable);
  const because = verdict.may && wish.kind === 'return' ? whyKept(order, facts) : null;
  return because === null ? verdict : { may: false, because };
}

/** Whether the shop lets it be done at once, and not by Loop. */
export const isDoneHere = (kind: OrderWish['kind'], app: App): boolean =>
  isOffered(app, { kind }) && (kind !== 'return' || returnWay(app.settings.selfService) !== 'loop');

/** Why the owner does not take it back; `policy`: a person has to say. */
export function whyKept(
  order: Order,
  { policy, areReduced, nowMs }: Pick<WishFacts, 'policy' | 'areReduced' | 'nowMs'>,
): 'too-late' | 'policy' | null {
  const verdict = judgeReturn(policy, order, areReduced, nowMs);
  if (verdict === 'fine') return null;
  return verdict === 'too-late' ? verdict : 'policy';
}
