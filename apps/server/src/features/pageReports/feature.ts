import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { Shops } from '../shops';
import { createAllowances, createKnownChats } from '../tracking';
import { pageReportConsoleRoutes, pageReportRoutes } from './routes';
import { createPageReports } from './service';
import { pageReportsTables } from './tables';

interface Needs extends Host {
  readonly agents: Agents;
  readonly shops: Shops;
}

/** What goes wrong on shops' pages. */
export const pageReportsFeature = defineFeature({
  name: 'pageReports',
  tables: pageReportsTables,
  create(context: Needs) {
    const { shops, clock, trustedProxies } = context;
    const reports = createPageReports(context);
    const options = {
      ...context,
      reports,
      chatFor: createKnownChats(shops, clock),
      allowances: createAllowances(clock, trustedProxies),
    };
    return {
      service: {},
      async routes(server) {
        await server.register(pageReportRoutes, options);
      },
      async consoleRoutes(server) {
        await server.register(pageReportConsoleRoutes, options);
      },
      forgetOld: reports.forgetOld,
    };
  },
});
