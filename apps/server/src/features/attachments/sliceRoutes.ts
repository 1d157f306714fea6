import { uploadLimits } from '@shopbell/protocol';
import { fileAttachment, problemAnswer } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { Slices } from './slices';
import { type Uploader, type UploaderCheck, uploaderQuery } from './uploader';

export interface SliceRoutesOptions {
  readonly uploaderOf: UploaderCheck;
  readonly slices: Slices;
  /** Counts one more file, or refuses it. */
  readonly take: (uploader: Uploader) => Promise<void>;
}

const { bytesMax, sliceBytes } = uploadLimits;
const params = z.object({ uploadId: z.string().regex(/^[0-9a-f]{40}$/) });
const newUpload = z.object({
  name: z.string().min(1).max(500),
  size: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
const progress = z.object({ offset: z.number().int() });
const answers = { '4xx': problemAnswer, '5xx': problemAnswer };
const tags = ['attachments'];

const schemas = {
  beginning: {
    tags,
    summary: 'Begin an upload in slices',
    description: `Then PUT slices of ${sliceBytes} bytes (the last may be smaller) in order, then complete it.`,
    querystring: uploaderQuery,
    body: newUpload,
    response: { 201: progress.extend({ uploadId: z.string() }), ...answers },
  },
  asking: {
    tags,
    summary: 'How many bytes of an upload have arrived',
    querystring: uploaderQuery,
    params,
    response: { 200: progress, ...answers },
  },
  sending: {
    tags,
    summary: 'One slice of an upload, application/octet-stream',
    description: 'A slice that has arrived already is answered with how far the upload is.',
    consumes: ['application/octet-stream'],
    querystring: uploaderQuery.extend({ offset: z.coerce.number().int().min(0).max(bytesMax) }),
    params,
    response: { 200: progress, ...answers },
  },
  completing: {
    tags,
    summary: 'The upload is complete: check it and keep it',
    querystring: uploaderQuery,
    params,
    response: { 201: fileAttachment, ...answers },
  },
  cancelling: {
    tags,
    summary: 'Give an upload up',
    querystring: uploaderQuery,
    params,
    response: { 204: z.null(), ...answers },
  },
};

/** An upload in slices: begin it, send them in order, complete it. */
export const sliceRoutes: FastifyPluginAsyncZod<SliceRoutesOptions> = async (server, options) => {
  const { slices, take, uploaderOf } = options;
  const { beginning, asking, sending, completing, cancelling } = schemas;

  server.post('/attachments/uploads', { schema: beginning }, async (request, reply) => {
    const uploader = await uploaderOf(request);
    await take(uploader);
    return reply.code(201).send(orThrow(await slices.begin(uploader.owner, request.body)));
  });

  server.get('/attachments/uploads/:uploadId', { schema: asking }, async (request) => {
    const { owner } = await uploaderOf(request);
    return orThrow(await slices.offset(owner, request.params.uploadId));
  });

  server.put(
    '/attachments/uploads/:uploadId',
    { schema: sending, bodyLimit: sliceBytes },
    async (request) => {
      const { owner } = await uploaderOf(request);
      if (!Buffer.isBuffer(request.body))
        throw new ProblemError('invalid-request', 'Send application/octet-stream.');
      const { uploadId } = request.params;
      return orThrow(await slices.add(owner, uploadId, request.query.offset, request.body));
    },
  );

  server.post('/attachments/uploads/:uploadId/complete', { schema: completing }, async (request, reply) => {
    const { owner } = await uploaderOf(request);
    return reply.code(201).send(orThrow(await slices.complete(owner, request.params.uploadId)));
  });

  server.delete('/attachments/uploads/:uploadId', { schema: cancelling }, async (request, reply) => {
    const { owner } = await uploaderOf(request);
    await slices.cancel(owner, request.params.uploadId);
    return reply.code(204).send(null);
  });
};
