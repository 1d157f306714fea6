import type { OrderActionAnswer, OrderWish } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import type { Widget } from '../../app/Widget';
import { fetchJson } from '../../http/fetchJson';
import type { Access } from './portalOf';

export interface Click {
  readonly orderId: number;
  /** Asked again under it, nothing is done again. */
  readonly key: string;
  readonly wish: OrderWish;
}

/** How often the server is asked what has become of it, while the shop's system takes its time. */
const againMs = 2000;

/** What became of a wish; until that is known, the same click is sent again. */
export async function actOnOrder(
  widget: Widget,
  { accessToken }: Access,
  { orderId, key, wish }: Click,
  signal: AbortSignal,
): Promise<OrderActionAnswer> {
  widget.storage.permit();
  const token = await widget.client.run((client) => {
    client.connect();
    return client.token(false);
  });
  const accountId = widget.details.get()?.settings?.accountId;
  const { language } = widget.translator.get();
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: toJson({ accountId, accessToken, key, language, wish }),
  };
  for (;;) {
    signal.throwIfAborted();
    const answer = await fetchJson<OrderActionAnswer>(
      `${widget.baseUrl}/ssp/orders/${orderId}/actions`,
      request,
      false,
    );
    if (answer.state !== 'intended') return answer;
    await new Promise((done) => setTimeout(done, againMs));
  }
}

/** A random UUID, also where the page is not secure and the browser gives none. */
export function newKey(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
