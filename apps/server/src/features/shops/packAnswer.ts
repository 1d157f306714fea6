import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);

/**
 * For answers that every page view asks for and that rarely change: compressed once, as small as it gets, and not sent
 * again to whoever has it. Used as an `onSend` hook.
 */
export function createPackAnswer() {
  const packed = new Map<string, Promise<Buffer>>();

  function pack(etag: string, text: string): Promise<Buffer> {
    const known = packed.get(etag) ?? compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    // Settings change rarely, so the answers in use are few; an old one is simply made again.
    if (packed.size > 1000) packed.clear();
    packed.set(etag, known);
    return known;
  }

  return async (request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<unknown> => {
    if (typeof answer !== 'string' || reply.statusCode !== 200) return answer;
    const etag = `"${createHash('sha256').update(answer).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) {
      reply.code(304);
      return '';
    }
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return answer;
    reply.header('content-encoding', 'br');
    return pack(etag, answer);
  };
}
