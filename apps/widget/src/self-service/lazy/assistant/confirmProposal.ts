import type { ActionRefusal, OrderActionAnswer, ProposalFacts } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import type { Widget } from '../../../app/Widget';
import { fetchJson } from '../../../http/fetchJson';
import { portalOf } from '../portalOf';

export type ProposalEnd =
  | ActionRefusal
  | 'done'
  | 'refused'
  /** To the team. */
  | 'passed-on'
  | 'expired'
  | 'offline'
  | 'signed-out';

/** How often the server is asked what has become of it, while the shop's system takes its time. */
const againMs = 2000;

/** The shopper's click. Pressed again, or asked after again, it is the same one. */
export async function confirmProposal(
  widget: Widget,
  { proposalId, kind }: Pick<ProposalFacts, 'proposalId' | 'kind'>,
  signal: AbortSignal,
): Promise<ProposalEnd> {
  const { access } = portalOf(widget).store.get();
  if (!access) return 'signed-out';
  try {
    const token = await widget.client.run((client) => client.token(false));
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: toJson({ accountId: widget.details.get()?.settings?.accountId, accessToken: access.accessToken }),
    };
    const address = `${widget.baseUrl}/ssp/assistant/proposals/${proposalId}/confirm`;
    for (;;) {
      signal.throwIfAborted();
      const { state, because, order } = await fetchJson<OrderActionAnswer>(address, request, false);
      if (order) portalOf(widget).keepOrder(order);
      // Somebody was quicker: in another tab, or at the desk.
      if (state === 'done' || (kind === 'cancel' && because === 'cancelled')) return 'done';
      if (state !== 'intended') return because && because !== 'declined' ? because : 'passed-on';
      await new Promise((done) => setTimeout(done, againMs));
    }
  } catch (error) {
    const end = endOf(error as { readonly status?: number; readonly code?: string });
    if (end === 'signed-out') portalOf(widget).expire();
    return end;
  }
}

/** Without a status nobody answered at all. */
function endOf({ status, code }: { readonly status?: number; readonly code?: string }): ProposalEnd {
  if (typeof status !== 'number') return 'offline';
  if (code === 'self-service-off') return 'policy';
  if (code === 'offer-ended' || status === 404 || status === 410) return 'expired';
  return status === 401 ? 'signed-out' : 'refused';
}
