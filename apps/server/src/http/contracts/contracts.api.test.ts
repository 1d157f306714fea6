import { schemasWithoutId } from '@asyncapi/specs';
import { validate } from '@readme/openapi-parser';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const read = async (path: string) => (await fetch(`${app.baseUrl}${path}`)).json();

it('/openapi.json is valid OpenAPI and describes every route of the API', async () => {
  const document = await read('/openapi.json');
  expect(await validate(structuredClone(document))).toMatchObject({ valid: true });
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(app.apiRoutes.map(asOpenApi).sort());
});

it('/asyncapi.json is valid AsyncAPI', async () => {
  const document = await read('/asyncapi.json');
  const ajv = new Ajv({ strict: false, validateFormats: false, meta: true, validateSchema: false });
  const isValid = ajv.compile(schemasWithoutId['3.0.0'] as object);
  expect(isValid(document), JSON.stringify(isValid.errors?.slice(0, 3))).toBe(true);
  expect(Object.keys(document.channels.visitor.messages)).toContain('pending-conversation-message.send');
});

const asOpenApi = ({ method, url }: TestApp['apiRoutes'][number]): string =>
  `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`;
