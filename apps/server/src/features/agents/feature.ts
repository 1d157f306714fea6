import { defineFeature, type Host } from '../../feature/Feature';
import type { AgentsService } from './AgentsService';
import { accountRoutes } from './accountRoutes';
import { createAccounts } from './accounts';
import { createPasswordResets } from './passwordResets';
import { createPasswords } from './passwords';
import { ownPictureRoutes, pictureRoutes } from './pictureRoutes';
import { createPictures } from './pictures';
import { agentRoutes } from './routes';
import { createAgents } from './service';
import { createSessions } from './sessions';
import { createSignIns } from './signIns';
import { agentsTables } from './tables';
import { createTwoFactor } from './twoFactor';

/** People, their accounts, sign-ins and pictures. */
export const agentsFeature = defineFeature({
  name: 'agents',
  tables: agentsTables,
  create(context: Host) {
    const { database, clock, bus, sockets } = context;
    const onSessionEnded = (sessionId: string) => bus.publish({ type: 'session-ended', sessionId });
    const accounts = createAccounts({ ...context, onSessionEnded });
    const agents = createAgents(database, accounts, clock);
    const signIns = createSignIns(database, clock);
    const shared = { ...context, accounts, agents, signIns, onSessionEnded };
    const passwords = createPasswords(shared);
    const passwordResets = createPasswordResets({ ...shared, passwords });
    const sessions = createSessions(shared);
    const twoFactor = createTwoFactor({ ...shared, passwords });
    const pictures = createPictures(database);
    const service: AgentsService = { ...agents, accounts, passwords, signIns, twoFactor, onSessionEnded };

    return {
      service,
      async routes(server) {
        await server.register(pictureRoutes, { pictures });
      },
      async consoleRoutes(server) {
        await server.register(agentRoutes, { ...shared, twoFactor });
        await server.register(accountRoutes, { ...shared, passwords, passwordResets, sessions, twoFactor });
        await server.register(ownPictureRoutes, { ...shared, pictures });
      },
      hears: { 'session-ended': ({ sessionId }) => sockets.signInEnded(sessionId) },
      async forgetOld() {
        await signIns.forgetOld();
        await passwordResets.forgetOld();
      },
    };
  },
});
