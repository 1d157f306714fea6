import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { AppOptions } from '../AppOptions';
import { createProblemAnswer, sendProblem } from './problem';
import { refuseCrowd, refuseOverload } from './refuseAtTheDoor';
import type { Visits } from './Visits';

/** A server without routes, which answers everything it refuses with a problem. */
export function createServer(options: AppOptions & { readonly visits: Visits }) {
  const { log, trustedProxies, onFailure } = options;
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Addresses carry tokens and codes by specification, so no request line is written (SRV-11).
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    forceCloseConnections: true,
    // Addresses that the router itself refuses are answered like everything else.
    frameworkErrors: (_, __, reply) => sendProblem(reply as FastifyReply, 'invalid-request'),
  });
  namePlugins(server);
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler(createProblemAnswer((error) => onFailure(error, 'request')));
  server.addHook('onRequest', refuseOverload(options));
  server.addHook('onRequest', refuseCrowd(options));
  server.setNotFoundHandler((_, reply) => sendProblem(reply, 'not-found'));
  return server;
}

const displayName = Symbol.for('fastify.display-name');

/** Fastify looks for a plugin that does not say its name among all modules that were ever read: most of a start. */
function namePlugins(server: FastifyInstance): void {
  const { register } = server;
  server.register = ((plugin: object, ...options: unknown[]) => {
    if (typeof plugin === 'function' && !(displayName in plugin))
      Object.assign(plugin, { [displayName]: plugin.name || 'plugin' });
    return Reflect.apply(register, server, [plugin, ...options]);
  }) as typeof register;
}
