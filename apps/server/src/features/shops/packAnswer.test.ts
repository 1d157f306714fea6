import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createPackAnswer } from './packAnswer';

const server = fastify();
server.addHook('onSend', createPackAnswer());
server.get('/texts', async () => ({ greeting: 'Grüezi' }));
server.get('/others', async () => ({ greeting: 'Moin' }));
server.get('/refusal', (_, reply) => reply.code(404).send({ error: {} }));

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const body = '{"greeting":"Grüezi"}';

describe('an answer that every page view asks for', () => {
  it('is compressed for whoever takes it so', async () => {
    for (const time of ['first', 'second']) {
      const { headers, rawPayload } = await get('/texts', { 'accept-encoding': 'gzip, br' });
      expect({
        time,
        encoding: headers['content-encoding'],
        text: brotliDecompressSync(rawPayload).toString(),
      }).toEqual({ time, encoding: 'br', text: body });
      expect(headers['content-length']).toBe(String(rawPayload.length));
    }
  });

  it('is plain for everyone else, and kept apart from the other by caches', async () => {
    const { headers, payload } = await get('/texts');
    expect([payload, headers['content-encoding'], headers.vary]).toEqual([
      body,
      undefined,
      'accept-encoding',
    ]);
  });

  it('is not sent again to whoever has it', async () => {
    const { etag } = (await get('/texts')).headers;
    const again = await get('/texts', { 'if-none-match': String(etag), 'accept-encoding': 'br' });
    expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', etag]);
    expect((await get('/others', { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('is left alone when it is a refusal', async () => {
    const { headers, payload } = await get('/refusal', { 'accept-encoding': 'br' });
    expect([payload, headers.etag]).toEqual(['{"error":{}}', undefined]);
  });
});
