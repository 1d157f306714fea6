import type { FastifyInstance } from 'fastify';
import { cookieText } from '../shell/cookies';
import { asFields, firstText } from '../shell/fields';
import { isSecure } from '../shell/isSecure';
import { ownPath } from '../shell/ownPath';
import { codeBy } from './codes';

const dayInSeconds = 86_400;

/** A link that remembers a code and leads on, as Shopify's does. */
export function discountRoutes(app: FastifyInstance): void {
  app.get<{ Params: { code: string } }>('/discount/:code', (request, reply) => {
    const found = codeBy(request.params.code);
    if (found)
      reply.header('set-cookie', cookieText('discount_code', found.code, dayInSeconds, isSecure(request)));
    return reply.redirect(ownPath(firstText(asFields(request.query).redirect), '/'));
  });
}
