import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { createAsyncApi } from './createAsyncApi';

const version = '1';

/** Everything below these is a contract; pages and files are none. */
const apiPrefixes = ['/auth', '/api/', '/ssp/', '/w/', '/console/api/'];

export interface ApiRoute {
  readonly method: string;
  readonly url: string;
  readonly schema: FastifySchema | undefined;
}

/** Must be called before the routes are registered: it collects them as they come. */
export async function describeContracts(server: FastifyInstance): Promise<readonly ApiRoute[]> {
  const routes: ApiRoute[] = [];
  server.addHook('onRoute', ({ method, url, schema }) => {
    if (!apiPrefixes.some((prefix) => url.startsWith(prefix))) return;
    for (const name of [method].flat()) {
      if (name !== 'HEAD' && name !== 'OPTIONS') routes.push({ method: name, url, schema });
    }
  });
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Shopbell',
        version,
        description: 'Problems are `{error: {code, message}}`; see docs/errors.md.',
      },
    },
    hideUntagged: true,
    transform: jsonSchemaTransform,
  });
  const asyncApi = createAsyncApi(version);
  server.get('/openapi.json', async () => server.swagger());
  server.get('/asyncapi.json', async () => asyncApi);
  return routes;
}
