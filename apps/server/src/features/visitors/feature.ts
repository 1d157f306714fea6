import { defineFeature, type Host } from '../../feature/Feature';
import type { Shops } from '../shops';
import { createEmailGate } from './emailGate';
import { createVisitorFrames } from './frames';
import { visitorRoutes } from './routes';
import { createVisitors } from './service';
import { visitorsTables } from './tables';
import { createTokens } from './tokens';
import { VisitorNews } from './VisitorNews';
import type { VisitorsService } from './VisitorsService';

/** Shoppers: their tokens, and what is known of them. */
export const visitorsFeature = defineFeature({
  name: 'visitors',
  tables: visitorsTables,
  create(context: Host & { readonly shops: Shops }) {
    const { secret, clock, shops, sockets, frameAnswers, onFailure } = context;
    const tokens = createTokens(secret, clock);
    const visitors = createVisitors(context);
    const emailGate = createEmailGate(visitors, clock);
    const news = new VisitorNews(sockets, visitors);
    const service: VisitorsService = { ...visitors, tokens, emailGate };

    return {
      service,
      async routes(server) {
        await server.register(visitorRoutes, { shops, tokens, visitors });
      },
      visitorFrames: createVisitorFrames({ visitors, emailGate, frameAnswers }),
      hears: {
        'visitor-changed': (event) => void news.tell(event).catch(onFailure),
        'agent-viewing'(event) {
          if (event.activity === 'viewing') news.askForCart(event);
        },
      },
    };
  },
});
