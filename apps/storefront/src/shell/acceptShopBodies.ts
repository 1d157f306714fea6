import type { FastifyInstance, FastifyRequest } from 'fastify';

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Parsers belong to this plugin's scope: the program that registers it keeps its own. */
export function acceptShopBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', ...formTypes]);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Themes post to /cart/clear.js with a JSON content type and no body.
    if (body === '') done(null, {});
    else parseJson(request, String(body), done);
  });
  app.addContentTypeParser(formTypes, { parseAs: 'buffer' }, parseForm);
}

async function parseForm(request: FastifyRequest, body: string | Buffer): Promise<Record<string, string>> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await readForm(new Response(new Uint8Array(Buffer.from(body)), { headers }));
  // Files are left out: nothing here takes one. Of a repeated name the last wins.
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

async function readForm(response: Response): Promise<FormData> {
  try {
    return await response.formData();
  } catch (cause) {
    throw Object.assign(new Error('The form could not be read.', { cause }), { statusCode: 400 });
  }
}
