import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { Shops } from '../shops';
import { createAccess } from './access';
import { accessRoutes } from './accessRoutes';
import { createEmailGate } from './emailGate';
import { createVisitorFrames } from './frames';
import { Pages } from './Pages';
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
  create(context: Host & { readonly agents: Agents; readonly shops: Shops }) {
    const { secret, clock, shops, agents, sockets, frameAnswers, errand } = context;
    const tokens = createTokens(secret, clock);
    const access = createAccess({ ...context, tokens });
    const pages = new Pages();
    const visitors = createVisitors(context);
    const emailGate = createEmailGate(visitors, clock);
    const news = new VisitorNews(sockets, visitors);
    const service: VisitorsService = { ...visitors, tokens, access, emailGate };

    return {
      service,
      async routes(server) {
        await server.register(visitorRoutes, { shops, tokens, access, visitors });
      },
      async consoleRoutes(server) {
        await server.register(accessRoutes, { agents, access });
      },
      onVisitor: (session, { appId }) => pages.add(session, appId),
      onLeft: (session) => pages.remove(session),
      // The hint that a chat was switched off may be lost.
      async everyMinute() {
        for (const appId of await shops.switchedOff(pages.appIds)) pages.close(appId);
      },
      forgetOld: access.forgetOld,
      visitorFrames: createVisitorFrames({ visitors, emailGate, frameAnswers }),
      hears: {
        'chat-switched-off': ({ appId }) => pages.close(appId),
        'visitor-changed': (event) => errand(news.tell(event)),
        'agent-viewing'(event) {
          if (event.activity === 'viewing') news.askForCart(event);
        },
      },
    };
  },
});
