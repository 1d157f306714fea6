import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { OutgoingError } from './Outgoing';

export interface Exchange {
  readonly method: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | Uint8Array | undefined;
  readonly lookup: LookupFunction;
  readonly signal: AbortSignal;
  readonly maxBytes: number;
  readonly isRepeatable: boolean;
  /** How long nothing more of the answer may come. */
  readonly quietMs: number | undefined;
  /** Where it is over before its line is. */
  readonly endsWith: string | undefined;
  readonly hear: ((piece: Uint8Array, status: number) => void) | undefined;
}

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Lines are kept for the next question; whoever closes an idle one usually does so after five seconds. */
const agents = {
  'http:': new http.Agent({ keepAlive: true, timeout: 4000 }),
  'https:': new https.Agent({ keepAlive: true, timeout: 4000 }),
};

/** One question and its answer, without redirects. */
export async function exchange(address: URL, options: Exchange, isSecondTry = false): Promise<Received> {
  const { isRepeatable, endsWith } = options;
  const request = begin(address, options);
  const giveUp = (error: unknown) => {
    request.destroy();
    return troubleOf(error, address, options);
  };
  try {
    const response = await responseTo(request, options.body);
    const pieces = piecesOf(response, options);
    const body = await wholeOf(pieces, endsWith);
    return { status: response.statusCode ?? 0, headers: headersOf(response), body };
  } catch (error) {
    const trouble = giveUp(error);
    // The other side had closed the line just when we wanted to use it again.
    const isStale = trouble.trouble === 'unreachable' && request.reusedSocket;
    if (isStale && isRepeatable && !isSecondTry) return exchange(address, options, true);
    throw trouble;
  }
}

function troubleOf(error: unknown, { host }: URL, { signal }: Exchange): OutgoingError {
  if (error instanceof OutgoingError) return error;
  if (signal.aborted) return new OutgoingError('late', `${host} did not answer in time`, error);
  return new OutgoingError('unreachable', `${host} could not be asked`, error);
}

function begin(address: URL, { method, headers, lookup, signal }: Exchange): http.ClientRequest {
  const isSecure = address.protocol === 'https:';
  const agent = agents[isSecure ? 'https:' : 'http:'];
  return (isSecure ? https : http).request(address, { method, headers, agent, lookup, signal });
}

function responseTo(request: http.ClientRequest, body: Exchange['body']): Promise<IncomingMessage> {
  return new Promise((done, failed) => {
    request.once('response', done);
    // For as long as it lives: an error that comes after the answer must not end the program.
    request.on('error', failed);
    request.end(body);
  });
}

async function* piecesOf(response: IncomingMessage, { maxBytes, quietMs, hear }: Exchange) {
  const quiet =
    quietMs !== undefined &&
    setTimeout(() => response.destroy(new OutgoingError('late', 'The answer does not go on')), quietMs);
  let size = 0;
  try {
    for await (const piece of response as AsyncIterable<Uint8Array>) {
      size += piece.length;
      hear?.(piece, response.statusCode ?? 0);
      if (size > maxBytes) throw new OutgoingError('too-large', `The answer has more than ${maxBytes} bytes`);
      if (quiet) quiet.refresh();
      yield piece;
    }
  } finally {
    if (quiet) clearTimeout(quiet);
  }
}

async function wholeOf(pieces: AsyncIterable<Uint8Array>, end?: string): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array[] = [];
  let last = Buffer.alloc(0);
  for await (const piece of pieces) {
    all.push(piece);
    if (end === undefined) continue;
    last = Buffer.concat([last, piece]);
    // Whoever leaves here closes the line.
    if (last.includes(end)) break;
    last = last.subarray(-end.length);
  }
  return new Uint8Array(Buffer.concat(all));
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return headers;
}
