import type { ConversationId, MessageId } from '@shopbell/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AssistantScene,
  eventually,
  type Shopper,
  startAssistantScene,
  thoughtOf,
} from '../../testing/startAssistantScene';
import type { TurnMessage } from './Engine';

type Shop = Awaited<ReturnType<AssistantScene['openShop']>>;

let scene: AssistantScene;
beforeAll(async () => {
  scene = await startAssistantScene();
});
afterAll(() => scene.stop());

let messageIds = 0;

/** As a server leaves it that ends behind storing it: nobody is told of it. */
async function stored({ shopId, appId }: Shop, shopper: Shopper, text: string, from: object = {}) {
  messageIds += 1;
  await scene.app.conversations.send({
    ...{
      shopId,
      appId,
      conversationId: shopper.conversationId as ConversationId,
      sender: null,
      fromAgent: false,
    },
    message: {
      ...{ messageId: String(messageIds) as MessageId, clientInstanceId: 'page-7f3a', ...from },
      content: { type: 'text', text },
    },
  });
}

/** What both servers do every minute, at once. */
const minute = () => Promise.all([scene.app, scene.second].map((node) => node.assistant.takeForgotten()));

/** A shopper who has been answered once. */
async function begun(shop: Shop) {
  const asked: TurnMessage[][] = [];
  scene.engines.set(shop.shopId, {
    name: 'model',
    async think({ messages }) {
      asked.push([...messages]);
      return thoughtOf({ kind: 'courtesy', what: 'greeting' });
    },
  });
  const shopper = await scene.visit(shop);
  await shopper.toldAfter('Hello');
  return { shopper, asked };
}

it('what a server has stored and not come to hear is answered once within its time, and behind that handed over', async () => {
  const shop = await scene.openShop();
  const { shopper, asked } = await begun(shop);
  await stored(shop, shopper, 'Do you have plates?');
  await minute();
  // Whoever has it may still be at it.
  expect(asked).toHaveLength(1);
  scene.time.nowMs += 30_000;
  await minute();
  await shopper.signalled(2);
  await minute();
  await eventually(async () => (await scene.turnsOf(shopper)).at(-1)?.told === true);
  expect(asked.map((messages) => messages.at(-1)?.text)).toEqual(['Hello', 'Do you have plates?']);
  expect(shopper.words).toHaveLength(2);

  await stored(shop, shopper, 'And bowls?');
  scene.time.nowMs += 60_000;
  await minute();
  await shopper.signalled(3);
  expect(shopper.signals.at(-1)).toBe('handover_to_agent');
  await shopper.socket.until(() => shopper.words.length === 3, 'words');
  expect(shopper.words.at(-1)?.content.metadata).toMatchObject({
    ai_agent_message_type: 'chat_handover_to_agent_timeout_ai_agent_response',
  });
  await stored(shop, shopper, 'Anybody?');
  scene.time.nowMs += 30_000;
  await minute();
  expect(await scene.turnsOf(shopper)).toHaveLength(3);
});

it('so is the first question of all; what has waited for a quarter of an hour is the team’s', async () => {
  const shop = await scene.openShop();
  await shop.set({ enabled: false });
  const [late, shopper] = [await scene.visit(shop), await scene.visit(shop)];
  late.say('Do you have plates?');
  await late.socket.until(() => late.heard.length === 1, 'its own words');
  scene.time.nowMs += 15 * 60_000;
  shopper.say('Do you have bowls?');
  await shopper.socket.until(() => shopper.heard.length === 1, 'its own words');
  await shop.set({});
  scene.time.nowMs += 30_000;
  await minute();
  await shopper.signalled(1);
  expect(await scene.turnsOf(late)).toEqual([]);
});

type Happens = (shop: Shop, shopper: Shopper) => Promise<void>;

it.each<[string, Happens]>([
  ...['mail', 'flows', 'order-actions'].map((clientInstanceId): [string, Happens] => [
    `${clientInstanceId} has written for them`,
    (shop, shopper) => stored(shop, shopper, 'Please cancel order #1101', { clientInstanceId }),
  ]),
  [
    'was asked in the portal',
    (shop, shopper) => stored(shop, shopper, 'Broken', { metadata: { selfServiceFlow: 'report_issue' } }),
  ],
  [
    'a person answers',
    async (shop, shopper) => {
      const sender = { name: 'Ada', avatarURL: null, isBot: false };
      await scene.app.conversations.send({
        ...{
          shopId: shop.shopId,
          appId: shop.appId,
          conversationId: shopper.conversationId as ConversationId,
        },
        ...{ fromAgent: true, sender },
        message: {
          messageId: '1' as MessageId,
          clientInstanceId: 'desk',
          content: { type: 'text', text: 'I am here' },
        },
      });
      await eventually(async () => (await scene.turnsOf(shopper)).length === 2);
      await stored(shop, shopper, 'Great');
    },
  ],
  [
    'came when it is silenced',
    async (shop, shopper) => {
      await stored(shop, shopper, 'Anybody?');
      await shop.set({ isSilenced: true });
    },
  ],
])('what %s is not for the assistant', async (_, happens) => {
  const shop = await scene.openShop();
  const { shopper } = await begun(shop);
  await happens(shop, shopper);
  const turns = await scene.turnsOf(shopper);
  // Who comes behind it, in another shop, is answered.
  const otherShop = await scene.openShop();
  const { shopper: other } = await begun(otherShop);
  await stored(otherShop, other, 'Do you have plates?');
  scene.time.nowMs += 30_000;
  await minute();
  await other.signalled(2);
  expect(await scene.turnsOf(shopper)).toHaveLength(turns.length);
});
