import { setup, setupState } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { Attempts } from '../../platform/attempts';
import { type Accounts, callerOf, openSession } from '../agents';
import type { SetupService } from './service';

export interface SetupRoutesOptions {
  readonly accounts: Accounts;
  readonly attempts: Attempts;
  readonly setupService: SetupService;
}

/** Each try costs a slow hash, so one address gets few of them. */
const perCaller = { name: 'setup', max: 20, windowMs: 60 * 60_000 };

export const setupRoutes: FastifyPluginAsyncZod<SetupRoutesOptions> = async (server, options) => {
  const { accounts, attempts, setupService } = options;

  server.get('/console/api/setup', { schema: { response: { 200: setupState } } }, async () => ({
    isOpen: await setupService.isOpen(),
  }));
  server.post('/console/api/setup', { schema: { body: setup } }, async (request, reply) => {
    const caller = callerOf(request);
    if (!(await attempts.take(perCaller, caller.network))) throw new ProblemError('rate');
    orThrow(await setupService.finish(request.body, caller));
    const { email, password } = request.body;
    await openSession(accounts, request, reply, { email, password });
    return { status: 'ok' };
  });
};
