import { problems } from '@shopbell/protocol';
import type { HttpProblemCode } from './HttpProblem';

/** The code in `{error: {code, message}}`; a gateway that answers for a server that is down counts as no answer. */
export function problemCodeOf(status: number, body: unknown): HttpProblemCode {
  const code = codeIn(body);
  if (code !== null && code in problems) return code as HttpProblemCode;
  if (status === 401) return 'unauthorized';
  return status >= 502 && status <= 504 ? 'unreachable' : 'unexpected';
}

function codeIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body;
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
