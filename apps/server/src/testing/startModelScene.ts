import { randomBytes } from 'node:crypto';
import type { Message } from '@shopbell/protocol';
import { createCredentials } from '../platform/credentials/createCredentials';
import { createOutgoing } from '../platform/outgoing';
import { createTestCommerce } from './createTestCommerce';
import { startTestApp, type TestSocket } from './index';
import { type ModelStep, startModel } from './startModel';

export type ModelScene = Awaited<ReturnType<typeof startModelScene>>;

/** A server with a scripted model beside it, and shops that may use it. */
export async function startModelScene() {
  const model = await startModel();
  const commerce = createTestCommerce();
  const app = await startTestApp({
    outgoing: createOutgoing({ allowed: [model.place] }),
    credentials: createCredentials([randomBytes(32)]),
    commercePlatform: () => commerce,
  });

  const place = (more: object = {}) => ({
    baseUrl: `${model.address}/v1`,
    model: 'scripted',
    apiKey: 'sk-canary-key',
    ...more,
  });

  async function openShop() {
    const shop = await app.newShop();
    await app.opened.database.query('update app set settings = $2 where id = $1', [
      shop.appId,
      {
        automation: { aiAgent: { enabled: true } },
        selfService: { enabled: true, flows: { cancel_order: true }, channels: { email: true, sms: true } },
      },
    ]);
    const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner'));
    const put = async (path: string, body: object) => app.call('PUT', `assistant/${path}`, { cookie, body });
    const write = async (title: string, body: string) => {
      const article = { language: 'en-US', title, body, categoryId: null };
      const { id } = (await (
        await app.call('POST', 'help-center/articles', { cookie, body: article })
      ).json()) as { id: string };
      const state = { revision: 1, language: 'en-US', state: 'published' };
      await app.call('PUT', `help-center/articles/${id}/state`, { cookie, body: state });
    };
    return {
      ...shop,
      cookie,
      put,
      write,
      read: async () => (await app.call('GET', 'assistant/model', { cookie })).json(),
    };
  }

  return {
    ...{ app, model, commerce, openShop, place },

    visit: async ({ appId }: { readonly appId: number }, language?: string): Promise<TestSocket> =>
      app.visitorSocket(appId, await app.token(appId), language),

    /** The first fact of an article that it was shown. */
    lastFactId: (): string => /fact (article[^"\\]+)/.exec(model.prompts().at(-1) ?? '')?.[1] ?? 'none',

    stop: () => Promise.all([app.stop(), model.close()]),
  };
}

export const heardBy = (socket: TestSocket): Message[] =>
  socket.all('conversation-message').map(({ payload }) => payload);
const signalsOf = (socket: TestSocket) =>
  heardBy(socket).flatMap(({ kind, content }) =>
    kind ? [(content.metadata as { signal?: string }).signal] : [],
  );
export const wordsOf = (socket: TestSocket) =>
  heardBy(socket)
    .filter(({ kind, fromAgent }) => !kind && fromAgent)
    .map(({ content }) => content.text);

let ids = 5000;
export async function asks(
  socket: TestSocket,
  text: string,
  metadata: object = {},
): Promise<string | undefined> {
  const before = signalsOf(socket).length;
  ids += 1;
  socket.say(text, String(ids), { metadata });
  await socket.until(() => signalsOf(socket).length > before, 'a signal');
  return signalsOf(socket).at(-1);
}

export const searches: ModelStep = { calls: 'search_articles', with: { query: 'return' } };
