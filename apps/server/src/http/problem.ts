import { type FieldProblem, type ProblemCode, problems } from '@shopbell/protocol';
import { fieldProblems } from '@shopbell/protocol/schemas';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { troubleOf } from '../platform/db';

type Issue = Parameters<typeof fieldProblems>[0]['issues'][number];

/** A refusal a route can throw; the table of problems decides its status. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly fields: readonly FieldProblem[] | undefined;

  constructor(
    code: ProblemCode,
    message: string = problems[code].message,
    fields?: readonly FieldProblem[] | undefined,
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/** Of whatever it was: a message has words of its own. */
const tooLarge = 'This is too large to be kept. Make it smaller, or several of it.';

/** Answers what a route threw; what is our fault is said to `onFailure`, without the request it came with. */
export const createProblemAnswer =
  (onFailure: (error: unknown) => void) =>
  (error: FastifyError | ProblemError, _: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof ProblemError) return sendProblem(reply, error.code, error.message, error.fields);
    if (hasZodFastifySchemaValidationErrors(error)) {
      const details = error.validation.map(
        ({ instancePath, message }) => `${instancePath.slice(1)}: ${message}`,
      );
      const fields =
        error.validationContext === 'body' ? fieldProblems({ issues: issuesOf(error) }) : undefined;
      return sendProblem(reply, 'invalid-request', details.join('; '), fields);
    }
    if (error.statusCode === 413) return sendProblem(reply, 'too-large', tooLarge);
    if (error.statusCode !== undefined && error.statusCode < 500)
      return sendProblem(reply, 'invalid-request');
    const code = troubleOf(error);
    // That many wait is no fault of this request; it is counted where it is refused.
    if (code !== 'overloaded') onFailure(error);
    return sendProblem(reply, code);
  };

/** As the schema has found them: the framework passes them on in a shape of its own. */
const issuesOf = ({ validation = [] }: FastifyError) =>
  validation.map(
    ({ keyword, instancePath, message, params }) =>
      ({ ...params, code: keyword, message, path: instancePath.slice(1).split('/') }) as unknown as Issue,
  );

/** Whoever asks again adds a delay of their own, by lot (LIM-26). */
const retryAfterSeconds = 1;

export function sendProblem(
  reply: FastifyReply,
  code: ProblemCode,
  message: string = problems[code].message,
  fields?: readonly FieldProblem[],
) {
  const { status } = problems[code];
  if (status === 503 || status === 429) reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).send({ error: { code, message, ...(fields && { fields }) } });
}
