import type { FlowExecution } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import type { Widget } from '../../../app/Widget';
import { fetchJson } from '../../../http/fetchJson';

/** The calls of flows. Each may be sent again: the server goes on once from what was seen. */
export async function flowCall(
  widget: Widget,
  path: string,
  body: object | null,
  query: Readonly<Record<string, string>> = {},
): Promise<FlowExecution> {
  widget.storage.permit();
  const token = await widget.client.run((client) => {
    client.connect();
    return client.token(false);
  });
  const accountId = widget.details.get()?.settings?.accountId;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const address = `${widget.baseUrl}/ssp/flows/executions${path}`;
  return body
    ? fetchJson(address, { method: 'POST', headers, body: toJson({ accountId, ...body }) })
    : fetchJson(`${address}?${new URLSearchParams({ accountId: String(accountId), ...query })}`, { headers });
}

export const statusOf = (error: unknown): number | null =>
  (error as { readonly status?: number } | null)?.status ?? null;
