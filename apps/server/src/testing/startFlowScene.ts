import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ConsoleFlow, FlowAnswer, FlowExecution, Message } from '@shopbell/protocol';
import { createRedirectedOutgoing } from './createRedirectedOutgoing';
import { createTestCommerce } from './createTestCommerce';
import { startTestApp } from './startTestApp';

export type FlowScene = Awaited<ReturnType<typeof startFlowScene>>;
type Shop = Awaited<ReturnType<Awaited<ReturnType<typeof startTestApp>>['newShop']>>;
type Answered = FlowExecution & { readonly http: number; readonly error?: { readonly code: string } };

/** Two servers of one database, a shop's system with orders, and one elsewhere that flows ask for its stock. */
export async function startFlowScene() {
  const asked: { request: IncomingMessage; body: string }[] = [];
  let nowMs = Date.now();
  const stock = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ request, body });
    if (request.url?.includes('/endless')) response.end('x'.repeat(300 * 1024));
    else if (request.url?.includes('/broken')) response.writeHead(500).end();
    else if (request.url?.includes('/elsewhere'))
      response.writeHead(302, { location: 'https://169.254.169.254/latest' }).end();
    else response.end(JSON.stringify({ stock: { left: 4 }, list: [1] }));
  });
  await new Promise<void>((ready) => stock.listen(0, ready));
  const place = `http://localhost:${(stock.address() as AddressInfo).port}`;
  const commerce = createTestCommerce();
  commerce.orders[0]?.order.line_items.push({
    ...{ id: 11, product_id: 1, variant_id: 1, title: 'Throw', variant_title: null, quantity: 1 },
    ...{ fulfillable_quantity: 1, price: '40.00', image: null },
  });
  const options = {
    ...{ clock: { now: () => nowMs }, commercePlatform: () => commerce },
    outgoing: createRedirectedOutgoing({ 'https://stock.test': place }),
  };
  const app = await startTestApp(options);
  const second = await startTestApp({ ...options, opened: app.opened });

  async function openDesk() {
    const shop = await app.newShop();
    await app.opened.database.query('update app set settings = $2 where id = $1', [
      shop.appId,
      { selfService: { enabled: true } },
    ]);
    const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner', 'Olive Owner'));
    const call = async <Answer>(
      method: string,
      path: string,
      body?: object,
    ): Promise<Answer & { status: number }> => {
      const response = await app.call(method, path, { cookie, ...(body && { body }) });
      return { ...((await response.json()) as Answer), status: response.status };
    };
    const publish = async (content: object): Promise<ConsoleFlow> => {
      const made = await call<ConsoleFlow>('POST', 'flows', { content });
      return call<ConsoleFlow>('PUT', `flows/${made.id}/publication`, { version: 1, isPublished: true });
    };
    return { ...shop, call, publish };
  }

  async function openShopper({ shopId, appId }: Shop, customerId = 1) {
    const token = await app.token(appId);
    const accessToken = await app.identity.tokens.issueAccess({
      shopId,
      customerId,
      type: 'email',
      email: '',
    });
    const ask = async (path: string, body: object, at = app, bearer = token): Promise<Answered> => {
      const response = await fetch(`${at.baseUrl}/ssp/flows/executions${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ accountId: shopId, ...body }),
      });
      return { ...((await response.json()) as FlowExecution), http: response.status };
    };
    const go = (
      way: string,
      { executionId, accessToken: own, revision }: FlowExecution,
      more: object = {},
      at = app,
    ) => ask(`/${executionId}/${way}`, { accessToken: own, revision, ...more }, at);
    return {
      token,
      ask,
      go,
      access: accessToken,
      start: (flowId: string, more: object = {}) => ask('', { flowId, key: randomUUID(), ...more }),
      answer: (seen: FlowExecution, answer: FlowAnswer, at = app) => go('advance', seen, { answer }, at),
      async messages(): Promise<readonly Message[]> {
        const socket = await app.visitorSocket(appId, token);
        socket.send('synchronize-recent-messages', { afterId: 0 }, '1');
        await socket.heard('synced');
        const pages = socket.all('synchronize-recent-messages');
        socket.close();
        return pages.flatMap(({ payload }) => payload.messages);
      },
    };
  }

  return {
    ...{ app, second, asked, commerce, openDesk, openShopper },
    now: () => nowMs,
    pass(ms: number): void {
      nowMs += ms;
    },
    async stop(): Promise<void> {
      await second.stop();
      await app.stop();
      stock.close();
    },
  };
}

export const textOf = ({ messages }: FlowExecution) => messages.map(({ text, link }) => text || link?.label);
export const contentOf = (steps: object[]) => ({
  ...{ name: 'A flow', language: 'en-US', start: (steps[0] as { id: string }).id, steps },
});

/** A flow that asks for a size, and elsewhere for what is left of it. */
export const stockSteps = {
  question: { id: 'ask', kind: 'question', text: 'Size?', answer: { type: 'number' }, saveAs: 'size' },
  http: {
    ...{ id: 'http', kind: 'http-request', url: 'https://stock.test/size/{{size}}', method: 'GET' },
    ...{ outputs: [{ path: 'stock.left', saveAs: 'left' }], next: 'end', failed: 'person' },
  },
  end: { id: 'end', kind: 'end', text: 'Left: {{left|none}}' },
  person: { id: 'person', kind: 'handover', text: 'A person will answer.' },
};
