import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './createCertificate';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface WebServer {
  readonly port: number;
  /** `localhost:12345` */
  readonly place: string;
  readonly address: string;
  /** Everything it was asked, in order. */
  readonly asked: Asked[];
  /** Breaks the line of a request that comes on a kept one, as a server does that has just closed it. */
  breakNextLine(): void;
  close(): Promise<void>;
}

type Answer = (request: IncomingMessage & { readonly body: string }, reply: ServerResponse) => unknown;

/** Somebody else's server, which answers as the test wants it; with a certificate by TLS. */
export async function startWebServer(answer: Answer, certificate?: Certificate): Promise<WebServer> {
  const asked: Asked[] = [];
  let isBreakingNext = false;
  const hear: RequestListener = async (request, reply) => {
    if (isBreakingNext) {
      isBreakingNext = false;
      return request.socket.destroy();
    }
    const body = await textOf(request);
    asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    await answer(Object.assign(request, { body }), reply);
  };
  const server = certificate ? createSecureServer(certificate, hear) : createServer(hear);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    place: `localhost:${port}`,
    address: `${certificate ? 'https' : 'http'}://localhost:${port}`,
    asked,
    breakNextLine() {
      isBreakingNext = true;
    },
    async close() {
      server.closeAllConnections();
      if (server.listening) await new Promise((done) => server.close(done));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
