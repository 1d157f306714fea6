import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../http/problem';
import type { Attachments } from './service';

/** What is served is said here, and by nobody who uploads. */
const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

const params = z.object({ name: z.string().regex(/^[0-9a-f]{40}(-small)?\.(jpg|png|gif|webp|pdf)$/) });

/** Whoever has the address may read the file: 160 random bits stand in it, and it is in the conversation only. */
export const fileRoutes: FastifyPluginAsyncZod<{ attachments: Attachments }> = async (
  server,
  { attachments },
) => {
  const schema = {
    tags: ['attachments'],
    summary: 'A file of a conversation',
    params,
  };
  server.get('/attachments/:name', { schema }, async (request, reply) => {
    const { name } = request.params;
    const file = await attachments.read(name).catch(() => {
      throw new ProblemError('files-down');
    });
    if (!file) throw new ProblemError('not-found');
    const extension = name.slice(name.lastIndexOf('.') + 1);
    return reply
      .header('content-type', contentTypes[extension] ?? 'application/octet-stream')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('content-disposition', extension === 'pdf' ? 'attachment' : 'inline')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(file.bytes));
  });
};
