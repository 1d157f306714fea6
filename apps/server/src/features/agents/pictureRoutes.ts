import { uploadLimits } from '@shopbell/protocol';
import type { FastifyError } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import { type Pictures, versionOf } from './pictures';
import type { Agents } from './service';

export interface PictureRoutesOptions {
  readonly agents: Agents;
  readonly pictures: Pictures;
}

const ok = { status: 'ok' } as const;

/** One's own picture, as bytes. */
export const ownPictureRoutes: FastifyPluginAsyncZod<PictureRoutesOptions> = async (
  server,
  { agents, pictures },
) => {
  const path = '/console/api/account/picture';
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  server.put(
    path,
    {
      bodyLimit: uploadLimits.bytesMax,
      // Nobody's bytes are read before it is known whose they are.
      onRequest: async ({ headers }) => void (await agents.require(headers)),
      errorHandler(error: FastifyError) {
        throw error.statusCode === 413 ? new ProblemError('file-too-large') : error;
      },
    },
    async (request) => {
      const { userId } = await agents.require(request.headers);
      if (!Buffer.isBuffer(request.body))
        throw new ProblemError('invalid-request', 'Send application/octet-stream.');
      orThrow(await pictures.put(userId, request.body));
      return ok;
    },
  );
  server.delete(path, async (request) => {
    const { userId } = await agents.require(request.headers);
    await pictures.remove(userId);
    return ok;
  });
};

const params = z.object({ name: z.string().regex(/^[0-9a-f]{40}\.webp$/) });

/** What shoppers' browsers ask for. The address stays when the picture changes, so it is asked anew each time. */
export const pictureRoutes: FastifyPluginAsyncZod<Pick<PictureRoutesOptions, 'pictures'>> = async (
  server,
  { pictures },
) => {
  const schema = { tags: ['attachments'], summary: 'The picture of an agent', params };
  server.get('/pictures/:name', { schema }, async (request, reply) => {
    const bytes = await pictures.read(request.params.name.slice(0, 40));
    if (!bytes) throw new ProblemError('not-found');
    const etag = `"${versionOf(bytes)}"`;
    reply
      .header('etag', etag)
      .header('cache-control', 'public, no-cache')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .type('image/webp')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .send(Buffer.from(bytes));
  });
};
