import { problems } from '@shopbell/protocol';
import { HttpProblem, type HttpProblemCode } from './HttpProblem';

export const problemCode = (error: unknown): HttpProblemCode =>
  error instanceof HttpProblem ? error.code : 'unexpected';

/** What stands beside a form that was refused. */
export function problemText(error: unknown): string {
  const code = problemCode(error);
  if (code === 'unreachable') return 'Shopbell cannot be reached. Check your connection and try again.';
  if (code === 'unexpected' || code === 'internal')
    return 'Something failed on our side. Try again in a moment.';
  if (code === 'rate') return 'Too many tries. Wait a while and try again.';
  if (code === 'invalid-request') return 'Something in the form is not right. Check what you wrote.';
  return problems[code].message;
}
