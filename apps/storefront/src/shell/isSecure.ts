import type { FastifyRequest } from 'fastify';

export function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}
