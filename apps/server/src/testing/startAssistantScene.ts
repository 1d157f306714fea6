import type { Message, VisitorDetails } from '@shopbell/protocol';
import { expect } from 'vitest';
import type { Draft, Engine, Thought } from '../features/assistant';
import { createInProcessBus } from '../platform/bus';
import { createTestCommerce } from './createTestCommerce';
import { startTestApp, type TestSocket } from './index';

const selfService = {
  ...{ enabled: true, flows: { cancel_order: true }, atOnce: { cancel_order: true } },
  channels: { email: true, sms: true },
};

export type AssistantScene = Awaited<ReturnType<typeof startAssistantScene>>;

/** Two servers of one installation, whose engines are the test's where it has some, and shops with an assistant. */
export async function startAssistantScene() {
  const engines = new Map<number, Engine>();
  const time = { nowMs: Date.now() };
  const commerce = createTestCommerce();
  const bus = createInProcessBus(() => {});
  const options = { clock: { now: () => time.nowMs }, commercePlatform: () => commerce, bus };
  const app = await startTestApp(options);
  const second = await startTestApp({ ...options, opened: app.opened });
  for (const node of [app, second]) node.assistant.useEngine(async (shopId) => engines.get(shopId) ?? null);
  const { database } = app.opened;

  async function openShop(aiAgent: object = {}) {
    const shop = await app.newShop();
    const set = (more: object, flags: object = {}) =>
      database.query('update app set settings = $2 where id = $1', [
        shop.appId,
        { automation: { aiAgent: { enabled: true, ...aiAgent, ...more } }, selfService, featureFlags: flags },
      ]);
    await set({});
    const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner', 'Olive Owner'));
    const write = async (title: string, body: string) => {
      const article = { language: 'en-US', title, body, categoryId: null };
      const made = await app.call('POST', 'help-center/articles', { cookie, body: article });
      const { id } = (await made.json()) as { id: string };
      const state = { revision: 1, language: 'en-US', state: 'published' };
      await app.call('PUT', `help-center/articles/${id}/state`, { cookie, body: state });
    };
    return { ...shop, set, cookie, write };
  }

  return {
    ...{ app, second, commerce, engines, time, database, openShop },

    async visit({ appId }: { appId: number }, node = app): Promise<Shopper> {
      const token = await node.token(appId);
      return new Shopper(await node.visitorSocket(appId, token), token);
    },

    /** What the agents find beside it. */
    async handoversOf({ cookie }: { cookie: string }, { conversationId }: Pick<Shopper, 'conversationId'>) {
      const path = `conversations/${conversationId}/visitor`;
      return ((await (await app.call('GET', path, { cookie })).json()) as VisitorDetails).handovers;
    },

    async rowOf({ conversationId }: Pick<Shopper, 'conversationId'>) {
      const [row] = await database.query<{ waiting: boolean; status: string }>(
        'select waiting_since is not null as waiting, status from conversation where id = $1',
        [conversationId],
      );
      return row;
    },

    turnsOf: ({ conversationId }: Pick<Shopper, 'conversationId'>) =>
      database.query<{ turn: number; status: string; outcome: string; told: boolean; model: string | null }>(
        `select turn, status, outcome, model, told_at is not null as told from assistant_turn
         where conversation_id = $1 order by turn`,
        [conversationId],
      ),

    async stop(): Promise<void> {
      await second.stop();
      await app.stop();
    },
  };
}

let messageIds = 1000;
export class Shopper {
  constructor(
    readonly socket: TestSocket,
    readonly token: string,
  ) {}
  say(text: string, metadata: object = {}): string {
    messageIds += 1;
    this.socket.say(text, String(messageIds), { metadata });
    return String(messageIds);
  }
  get heard(): Message[] {
    return this.socket.all('conversation-message').map(({ payload }) => payload);
  }
  get signals(): unknown[] {
    return this.heard.flatMap(({ kind, content }) => (kind ? [metadataOf(content).signal] : []));
  }
  get words(): Message[] {
    return this.heard.filter(({ kind, fromAgent, senderInfo }) => !kind && fromAgent && senderInfo?.isBot);
  }
  signalled(count: number) {
    return this.socket.until(() => this.signals.length >= count, `${count} signals`);
  }
  /** The words that came with it. */
  async toldAfter(text: string, metadata: object = {}): Promise<Message | undefined> {
    const [before, words] = [this.signals.length, this.words.length];
    this.say(text, metadata);
    await this.signalled(before + 1);
    await this.socket.until(() => this.words.length > words, 'words');
    return this.words.at(-1);
  }
  get conversationId(): string {
    return this.heard[0]?.conversationId ?? '';
  }
}

export const metadataOf = (content: Message['content']) =>
  (content.metadata ?? {}) as Record<string, unknown>;

/** Waits for what is written behind the frames. */
export async function eventually(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { timeout: 20_000, interval: 30 }).toBe(true);
}

export const thoughtOf = (draft: Draft): Thought => ({
  ...{ draft, facts: [], steps: [], model: 'scripted', promptVersion: 'p1', tokens: { in: 3, out: 4 } },
});

/** An engine that thinks for as long as the test wants. */
export function slowEngine(draft: Draft) {
  let [begin, end] = [() => {}, () => {}];
  const begun = new Promise<void>((done) => {
    begin = done;
  });
  const ended = new Promise<void>((done) => {
    end = done;
  });
  const engine: Engine = {
    name: 'model',
    async think() {
      begin();
      await ended;
      return thoughtOf(draft);
    },
  };
  return { engine, begun, end: () => end() };
}
