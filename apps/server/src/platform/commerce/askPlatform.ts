import { type Outgoing, OutgoingError, type OutgoingRequest } from '../outgoing';
import { CommerceError } from './CommercePlatform';

export interface PlatformAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Null where it has none to give: 204 and 404. */
  readonly json: unknown;
}

/** A question to a platform. What is no answer is a `CommerceError`, whatever went wrong. */
export async function askPlatform(
  outgoing: Outgoing,
  address: URL,
  request: OutgoingRequest,
): Promise<PlatformAnswer> {
  const response = await outgoing.fetch(address, request).catch((error) => {
    throw error instanceof OutgoingError ? troubleOf(error) : error;
  });
  const { status, headers } = response;
  refuseFailure(address, response);
  if (status === 204 || status === 404) return { status, headers, json: null };
  return { status, headers, json: await readJson(address, response) };
}

/** How platforms say: understood, and no. */
const declining = new Set([400, 404, 405, 409, 412, 422]);

/** Something that changes what is there. Null where it was declined; whatever else is no answer is a `CommerceError`. */
export async function tellPlatform(
  outgoing: Outgoing,
  address: URL,
  request: OutgoingRequest,
): Promise<{ readonly json: unknown } | null> {
  const response = await outgoing.fetch(address, request).catch((error) => {
    throw error instanceof OutgoingError ? troubleOf(error) : error;
  });
  if (declining.has(response.status)) return null;
  refuseFailure(address, response);
  return { json: response.status === 204 ? null : await readJson(address, response) };
}

function troubleOf(error: OutgoingError): CommerceError {
  const trouble = error.trouble === 'too-large' ? 'unreadable' : 'unreachable';
  return new CommerceError(trouble, error.message, null, error);
}

function refuseFailure({ host }: URL, { status, headers }: Response): void {
  if (status === 429)
    throw new CommerceError('throttled', `${host} wants to be asked later`, waitOf(headers));
  if (status === 401 || status === 402 || status === 403)
    throw new CommerceError('refused', `${host} refused with ${status}`);
  if (status >= 500) throw new CommerceError('unreachable', `${host} failed with ${status}`, waitOf(headers));
  const isAnswer = (status >= 200 && status < 300) || status === 404;
  if (!isAnswer) throw new CommerceError('unreadable', `${host} answered with ${status}`);
}

async function readJson({ host }: URL, response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  // What stands in front of a shop (a login page, a maintenance page) answers 200 as well.
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type))
    throw new CommerceError('unreadable', `${host} answered with "${type.slice(0, 60)}"`);
  try {
    return await response.json();
  } catch (error) {
    throw new CommerceError('unreadable', `${host} answered with half a JSON`, null, error);
  }
}

/** How long it wants to be left alone: in seconds by the standard, in milliseconds as BigCommerce says it. */
function waitOf(headers: Headers): number | null {
  const milliseconds = numberOf(headers.get('x-rate-limit-time-reset-ms'));
  const seconds = numberOf(headers.get('retry-after'));
  return milliseconds ?? (seconds === null ? null : seconds * 1000);
}

const numberOf = (text: string | null): number | null =>
  text !== null && /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
