import { isSwitchedOff } from '@shopbell/rules/launcher';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../http/problem';
import { type App, isOriginAllowed, type Shops } from '../shops';

/** The chat that a page asks by its number, from a place where that chat stands. */
export async function chatAsked(
  shops: Shops,
  { headers }: Pick<FastifyRequest, 'headers'>,
  appId: number,
): Promise<App> {
  const app = await shops.findApp({ id: appId });
  if (!app || isSwitchedOff(app)) throw new ProblemError('unknown-app');
  // Browsers name no origin in a question to their own; that it is their own they say as well.
  const isOwn = headers.origin === undefined && headers['sec-fetch-site'] === 'same-origin';
  if (!isOwn && !isOriginAllowed(app, headers.origin, headers.host)) throw new ProblemError('foreign-origin');
  return app;
}
