import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/attempts';

/** Where a request comes from: as the sign-in log remembers it, and as limits count it. */
export interface Caller {
  readonly address: string;
  readonly network: string;
  readonly userAgent: string;
}

export function callerOf(request: FastifyRequest): Caller {
  const address = addressOf(request);
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 400);
  return { address, network: networkOf(address), userAgent };
}

/** A socket of both families gives IPv4 addresses in IPv6's clothes. */
export const addressOf = ({ ip }: FastifyRequest): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');
