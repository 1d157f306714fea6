import { randomBytes } from 'node:crypto';
import { TestSocket } from '../../apps/server/src/testing/TestSocket';
import type { ConversationList, VisitorDetails } from '../../packages/protocol/src';
import type { Desk } from './startDesk';
import { expect } from './test';

/** An agent at whom nobody looks: what they do comes from the desk as from any console, without one. */
export async function unseenAgent({ baseUrl: origin }: Desk) {
  const signedIn = await fetch(`${origin}/console/api/auth/sign-in/email`, {
    method: 'POST',
    // From one address only so many sign in within a minute.
    headers: {
      ...{ 'content-type': 'application/json', origin },
      'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
    },
    body: JSON.stringify({ email: 'agent@demo.shop', password: 'shopbell-demo' }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const socket = await new TestSocket(`${origin.replace('http', 'ws')}/console/ws`, [], {
    ...{ cookie, origin },
  }).opened();
  const ask = async (path: string) =>
    (await fetch(`${origin}/console/api/conversations${path}`, { headers: { cookie } })).json();
  let sent = Date.now();

  return {
    /** The conversation that ends with these words, as soon as the inbox has it. */
    async find(words: string): Promise<string> {
      let found: string | undefined;
      await expect
        .poll(async () => {
          const { conversations }: ConversationList = await ask('?view=all');
          found = conversations.find(({ lastMessage }) => lastMessage.text.includes(words))?.conversationId;
          return found;
        }, `a conversation that ends with “${words}”`)
        .toBeDefined();
      return found ?? '';
    },
    async reply(conversationId: string, text: string): Promise<void> {
      sent += 1;
      socket.say(text, String(sent), { conversationId });
      await socket.acknowledged(String(sent));
    },
    type: (conversationId: string) => socket.send('typing-activity-agent', { conversationId }),
    /** The words that stand there, oldest first. */
    async texts(conversationId: string): Promise<string[]> {
      const before = socket.all('history').length;
      socket.send('history', { conversationId });
      const { payload } = await socket.heard('history', before + 1);
      return payload.messages.map(({ content }) => content.text);
    },
    visitor: (conversationId: string): Promise<VisitorDetails> => ask(`/${conversationId}/visitor`),
    leave: () => socket.close(),
  };
}

/** A shopper at whom nobody looks, on a line that hears what is answered. */
export async function unseenShopper({ baseUrl }: Desk, { appKey = 'demo', email = '' } = {}) {
  const { id: appId } = await (await fetch(`${baseUrl}/api/applications/${appKey}/settings`)).json();
  const { headers } = await fetch(`${baseUrl}/auth?appId=${appId}`);
  const token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
  const address = `${baseUrl.replace('http', 'ws')}/ws?appId=${appId}&language=en-US`;
  const socket = await new TestSocket(address, [Buffer.from(token).toString('base64url')]).opened();
  if (email) {
    socket.send('email-captured', { email });
    await socket.heard('email-captured');
  }
  let sent = Date.now();

  return {
    async writes(text: string): Promise<void> {
      sent += 1;
      socket.say(text, String(sent));
      await socket.acknowledged(String(sent));
    },
    hears: (text: string) =>
      socket.until(
        () => socket.all('conversation-message').some(({ payload: { content } }) => content.text === text),
        `“${text}”`,
      ),
    leave: () => socket.close(),
  };
}
