import type { ProblemCode } from '@shopbell/protocol';

/** `unreachable`: no answer at all. `unexpected`: an answer that is not ours, say a proxy's page. */
export type HttpProblemCode = ProblemCode | 'unreachable' | 'unexpected';

export class HttpProblem extends Error {
  readonly code: HttpProblemCode;

  constructor(code: HttpProblemCode, options?: ErrorOptions) {
    super(`The request failed: ${code}`, options);
    this.name = 'HttpProblem';
    this.code = code;
  }
}

export const isUnauthorized = (error: unknown): boolean =>
  error instanceof HttpProblem && error.code === 'unauthorized';
