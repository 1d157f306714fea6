import multipart from '@fastify/multipart';
import { limits } from '@shopbell/protocol';
import { fileAttachment, problemAnswer } from '@shopbell/protocol/schemas';
import type { FastifyError, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { Attempts } from '../../platform/attempts';
import type { Attachments, NewFile } from './service';
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

const params = z.object({ uploadId: z.string().regex(/^[0-9a-f]{40}$/) });
const newUpload = z.object({
  name: z.string().min(1).max(500),
  size: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
const progress = z.object({ offset: z.number().int() });
const answers = { '4xx': problemAnswer, '5xx': problemAnswer };
const tags = ['attachments'];

export const attachmentRoutes: FastifyPluginAsyncZod<AttachmentRoutesOptions> = async (server, options) => {
  const { attachments, slices, attempts, uploaderOf, isPublic } = options;

  // One byte over the limit is let in, so that exactly the limit is accepted and more is refused in our own words.
  const { uploadBytesMax, uploadFilesMax, uploadSliceBytes } = limits;
  await server.register(multipart, {
    limits: { fileSize: uploadBytesMax + 1, files: uploadFilesMax, fields: 5, parts: 20, headerPairs: 50 },
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
  server.post('/attachments', { schema: small, bodyLimit: 6 * uploadBytesMax }, async (request, reply) => {
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
      throw asProblem(error);
    }
    return reply.code(201).send({ attachments: kept });
  });

  const begun = {
    tags,
    summary: 'Begin an upload in slices',
    description: `Then PUT slices of ${uploadSliceBytes} bytes (the last may be smaller) in order, then complete it.`,
    querystring: uploaderQuery,
    body: newUpload,
    response: { 201: progress.extend({ uploadId: z.string() }), ...answers },
  };
  server.post('/attachments/uploads', { schema: begun }, async (request, reply) => {
    const uploader = await uploaderOf(request);
    await take(uploader);
    return reply.code(201).send(orThrow(await slices.begin(uploader.owner, request.body)));
  });

  const asked = {
    tags,
    summary: 'How many bytes of an upload have arrived',
    querystring: uploaderQuery,
    params,
    response: { 200: progress, ...answers },
  };
  server.get('/attachments/uploads/:uploadId', { schema: asked }, async (request) => {
    const { owner } = await uploaderOf(request);
    return orThrow(await slices.offset(owner, request.params.uploadId));
  });

  const slice = {
    tags,
    summary: 'One slice of an upload, application/octet-stream',
    description: 'A slice that has arrived already is answered with how far the upload is.',
    consumes: ['application/octet-stream'],
    querystring: uploaderQuery.extend({ offset: z.coerce.number().int().min(0).max(uploadBytesMax) }),
    params,
    response: { 200: progress, ...answers },
  };
  server.put(
    '/attachments/uploads/:uploadId',
    { schema: slice, bodyLimit: uploadSliceBytes },
    async (request) => {
      const { owner } = await uploaderOf(request);
      if (!Buffer.isBuffer(request.body))
        throw new ProblemError('invalid-request', 'Send application/octet-stream.');
      const { uploadId } = request.params;
      return orThrow(await slices.add(owner, uploadId, request.query.offset, request.body));
    },
  );

  const completed = {
    tags,
    summary: 'The upload is complete: check it and keep it',
    querystring: uploaderQuery,
    params,
    response: { 201: fileAttachment, ...answers },
  };
  server.post('/attachments/uploads/:uploadId/complete', { schema: completed }, async (request, reply) => {
    const { owner } = await uploaderOf(request);
    return reply.code(201).send(orThrow(await slices.complete(owner, request.params.uploadId)));
  });

  const cancelled = {
    tags,
    summary: 'Give an upload up',
    querystring: uploaderQuery,
    params,
    response: { 204: z.null(), ...answers },
  };
  server.delete('/attachments/uploads/:uploadId', { schema: cancelled }, async (request, reply) => {
    const { owner } = await uploaderOf(request);
    await slices.cancel(owner, request.params.uploadId);
    return reply.code(204).send(null);
  });
};

/** One after the other: only one of them is in memory. */
async function* filesOf(request: FastifyRequest): AsyncGenerator<NewFile> {
  if (!request.isMultipart()) throw new ProblemError('invalid-request', 'Send multipart/form-data.');
  for await (const part of request.files()) {
    const bytes = await part.toBuffer();
    yield { name: part.filename, bytes };
  }
}

function asProblem(error: unknown): unknown {
  const code = (error as Partial<FastifyError>).code;
  if (code === 'FST_FILES_LIMIT') return new ProblemError('too-many-files');
  return code === 'FST_REQ_FILE_TOO_LARGE' ? new ProblemError('file-too-large') : error;
}
