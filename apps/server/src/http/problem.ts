import { type FieldProblem, type ProblemCode, problems } from '@shopbell/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

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

/** Answers what a route threw; what is our fault is said to `onFailure`, without the request it came with. */
export const createProblemAnswer =
  (onFailure: (error: unknown) => void) =>
  (error: FastifyError | ProblemError, _: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof ProblemError) return sendProblem(reply, error.code, error.message, error.fields);
    if (hasZodFastifySchemaValidationErrors(error)) {
      const details = error.validation.map(
        ({ instancePath, message }) => `${instancePath.slice(1)}: ${message}`,
      );
      return sendProblem(reply, 'invalid-request', details.join('; '));
    }
    if (error.statusCode === 413) return sendProblem(reply, 'too-large');
    if (error.statusCode !== undefined && error.statusCode < 500)
      return sendProblem(reply, 'invalid-request');
    onFailure(error);
    return sendProblem(reply, 'internal');
  };

export function sendProblem(
  reply: FastifyReply,
  code: ProblemCode,
  message: string = problems[code].message,
  fields?: readonly FieldProblem[],
) {
  return reply.code(problems[code].status).send({ error: { code, message, ...(fields && { fields }) } });
}
