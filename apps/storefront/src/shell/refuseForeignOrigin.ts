import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * A form on another site must not act for the shopper. Browsers send `Origin` with every POST (Safari before 2021
 * left it out, and `Sec-Fetch-Site` with it); a program that sends neither carries nobody's cookies.
 */
export function refuseForeignOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || isOwn(request)) return;
    throw Object.assign(new Error('This form was sent from another site, so nothing was changed.'), {
      statusCode: 403,
    });
  });
}

function isOwn({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (headers.origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  return hostOf(headers.origin) !== null && hostOf(headers.origin) === hostOf(`${protocol}://${host}`);
}

/** Hosts and not origins: a proxy may speak https to the browser and http to us. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
