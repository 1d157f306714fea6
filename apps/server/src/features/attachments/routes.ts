import multipart from '@fastify/multipart';
import { uploadLimits } from '@shopbell/protocol';
import { fileAttachment, problemAnswer } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { Attempts } from '../../platform/attempts';
import { filesOf } from './filesOf';
import type { Attachments } from './service';
import { sliceRoutes } from './sliceRoutes';
import type { Slices } from './slices';
import { type Uploader, type UploaderCheck, uploaderQuery } from './uploader';

export interface AttachmentRoutesOptions {
  readonly uploaderOf: UploaderCheck;
  /** A shop's page calls from its own address; the console from ours. */
  readonly isPublic: boolean;
  readonly attachments: Attachments;
  readonly slices: Slices;
  readonly attempts: Attempts;
}

const perConversation = { name: 'upload', max: 40, windowMs: 10 * 60_000 };
/** Conversations are free to make, addresses are not. */
const perNetwork = { name: 'upload-network', max: 300, windowMs: 60 * 60_000 };

const answers = { '4xx': problemAnswer, '5xx': problemAnswer };
const tags = ['attachments'];

export const attachmentRoutes: FastifyPluginAsyncZod<AttachmentRoutesOptions> = async (server, options) => {
  const { attachments, slices, attempts, uploaderOf, isPublic } = options;

  // One byte over the limit is let in, so that exactly the limit is accepted and more is refused in our own words.
  const { bytesMax, filesMax } = uploadLimits;
  await server.register(multipart, {
    limits: { fileSize: bytesMax + 1, files: filesMax, fields: 5, parts: 20, headerPairs: 50 },
    throwFileSizeLimit: false,
  });
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  server.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isPublic) return;
    reply.header('access-control-allow-origin', request.headers.origin ?? '*').header('vary', 'origin');
  });

  async function take({ owner, network }: Uploader): Promise<void> {
    const isWithin =
      (await attempts.take(perConversation, owner.conversationId)) &&
      (await attempts.take(perNetwork, network));
    if (!isWithin) throw new ProblemError('rate');
  }

  for (const url of isPublic ? ['/attachments', '/attachments/uploads', '/attachments/uploads/*'] : []) {
    server.options(url, async (_, reply) => {
      reply
        .header('access-control-allow-headers', 'authorization, content-type')
        .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
        .header('access-control-max-age', '600')
        .code(204);
    });
  }

  const small = {
    tags,
    summary: 'Up to five files at once',
    description:
      'multipart/form-data with one to five files of at most 10 MiB each. A shopper sends the access token as bearer ' +
      "and `appId` or `appKey`; an agent's console asks below `/console/api`, with its cookie and `conversationId`. All files or none are kept.",
    consumes: ['multipart/form-data'],
    querystring: uploaderQuery,
    response: { 201: z.object({ attachments: z.array(fileAttachment) }), ...answers },
  };
  server.post('/attachments', { schema: small, bodyLimit: 6 * bytesMax }, async (request, reply) => {
    const uploader = await uploaderOf(request);
    const kept: z.infer<typeof fileAttachment>[] = [];
    try {
      for await (const file of filesOf(request)) {
        await take(uploader);
        kept.push(orThrow(await attachments.add(uploader.owner, file)));
      }
      if (kept.length === 0) throw new ProblemError('no-file');
    } catch (error) {
      for (const { url } of kept) await attachments.remove(uploader.owner, url);
      throw error;
    }
    return reply.code(201).send({ attachments: kept });
  });

  await server.register(sliceRoutes, { slices, take, uploaderOf });
};
