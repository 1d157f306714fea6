import type { ConversationDetail, ConversationList } from '@shopbell/protocol';
import { expect } from 'vitest';
import type { TestApp } from './startTestApp';
import type { TestSocket } from './TestSocket';

export interface InboxDesk {
  readonly shopId: number;
  readonly appId: number;
  readonly cookie: string;
  readonly userId: string;
  readonly agent: TestSocket;
}

/** An agent at the inbox of a shop of their own, and shoppers who write to it. */
export function inboxOf(app: () => TestApp) {
  async function openDesk(): Promise<InboxDesk> {
    const shop = await app().newShop();
    const cookie = await app().signIn(shop.agentEmail);
    const me = (await (await app().call('GET', 'me', { cookie })).json()) as { userId: string };
    return { ...shop, cookie, userId: me.userId, agent: await app().agentSocket(cookie) };
  }

  async function shopperSays(desk: InboxDesk, ...texts: string[]) {
    const socket = await app().visitorSocket(desk.appId, await app().token(desk.appId));
    for (const [index, text] of texts.entries()) {
      socket.say(text, String(index + 1));
      await socket.acknowledged(String(index + 1));
    }
    const conversationId = socket.all('conversation-message')[0]?.payload.conversationId ?? '';
    return { socket, conversationId };
  }

  async function agentSays({ agent }: InboxDesk, conversationId: string, text: string): Promise<void> {
    const messageId = String(Date.now());
    agent.say(text, messageId, { conversationId });
    await agent.acknowledged(messageId);
  }

  async function ask<Answer>({ cookie }: InboxDesk, path: string): Promise<Answer> {
    const response = await app().call('GET', path, { cookie });
    expect(response.status, path).toBe(200);
    return (await response.json()) as Answer;
  }
  const put = ({ cookie }: InboxDesk, conversationId: string, what: string, body: object) =>
    app().call('PUT', `conversations/${conversationId}/${what}`, { cookie, body });
  const listed = async (desk: InboxDesk, query: string) =>
    (await ask<ConversationList>(desk, `conversations?${query}`)).conversations.map(
      ({ conversationId }) => conversationId,
    );
  const detailOf = (desk: InboxDesk, conversationId: string) =>
    ask<ConversationDetail>(desk, `conversations/${conversationId}`);
  const inTheFuture = (ms: number) => new Date(Date.now() + ms).toISOString();

  return { openDesk, shopperSays, agentSays, ask, put, listed, detailOf, inTheFuture };
}
