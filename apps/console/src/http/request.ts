import { callTimeoutMs } from '@shopbell/protocol';
import { HttpProblem } from './HttpProblem';
import { namedFetch } from './namedFetch';

/** Any answer is an answer; only silence throws. */
export async function request(
  path: string,
  init: RequestInit = {},
  patienceMs = callTimeoutMs,
): Promise<Response> {
  const timeout = AbortSignal.timeout(patienceMs);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    return await namedFetch(path, { ...init, signal });
  } catch (cause) {
    throw new HttpProblem('unreachable', { cause });
  }
}

export function postJson(path: string, body: object): Promise<Response> {
  return request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
