import { z } from 'zod';
import { CommerceError } from '../commerce';
import { type Outgoing, OutgoingError } from '../outgoing';

export interface LoopOptions {
  readonly outgoing: Outgoing;
  readonly origin: URL;
  readonly apiKey: string;
}

/** The name of the order, and what the shop has chosen to find it by: a postal code, an address or a number. */
export interface LoopQuestion {
  readonly name: string;
  readonly zip: string;
}

/** Shorter than a shopper's patience. */
const timeoutMs = 8000;
const answered = z.object({ url: z.url({ protocol: /^https$/ }) });

/** Where the order stands in the shop's return portal; null where Loop knows none, or will not have it back. */
export async function askLoop(
  { outgoing, origin, apiKey }: LoopOptions,
  question: LoopQuestion,
): Promise<string | null> {
  const response = await outgoing
    .fetch(new URL('/api/v1/order/link', origin), {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'x-authorization': apiKey },
      body: JSON.stringify(question),
      timeoutMs,
      maxBytes: 64 * 1024,
      // It makes an address and changes nothing.
      isRepeatable: true,
    })
    .catch((error) => {
      if (!(error instanceof OutgoingError)) throw error;
      throw new CommerceError('unreachable', error.message, null, error);
    });
  const { status } = response;
  if (status === 401 || status === 403) throw new CommerceError('refused', `Loop refused with ${status}`);
  if (status === 429) throw new CommerceError('throttled', 'Loop wants to be asked later');
  if (status >= 500) throw new CommerceError('unreachable', `Loop failed with ${status}`);
  if (status >= 400) return null;
  const answer = answered.safeParse(await response.json().catch(() => null));
  if (!answer.success) throw new CommerceError('unreadable', 'Loop answered without an address');
  return answer.data.url;
}
