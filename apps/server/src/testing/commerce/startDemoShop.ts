import { storefront } from '@shopbell/storefront';
import Fastify from 'fastify';
import { portOf } from '../../http/portOf';

/** The demo's own shop, as it stands beside the desk. */
export async function startDemoShop(accessToken: string) {
  const server = Fastify({ forceCloseConnections: true });
  await server.register(storefront, { snippet: '', accessToken });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return { port: portOf(server.server), close: () => server.close() };
}
