import type { FastifyRequest } from 'fastify';

/** Where a request comes from, as the sign-in log remembers it. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string;
}

export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
});
