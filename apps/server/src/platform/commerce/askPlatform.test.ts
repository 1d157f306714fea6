import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWebServer, type WebServer } from '../../testing/startWebServer';
import { createOutgoing } from '../outgoing';
import { askPlatform } from './askPlatform';

let server: WebServer;
let headers: Record<string, string> = {};
beforeAll(async () => {
  server = await startWebServer((_, reply) => reply.writeHead(200, headers).end('{"orders":[]}'));
});
afterAll(() => server.close());

const ask = (type: string | null) => {
  headers = type === null ? {} : { 'content-type': type };
  return askPlatform(createOutgoing({ allowed: [server.place] }), new URL(server.address), {});
};

it.each(['application/json', 'application/json; charset=utf-8', 'application/problem+json'])(
  'reads what is %s',
  async (type) => {
    expect((await ask(type)).json).toEqual({ orders: [] });
  },
);

it.each(['text/html', 'text/plain', 'application/jsonp', null])(
  'does not read what is %s, however it looks',
  async (type) => {
    await expect(ask(type)).rejects.toMatchObject({ trouble: 'unreadable' });
  },
);
