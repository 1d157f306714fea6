import type { Received } from './exchange';
import { OutgoingError, type OutgoingRequest } from './Outgoing';

type Asked = OutgoingRequest & Required<Pick<OutgoingRequest, 'method'>>;

export interface Step {
  readonly address: URL;
  readonly request: Asked;
}

const redirects = new Set([301, 302, 303, 307, 308]);

/** Of what was sent, all that another origin may see. Names of headers with keys in them differ by service. */
const harmless = new Set(['accept', 'accept-language', 'user-agent']);

/** Where an answer sends us, and with what; null where it is the answer. */
export function redirectOf(from: URL, request: Asked, { status, headers }: Received): Step | null {
  const location = headers.get('location');
  if (!redirects.has(status) || location === null) return null;
  if (!URL.canParse(location, from.href))
    throw new OutgoingError('redirected', `${from.host} redirects to what is no address`);
  const address = new URL(location, from);
  address.username = '';
  address.password = '';
  const followed = withoutBody(request, status);
  if (address.origin === from.origin) return { address, request: followed };
  // What it says is for the one who was asked.
  if (followed.body !== undefined)
    throw new OutgoingError('redirected', `${from.host} passes on to ${address.host} what was meant for it`);
  return { address, request: { ...followed, headers: harmlessOf(followed.headers) } };
}

/** As browsers do it: 307 and 308 repeat the question, the others ask for what is there. */
function withoutBody(request: Asked, status: number): Asked {
  if (status === 307 || status === 308 || request.method === 'GET' || request.method === 'HEAD')
    return request;
  const { body: _, ...rest } = request;
  const headers = Object.entries(request.headers ?? {}).filter(([name]) => !/^content-/i.test(name));
  return { ...rest, method: 'GET', headers: Object.fromEntries(headers) };
}

const harmlessOf = (headers: Asked['headers'] = {}) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => harmless.has(name.toLowerCase())));
