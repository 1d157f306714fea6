import { expect, it } from 'vitest';
import type { Environment } from '../environment';
import { createFakeToken } from '../testing';
import { createCredentials } from './credentials';

/** A page that a link in a mail led to, and a server that knows whether the link is still good. */
function open(isLinkGood: boolean, status = () => 200) {
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
        return new Response('{}', { status: status(), headers: { authorization: `Bearer ${token}` } });
      },
    } as unknown as Environment,
    serverNow: () => 0,
    baseUrl: 'https://chat.test',
    appId: 1,
    appKey: 'demo',
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

it('[AUTH-01] [AUTH-02] credentials are named, and go from not-started over loading to success', async () => {
  const { credentials } = open(true);
  const loading: string[] = [credentials.store.get().loading];
  expect(credentials.store.get()).toEqual({
    conversationId: null,
    appId: 1,
    appKey: 'demo',
    isNewCustomer: false,
    accessToken: null,
    loading: 'not-started',
  });
  credentials.store.subscribe(() => void loading.push(credentials.store.get().loading));
  const { token } = await credentials.current();
  expect([...new Set(loading)]).toEqual(['not-started', 'loading', 'success']);
  expect(credentials.store.get()).toMatchObject({
    conversationId: 'of-the-link',
    accessToken: token,
    isNewCustomer: true,
  });
});

it('[AUTH-02] end in error where the server gives none, and in success with the next try', async () => {
  let status = 500;
  const { credentials } = open(true, () => status);
  await expect(credentials.current()).rejects.toThrow('status 500');
  expect(credentials.store.get()).toMatchObject({ loading: 'error', accessToken: null });
  status = 200;
  await credentials.current();
  expect(credentials.store.get().loading).toBe('success');
});

it('[HTTP-40] end in error where the answer holds no token, and nothing is kept of it', async () => {
  const kept: string[] = [];
  const credentials = createCredentials({
    environment: {
      now: () => 0,
      fetch: async () => new Response('{}', { status: 200 }),
    } as unknown as Environment,
    serverNow: () => 0,
    baseUrl: 'https://chat.test',
    appId: 1,
    appKey: 'demo',
    read: () => null,
    write: (value) => kept.push(value),
    onOtherConversation: () => {},
  });
  await expect(credentials.current()).rejects.toThrow('No access token: status 200');
  expect(credentials.store.get()).toMatchObject({
    loading: 'error',
    accessToken: null,
    conversationId: null,
  });
  expect(kept).toEqual([]);
});
