import { expect, it } from 'vitest';
import type { Environment } from '../environment';
import { createFakeToken } from '../testing';
import { createCredentials } from './credentials';

/** A page that a link in a mail led to, and a server that knows whether the link is still good. */
function open(isLinkGood: boolean) {
  const asked: string[] = [];
  const links = ['of-the-mail'];
  let stored: string | null = null;
  const credentials = createCredentials({
    environment: {
      now: () => 0,
      takeResumeToken: () => links.shift() ?? null,
      fetch: async (url: string) => {
        asked.push(url);
        if (url.includes('resume=') && !isLinkGood) return new Response('{}', { status: 410 });
        const conversationId = url.includes('resume=') ? 'of-the-link' : 'new';
        const token = createFakeToken({ conversationId, expiresMs: 3_600_000 });
        return new Response('{}', { headers: { authorization: `Bearer ${token}` } });
      },
    } as unknown as Environment,
    baseUrl: 'https://chat.test',
    appId: 1,
    read: () => stored && JSON.parse(stored),
    write: (value) => {
      stored = value;
    },
    onOtherConversation: () => {},
  });
  return { credentials, asked };
}

it("a link in a mail opens its conversation, once; from then on the token is the page's own", async () => {
  const { credentials, asked } = open(true);
  expect((await credentials.current()).conversationId).toBe('of-the-link');
  expect((await credentials.current()).conversationId).toBe('of-the-link');
  expect(asked).toEqual(['https://chat.test/auth?appId=1&resume=of-the-mail']);
});

it('a link that is over opens the chat as any page does', async () => {
  const { credentials, asked } = open(false);
  expect((await credentials.current()).conversationId).toBe('new');
  expect(asked).toHaveLength(2);
});
