import type { FieldProblem, ProblemCode } from '@shopbell/protocol';

/** `unreachable`: no answer at all. `unexpected`: an answer that is not ours, say a proxy's page. */
export type HttpProblemCode = ProblemCode | 'unreachable' | 'unexpected';

export class HttpProblem extends Error {
  readonly code: HttpProblemCode;
  /** What is wrong with which field, where the server says so. */
  readonly fields: readonly FieldProblem[];

  constructor(code: HttpProblemCode, options?: ErrorOptions & { fields?: readonly FieldProblem[] }) {
    super(`The request failed: ${code}`, options);
    this.name = 'HttpProblem';
    this.code = code;
    this.fields = options?.fields ?? [];
  }
}

export const isUnauthorized = (error: unknown): boolean =>
  error instanceof HttpProblem && error.code === 'unauthorized';

/** Asked again, it would be refused again, until someone has decided something. */
export const isForThePerson = (error: unknown): boolean =>
  isUnauthorized(error) || (error instanceof HttpProblem && error.code === 'other-shop');
