import { chatQuery, offerPath, problemAnswer, revealedOffer } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { letPagesAsk } from '../../http/letPagesAsk';
import { orThrow } from '../../http/outcome';
import { callerOf } from '../agents';
import type { Shops } from '../shops';
import { chatAsked, type VisitorsService } from '../visitors';
import type { Offers } from './service';

export interface OfferRoutesOptions {
  readonly shops: Shops;
  readonly visitors: VisitorsService;
  readonly offers: Offers;
}

const schema = {
  tags: ['campaigns'],
  summary: 'The code of an offer, for whoever asks for it; only so often',
  querystring: chatQuery,
  params: offerPath,
  response: { 200: revealedOffer, '4xx': problemAnswer, '5xx': problemAnswer },
};

export const offerRoutes: FastifyPluginAsyncZod<OfferRoutesOptions> = async (server, options) => {
  const { shops, visitors, offers } = options;
  letPagesAsk(server, ['/ssp/offers/:offerId/reveal'], 'POST');
  server.post('/ssp/offers/:offerId/reveal', { schema }, async (request) => {
    const app = await chatAsked(shops, request, request.query.appId);
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const claims = token === undefined ? null : await visitors.access.verify(token, app.id);
    return orThrow(
      await offers.reveal({
        shopId: app.shopId,
        appId: app.id,
        offerId: request.params.offerId,
        network: callerOf(request).network,
        visitor: claims?.conversationId ?? null,
      }),
    );
  });
};
