import type { FastifyPluginAsync } from 'fastify';
import {
  type Accounts,
  type Agents,
  accountRoutes,
  agentRoutes,
  createPasswordResets,
  createPasswords,
  createPictures,
  createSessions,
  createSignIns,
  createTwoFactor,
  ownPictureRoutes,
  pictureRoutes,
} from './features/agents';
import { createSetup, setupRoutes } from './features/setup';
import { createAcceptance, createInvitations, createMembers, teamRoutes } from './features/team';
import { createAttempts } from './platform/attempts';
import type { Clock } from './platform/clock';
import type { Database } from './platform/db';
import type { Mailer } from './platform/mail';

export interface AccountsComposition {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly accounts: Accounts;
  readonly agents: Agents;
  readonly refusedEmails: readonly string[];
  readonly ownAddress: () => string;
  readonly onSessionEnded: (sessionId: string) => void;
  readonly onSetupCode: (code: string) => void;
}

/** Everything about people: their accounts, their team, and the first of them. */
export function composeAccounts(composition: AccountsComposition) {
  const { database, clock, onSetupCode } = composition;
  const attempts = createAttempts(database, clock);
  const signIns = createSignIns(database, clock);
  const shared = { ...composition, attempts, signIns };
  const passwords = createPasswords(shared);
  const passwordResets = createPasswordResets({ ...shared, passwords });
  const twoFactor = createTwoFactor({ ...shared, passwords });
  const pictures = createPictures(database);
  const setupService = createSetup({ ...shared, passwords, onCode: onSetupCode });

  const routes: FastifyPluginAsync = async (server) => {
    await server.register(agentRoutes, { ...shared, twoFactor });
    await server.register(accountRoutes, {
      ...shared,
      passwords,
      passwordResets,
      sessions: createSessions(shared),
      twoFactor,
    });
    await server.register(ownPictureRoutes, { ...shared, pictures });
    await server.register(teamRoutes, {
      ...shared,
      members: createMembers(shared),
      invitations: createInvitations(shared),
      acceptance: createAcceptance({ ...shared, passwords }),
    });
    await server.register(setupRoutes, { ...shared, setupService });
  };

  const publicRoutes: FastifyPluginAsync = async (server) => {
    await server.register(pictureRoutes, { pictures });
  };

  return {
    routes,
    publicRoutes,
    setup: setupService,
    async forgetOld(): Promise<void> {
      await attempts.forgetOld();
      await signIns.forgetOld();
      await passwordResets.forgetOld();
    },
  };
}
