import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startWebServer, type WebServer } from '../../testing/startWebServer';
import { createOutgoing, type OutgoingOptions } from './createOutgoing';
import { OutgoingError } from './Outgoing';

const servers: WebServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function start(answer: Parameters<typeof startWebServer>[0] = (_, reply) => reply.end('{"ok":true}')) {
  const server = await startWebServer(answer);
  servers.push(server);
  return server;
}

const doorTo = (server: WebServer, options: Partial<OutgoingOptions> = {}) =>
  createOutgoing({ allowed: [server.place], ...options });

/** Something all the time, so that no part of it is late. */
function trickle(_: unknown, reply: ServerResponse): void {
  const timer = setInterval(() => reply.write('x'), 1);
  reply.on('close', () => clearInterval(timer));
}

const troubleOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error) => (error instanceof OutgoingError ? error.trouble : error),
  );

describe('where the door leads', () => {
  it.each(['https://127.0.0.1', 'https://[::1]', 'https://2130706433', 'https://[::ffff:7f00:1]'])(
    'not to %s, which is a private number',
    async (place) => {
      const server = await start();
      const address = `${place}:${server.port}/`;
      expect(await troubleOf(createOutgoing({ allowed: [] }).fetch(address))).toBe('forbidden');
      expect(server.asked).toEqual([]);
    },
  );

  it('not to a name behind which any address is private', async () => {
    const resolve = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const door = createOutgoing({ allowed: [], resolve });
    expect(await troubleOf(door.fetch('https://shop.example/'))).toBe('forbidden');
  });

  it.each(['http://shop.example/', 'ftp://shop.example/', 'file:///etc/passwd', 'no address'])(
    'not by %s',
    async (address) => {
      expect(await troubleOf(createOutgoing({ allowed: [] }).fetch(address))).toBe('forbidden');
    },
  );

  it('to a place that the operator allows, by name and port, and to no other port of it', async () => {
    const [server, other] = [await start(), await start()];
    expect((await doorTo(server).fetch(`${server.address}/x`)).status).toBe(200);
    expect(await troubleOf(doorTo(server).fetch(other.address))).toBe('forbidden');
    const wide = createOutgoing({ allowed: ['LOCALHOST'] });
    expect((await wide.fetch(other.address)).status).toBe(200);
  });

  it('to the address that was looked at: the name is looked up once', async () => {
    const server = await start();
    const told = [[{ address: '127.0.0.1', family: 4 }], [{ address: '127.0.0.9', family: 4 }]];
    let lookups = 0;
    const door = createOutgoing({
      allowed: [`shop.example:${server.port}`],
      resolve: async () => told[lookups++] ?? [],
    });
    const response = await door.fetch(`http://shop.example:${server.port}/`);
    expect([response.status, lookups]).toEqual([200, 1]);
  });

  it('nowhere, where a name has no address', async () => {
    const door = createOutgoing({ allowed: [], resolve: async () => [] });
    expect(await troubleOf(door.fetch('https://shop.example/'))).toBe('unreachable');
  });
});

describe('redirects', () => {
  const to = (location: string, status = 302) =>
    start((_, reply) => reply.writeHead(status, { location }).end());

  it('are looked at again: a private address behind one is refused', async () => {
    const hidden = await start();
    for (const place of [hidden.place, `127.0.0.1:${hidden.port}`, `[::ffff:127.0.0.1]:${hidden.port}`]) {
      const server = await to(`http://${place}/secrets`);
      expect(await troubleOf(doorTo(server).fetch(server.address))).toBe('forbidden');
    }
    expect(hidden.asked).toEqual([]);
  });

  it('are followed three times', async () => {
    const server = await start(({ url }, reply) => {
      const left = Number(url?.slice(1));
      if (left === 0) return reply.end('here');
      reply.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect(await (await doorTo(server).fetch(`${server.address}/3`)).text()).toBe('here');
    expect(await troubleOf(doorTo(server).fetch(`${server.address}/4`))).toBe('redirected');
  });

  it('take no keys to another origin, and all of them within one', async () => {
    const heard: IncomingHttpHeaders[] = [];
    const far = await start(({ headers }, reply) => {
      heard.push(headers);
      reply.end();
    });
    const near = await start(({ url, headers }, reply) => {
      heard.push(headers);
      reply.writeHead(307, { location: url === '/' ? '/again' : `http://user:word@${far.place}/` }).end();
    });
    const door = createOutgoing({ allowed: [near.place, far.place] });
    const keys = { authorization: 'Bearer x', 'x-auth-token': 'y', cookie: 'z', accept: 'application/json' };
    await door.fetch(near.address, { headers: keys });
    expect(heard.slice(0, 2)).toMatchObject([keys, keys]);
    expect(heard[2]).toEqual({
      host: far.place,
      connection: 'keep-alive',
      accept: 'application/json',
      'accept-encoding': 'identity',
      'user-agent': 'Shopbell',
    });
  });

  it('do not pass on what was sent to somebody', async () => {
    const far = await start();
    const near = await to(far.address, 307);
    const door = createOutgoing({ allowed: [near.place, far.place] });
    expect(await troubleOf(door.fetch(near.address, { method: 'POST', body: 'secret' }))).toBe('redirected');
    expect(far.asked).toEqual([]);
  });

  it('ask for what is there, where the question was posted', async () => {
    const server = await start(({ url }, reply) => {
      if (url !== '/') return reply.end('done');
      reply.writeHead(303, { location: '/done' }).end();
    });
    const headers = { 'content-type': 'text/plain' };
    await doorTo(server).fetch(server.address, { method: 'POST', body: 'x', headers });
    expect(server.asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/', 'x'],
      ['GET', '/done', ''],
    ]);
  });
});

describe('answers', () => {
  it('have status, headers and text, also where there is nothing', async () => {
    const server = await start(({ url }, reply) => {
      if (url === '/none') return reply.writeHead(204).end();
      reply.writeHead(418, { 'x-one': 'two', 'set-cookie': ['a=1', 'b=2'] }).end('tea');
    });
    const response = await doorTo(server).fetch(server.address);
    expect([response.status, response.headers.get('x-one'), await response.text()]).toEqual([
      418,
      'two',
      'tea',
    ]);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect((await doorTo(server).fetch(`${server.address}/none`)).status).toBe(204);
  });

  it('that are too large are given up', async () => {
    const server = await start((_, reply) => reply.end('x'.repeat(2000)));
    expect(await troubleOf(doorTo(server).fetch(server.address, { maxBytes: 1999 }))).toBe('too-large');
    expect((await doorTo(server).fetch(server.address, { maxBytes: 2000 })).status).toBe(200);
  });

  it.each([
    ['that never begin', () => {}],
    ['that never end', (_: unknown, reply: ServerResponse) => reply.write('half')],
    ['that trickle without an end', trickle],
  ])('%s are given up', async (_, answer) => {
    const server = await start(answer);
    expect(await troubleOf(doorTo(server).fetch(server.address, { timeoutMs: 60 }))).toBe('late');
  });

  it('that break off are no answers', async () => {
    const server = await start((_, reply) => {
      reply.writeHead(200, { 'content-length': '100' });
      reply.write('half', () => reply.destroy());
    });
    expect(await troubleOf(doorTo(server).fetch(server.address))).toBe('unreachable');
  });

  it('are over with the letters that end them, and are left where nothing more comes', async () => {
    const server = await start(async ({ url }, reply) => {
      reply.write('first');
      if (url === '/breaks') return setImmediate(() => reply.destroy());
      if (url === '/ends') setImmediate(() => reply.write(' EN', () => reply.write('D and so on')));
    });
    const door = doorTo(server);
    const ask = (path: string, more: object) =>
      door.fetch(`${server.address}${path}`, { quietMs: 3_600_000, timeoutMs: 3_600_000, ...more });
    expect(await (await ask('/ends', { endsWith: ' END' })).text()).toMatch(/^first END/);
    const endings = [
      ask('/stalls', { quietMs: 50 }),
      ask('/stalls', { timeoutMs: 100, endsWith: ' END' }),
      ask('/breaks', { endsWith: ' END' }),
      ask('/', { maxBytes: 3 }),
    ].map(troubleOf);
    expect(await Promise.all(endings)).toEqual(['late', 'late', 'unreachable', 'too-large']);
  });

  it('of nobody are none', async () => {
    const server = await start();
    await server.close();
    expect(await troubleOf(doorTo(server).fetch(server.address))).toBe('unreachable');
  });

  it('come although the line that was kept has been closed meanwhile', async () => {
    const server = await start((_, reply) => reply.end('here'));
    const door = doorTo(server);
    await (await door.fetch(server.address)).text();
    server.breakNextLine();
    expect(await (await door.fetch(server.address)).text()).toBe('here');
  });
});
