import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Desk } from './startDesk';

/** The demo shop on domains of its own, with the script of another chat, and pages that a test brings. */
export interface ServedShop {
  readonly appId: number;
  readonly shop: string;
  readonly checkout: string;
  /** Where the chat itself is served. */
  readonly chat: string;
  /** The same pages where they are not the shop's. */
  readonly stranger: string;
  addPage(path: string, body: string): void;
  stop(): void;
}

export async function serveShop(desk: Desk, settings: object): Promise<ServedShop> {
  const key = await desk.addChat({ ...settings, domains: ['shop.localhost'] });
  const chat = desk.baseUrl.replace('localhost', 'chat.shop.localhost');
  const pages = new Map<string, string>();
  const server = createServer(async ({ url = '/' }, response) => {
    const page = pages.get(url);
    const found = page === undefined ? await fetch(desk.baseUrl + url) : null;
    const type = found?.headers.get('content-type') ?? 'text/html';
    response.writeHead(found?.status ?? 200, { 'content-type': type });
    if (!type.startsWith('text/html'))
      return response.end(new Uint8Array((await found?.arrayBuffer()) ?? []));
    const markup = page ?? (await found?.text()) ?? '';
    response.end(markup.replace(/src="[^"]*\/w\/demo\.js"/, `src="${chat}/w/${key}.js"`));
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  const script = await (await fetch(`${desk.baseUrl}/w/${key}.js`)).text();
  return {
    appId: Number(/"?appId"?:(\d+)/.exec(script)?.[1]),
    shop: `http://shop.localhost:${port}`,
    checkout: `http://checkout.shop.localhost:${port}`,
    chat,
    stranger: `http://127.0.0.1:${port}`,
    addPage: (path, body) =>
      void pages.set(path, `<!doctype html><link rel="icon" href="data:,"><body>${body}`),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
