import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import { type CommerceService, createAskShop } from '../commerce';
import type { Shops } from '../shops';
import type { VisitorsService } from '../visitors';
import { signInsOf } from './aboutAddress';
import { createCodes } from './codes';
import { createEndings } from './endings';
import { createIdentityTokens } from './identityTokens';
import { createImpersonations } from './impersonation';
import { createLogin } from './login';
import { identityRoutes } from './routes';
import { createIdentity } from './service';
import { staffRoutes } from './staffRoutes';
import { createStaffSessions } from './staffSessions';
import { identityTables } from './tables';

interface Needs extends Host {
  readonly agents: Agents;
  readonly shops: Shops;
  readonly visitors: VisitorsService;
  readonly commerce: CommerceService;
}

/** Who a shopper is, proven by a code that was sent to an address or number of theirs. */
export const identityFeature = defineFeature({
  name: 'identity',
  tables: identityTables,
  create(context: Needs) {
    const codes = createCodes(context);
    const askShop = createAskShop(context);
    const login = createLogin({ ...context, codes, askShop });
    const endings = createEndings(context);
    const { secret, clock, visitors } = context;
    const tokens = createIdentityTokens(secret, clock, visitors.access, endings);
    const { providerDomain } = context;
    const staffSessions = createStaffSessions(secret, clock, context.agents);
    const impersonations = createImpersonations({ ...context, staffSessions });
    const service = createIdentity({ ...context, tokens, endings, askShop });
    return {
      service,
      async routes(server) {
        await server.register(identityRoutes, {
          ...{ login, impersonations },
          ...{ identity: service, commerce: context.commerce },
        });
      },
      async consoleRoutes(server) {
        await server.register(staffRoutes, { ...context, staffSessions, impersonations });
      },
      publicSettings: async () => ({ providerDomain }),
      async forgetOld() {
        await codes.forgetOld();
        await impersonations.forgetOld();
        await endings.forgetOld();
      },
      aboutAddress: signInsOf(codes, endings),
    };
  },
});
