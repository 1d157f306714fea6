import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problem';

/**
 * Is this request made by our own pages? Browsers send Origin with every socket and every request that writes;
 * comparing it with the host asked for keeps other sites from using an agent's cookie.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: URL | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  if (publicUrl) return origin === publicUrl.origin;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export function refuseForeignOrigin(publicUrl: URL | null) {
  return async (request: FastifyRequest) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const isCrossSite = request.headers['sec-fetch-site'] === 'cross-site';
    if (isReading && request.headers.origin === undefined && !isCrossSite) return;
    if (isCrossSite || !isOwnOrigin(request.headers, publicUrl)) throw new ProblemError('foreign-origin');
  };
}
