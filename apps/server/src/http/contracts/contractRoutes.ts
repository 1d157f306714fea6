import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { createAsyncApi } from './createAsyncApi';

const version = '1';

/** Everything below these is a contract; pages and files are none. */
const apiPrefixes = [
  '/auth',
  '/api/',
  '/ssp/',
  '/w/',
  '/console/api/',
  '/inbound-mail',
  '/webhooks',
  '/attachments',
];

const isApi = (url: string): boolean => apiPrefixes.some((prefix) => url.startsWith(prefix));

/** The noun of an address: `/console/api/members/{id}` is about members. */
const areaOf = (url: string): string => url.replace('/console/api/', '/').split('/')[1] ?? '';

export interface ApiRoute {
  readonly method: string;
  readonly url: string;
  readonly schema: FastifySchema | undefined;
}

/** Must be called before the routes are registered: it collects them as they come. */
export async function describeContracts(server: FastifyInstance): Promise<readonly ApiRoute[]> {
  const routes: ApiRoute[] = [];
  server.addHook('onRoute', ({ method, url, schema }) => {
    if (!isApi(url)) return;
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
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      return {
        url,
        schema: {
          ...schema,
          hide: !isApi(url) || route.route.method === 'OPTIONS',
          tags: schema?.tags ?? [areaOf(url)],
        },
      };
    },
  });
  // Both are made when somebody first asks: it takes a third of a second, which no start has to wait for.
  let asyncApi: ReturnType<typeof createAsyncApi> | undefined;
  server.get('/openapi.json', async () => server.swagger());
  server.get('/asyncapi.json', async () => {
    asyncApi ??= createAsyncApi(version);
    return asyncApi;
  });
  return routes;
}
