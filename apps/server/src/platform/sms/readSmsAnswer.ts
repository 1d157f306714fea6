import { z } from 'zod';
import type { DeliveryOutcome } from '../letters';

export interface SmsAnswer {
  readonly status: number;
  readonly text: string;
}

/** Of a message that was taken: `sid`, and `error_code` where it has failed already. Of a refusal: `code`. */
const body = z.object({
  sid: z.string().min(1).optional(),
  error_code: z.number().nullish(),
  code: z.number().optional(),
});

/** Busy, or not there: it says that nothing was taken. */
const busy = [429, 503];
/** About the account, the address or the token, which the operator mends; also an address that has moved. */
const ours = [301, 302, 303, 307, 308, 401, 403, 404, 405];

/**
 * What the service says in words may name the number, so only its codes are kept
 * (21211 and 21614: no number that can get messages).
 */
export function readSmsAnswer({ status, text }: SmsAnswer): DeliveryOutcome {
  const parsed = body.safeParse(parseJson(text));
  const { sid, error_code: failure, code = failure } = parsed.success ? parsed.data : {};
  const because = `The text message service answered ${status}${code ? `, error ${code}` : ''}`;
  if (status >= 200 && status < 300) {
    if (failure) return { kind: 'refused', because };
    return sid === undefined ? { kind: 'unknown', because: `${because}, without an id` } : { kind: 'sent' };
  }
  if (busy.includes(status) || ours.includes(status)) return { kind: 'later', because };
  // Of 500, 502 and 504 nobody knows at which point it failed.
  return { kind: status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unknown', because };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
