import { createStore } from '@shopbell/client/visitor';
import type { Recommendation } from '@shopbell/rules/recommendation';
import { perWidget } from '../../app/perWidget';
import type { Widget } from '../../app/Widget';
import { keptFlow } from '../../flows/keptFlow';

export interface ShownRecommendation {
  readonly question: string;
  /** The message that asked; null where nothing was sent yet. */
  readonly messageId: string | null;
  readonly found: Recommendation;
}

export interface RecommendationState {
  readonly shown: ShownRecommendation | null;
  /** What the shopper has said of it. */
  readonly verdict: 'glad' | 'sorry' | 'sorry-email-required' | null;
}

const nothing: RecommendationState = { shown: null, verdict: null };

/** Whoever was in a flow when the page went is offered the way back into it. */
function wayBack(widget: Widget): RecommendationState {
  const { flowId: id, flowLabel: name } = keptFlow(widget) ?? {};
  if (!id || !name) return nothing;
  const found = { kind: 'flow', flow: { id, name, score: 1 } } as const;
  return { shown: { question: '', messageId: null, found }, verdict: null };
}

/** What is recommended beside the conversation, and what became of it. */
export const recommendationOf = perWidget((widget) => {
  const store = createStore(wayBack(widget));
  const clear = () => store.update(() => nothing);
  widget.running.push({ signedOut: clear });
  return {
    store,
    clear,
    /** Where nothing was asked there is the way back into a flow, as long as it is not over. */
    isStill: ({ question, found }: ShownRecommendation): boolean =>
      question !== '' || (found.kind === 'flow' && keptFlow(widget)?.flowId === found.flow.id),
    show: (shown: ShownRecommendation) => store.update(() => ({ shown, verdict: null })),
    judge: (verdict: NonNullable<RecommendationState['verdict']>) =>
      store.update((state) => ({ ...state, verdict })),
  };
});
