import type { FastifyError, FastifyInstance } from 'fastify';
import type { SendPage } from '../shell/createPageSender';
import { errorPage } from './errorPage';
import { notFoundPage } from './notFoundPage';

/** People who come to an address that is none, or with a form that cannot be read, get a page; programs do not. */
export function answerStrangers(app: FastifyInstance, sendPage: SendPage): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'A page of the shop failed');
    return sendPage(request, reply, errorPage(status, error.message));
  });
  app.get('/*', (request, reply) => {
    if (!request.headers.accept?.includes('text/html')) return reply.callNotFound();
    return sendPage(request, reply, notFoundPage());
  });
}
