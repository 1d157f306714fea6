import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

export function sendJson(reply: FastifyReply, body: object | undefined): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(body);
}

export function sendProblem(
  reply: FastifyReply,
  status: number,
  message: string,
  description: string,
): FastifyReply {
  return sendJson(reply.code(status), { status, message, description });
}

/** A body that cannot be read is bad input too; anything from 500 up is the server's to report. */
export function sendJsonError(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) throw error;
  return sendProblem(
    reply,
    status === 400 ? 422 : status,
    status === 403 ? 'Forbidden' : 'Cart Error',
    error.message,
  );
}
