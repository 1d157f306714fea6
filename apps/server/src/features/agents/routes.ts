import type { ProblemCode, SignInKind } from '@shopbell/protocol';
import { recoveryCode, signInAnswer, twoFactorCode } from '@shopbell/protocol/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../http/problem';
import type { Attempts } from '../../platform/attempts';
import type { Database } from '../../platform/db';
import type { Accounts } from './accounts';
import { callerOf } from './caller';
import { type LibraryAnswer, passOn } from './passOn';
import type { Agents } from './service';
import type { SignIns } from './signIns';
import type { TwoFactor } from './twoFactor';

export interface AgentRoutesOptions {
  readonly accounts: Accounts;
  readonly agents: Agents;
  readonly signIns: SignIns;
  readonly attempts: Attempts;
  readonly twoFactor: TwoFactor;
  readonly database: Database;
  /** In production the demo logins, which anyone can read in the documentation, open nothing. */
  readonly refusedEmails: readonly string[];
}

/** Guesses at one account, from wherever they come; the library counts those from one address. */
const guesses = { name: 'sign-in', max: 20, windowMs: 15 * 60_000 };
const credentials = z.object({ email: z.email().max(254), password: z.string().min(1).max(200) });
/** The library's words for a challenge that takes no more codes. */
const challengeEnds: readonly unknown[] = ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'];
const answer = { response: { 200: signInAnswer } };

/** The only routes of the account library that are open, each under the address it has there. */
export const agentRoutes: FastifyPluginAsyncZod<AgentRoutesOptions> = async (server, options) => {
  const { accounts, agents, signIns, attempts, twoFactor, database, refusedEmails } = options;

  server.get('/console/api/me', async (request) => {
    const { sessionId: _, ...publicMember } = await agents.require(request.headers);
    return publicMember;
  });

  const signIn = { schema: { body: credentials, ...answer } };
  server.post('/console/api/auth/sign-in/email', signIn, async (request, reply) => {
    const email = request.body.email.toLowerCase();
    if (refusedEmails.includes(email))
      throw new ProblemError('forbidden', 'The demo accounts are closed in production.');
    const caller = callerOf(request);
    // Where the person has signed in before is counted apart, so that strangers cannot shut them out.
    const isKnown = await signIns.hasSignedInFrom(email, caller);
    const whom = isKnown ? `${email} ${caller.network}` : email;
    if (!(await attempts.take(guesses, whom))) throw new ProblemError('rate');
    const { status, body } = await passOn(accounts, request, reply);
    if (status === 200) await attempts.giveBack(guesses, whom);
    if (status === 200 && body.twoFactorRedirect === true) return { status: 'two-factor' as const };
    await signIns.recordFor(email, status === 200 ? 'signed-in' : 'refused', caller);
    return orRefuse({ status, body }, 'unauthorized');
  });

  async function secondStep(request: FastifyRequest, reply: FastifyReply, code: string) {
    const challenge = await findChallenge(database, request);
    if (!challenge) throw new ProblemError('sign-in-over');
    if (await twoFactor.isUsedUp(challenge.userId, code)) throw new ProblemError('wrong-code');
    const { status, body } = await passOn(accounts, request, reply, challenge.cookie);
    const kind: SignInKind = status === 200 ? 'signed-in' : 'code-refused';
    await signIns.record(database, challenge.userId, kind, callerOf(request));
    return orRefuse({ status, body }, challengeEnds.includes(body.code) ? 'sign-in-over' : 'wrong-code');
  }
  const byCode = { schema: { body: twoFactorCode, ...answer } };
  server.post('/console/api/auth/two-factor/verify-totp', byCode, (request, reply) =>
    secondStep(request, reply, request.body.code),
  );
  const byRecovery = { schema: { body: recoveryCode, ...answer } };
  server.post('/console/api/auth/two-factor/verify-backup-code', byRecovery, (request, reply) =>
    secondStep(request, reply, request.body.code),
  );

  server.post('/console/api/auth/sign-out', { schema: answer }, async (request, reply) => {
    const member = await agents.signedIn(request.headers);
    if (member) await signIns.record(database, member.userId, 'signed-out', callerOf(request));
    return orRefuse(await passOn(accounts, request, reply), 'unauthorized');
  });
};

function orRefuse({ status }: LibraryAnswer, because: ProblemCode) {
  if (status === 200) return { status: 'ok' as const };
  if (status === 429) throw new ProblemError('rate');
  if (status >= 500) throw new ProblemError('internal');
  throw new ProblemError(because);
}

/**
 * Whose second step this is. Read before the library looks, since the last wrong code uses the challenge up. Its
 * cookie alone is passed on: beside a session the library would take the code for something else.
 */
async function findChallenge(database: Database, { headers }: FastifyRequest) {
  const found = /(?:__Secure-)?shopbell\.two_factor=(2fa-[\w-]+)\.[^;]+/.exec(headers.cookie ?? '');
  if (!found) return null;
  const [row] = await database.query<{ value: string }>(
    'select "value" from "verification" where "identifier" = $1 and "expiresAt" > now()',
    [found[1]],
  );
  return row ? { userId: row.value, cookie: found[0] } : null;
}
