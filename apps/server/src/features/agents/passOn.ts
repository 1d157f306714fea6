import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Accounts, clientAddressHeader } from './accounts';
import { addressOf } from './caller';

export interface LibraryAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Hands a request to the account library. Its cookies and limits reach the browser, its body does not. */
export async function passOn(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  cookie = request.headers.cookie,
): Promise<LibraryAnswer> {
  const answer = await accounts.handler(
    new Request(new URL(request.url, `${request.protocol}://${request.host}`), {
      method: 'POST',
      headers: headersFor(request, cookie),
      body: JSON.stringify(request.body ?? {}),
    }),
  );
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  const retryAfter = answer.headers.get('x-retry-after');
  if (retryAfter !== null) reply.header('x-retry-after', retryAfter);
  const body: unknown = await answer.json().catch(() => null);
  return { status: answer.status, body: isObject(body) ? body : {} };
}

/** Signs in a person who has just been made, without asking again for what they have just chosen. */
export async function openSession(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  credentials: { readonly email: string; readonly password: string },
): Promise<void> {
  const headers = headersFor(request, undefined);
  const answer = await accounts.api.signInEmail({ headers, body: credentials, asResponse: true });
  if (!answer.ok) throw new Error('A new account could not sign in');
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
}

function headersFor(request: FastifyRequest, cookie: string | undefined): Headers {
  const headers = new Headers({
    'content-type': 'application/json',
    [clientAddressHeader]: addressOf(request),
  });
  if (cookie !== undefined) headers.set('cookie', cookie);
  for (const name of ['origin', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
