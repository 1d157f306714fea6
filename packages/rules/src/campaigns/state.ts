/** CMP-08. */
export interface CampaignsState {
  readonly isEnabled: boolean;
  /** Those that stand on the page now. */
  readonly displayed: readonly string[];
  readonly clicked: readonly string[];
  /** Those that were shown and may still be replied to. */
  readonly replyIds: readonly string[];
}

export const initialCampaigns: CampaignsState = {
  isEnabled: true,
  displayed: [],
  clicked: [],
  replyIds: [],
};

export type CampaignsEvent =
  | { readonly type: 'disabled' }
  | { readonly type: 'displayed' | 'closed' | 'clicked' | 'replied'; readonly id: string };

export function reduceCampaigns(state: CampaignsState, event: CampaignsEvent): CampaignsState {
  if (event.type === 'disabled') return { ...state, isEnabled: false };
  const { type, id } = event;
  const { displayed, clicked, replyIds } = state;
  if (type === 'displayed')
    return { ...state, displayed: [...without(displayed, id), id], replyIds: [...without(replyIds, id), id] };
  if (type === 'closed') return { ...state, displayed: without(displayed, id) };
  if (type === 'clicked') return { ...state, clicked: [...without(clicked, id), id] };
  return { ...state, replyIds: without(replyIds, id) };
}

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id);
