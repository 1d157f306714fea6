import type { ServerFrame } from '@shopbell/protocol';

export interface TestPollerOptions {
  readonly baseUrl: string;
  readonly appId: number;
  readonly token: string;
  readonly session?: string;
  readonly origin?: string;
}

/** The fallback as anyone could use it, one request at a time. */
export function createTestPoller({ baseUrl, appId, token, session, origin }: TestPollerOptions) {
  const address = `${baseUrl}/ws?appId=${appId}&language=en-US${session ? `&session=${session}` : ''}`;
  const headers = { authorization: `Bearer ${token}`, ...(origin && { origin }) };
  return {
    post: (body: unknown) =>
      fetch(address, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    poll: (query = '', signal?: AbortSignal) =>
      fetch(`${address}${query}`, { headers, ...(signal && { signal }) }),
    async frames(query = ''): Promise<ServerFrame[]> {
      return (await this.poll(query)).json() as Promise<ServerFrame[]>;
    },
  };
}

export const textFrame = (text: string, messageId: string) => ({
  type: 'pending-conversation-message',
  messageId,
  payload: { messageId, content: { type: 'text', text } },
});
