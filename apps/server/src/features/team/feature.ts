import { defineFeature, type Host } from '../../feature/Feature';
import type { AgentsService } from '../agents';
import { createAcceptance } from './acceptInvitation';
import { createInvitations } from './invitations';
import { createMembers } from './members';
import { teamRoutes } from './routes';
import { teamTables } from './tables';

/** Who belongs to a shop, and how one comes to. */
export const teamFeature = defineFeature({
  name: 'team',
  tables: teamTables,
  create(context: Host & { readonly agents: AgentsService }) {
    const shared = { ...context, ...context.agents };
    const members = createMembers(shared);
    const invitations = createInvitations(shared);
    const acceptance = createAcceptance(shared);
    return {
      service: {},
      async consoleRoutes(server) {
        await server.register(teamRoutes, { ...shared, members, invitations, acceptance });
      },
    };
  },
});
