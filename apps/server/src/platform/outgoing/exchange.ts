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
}

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Lines are kept for the next question; whoever closes an idle one usually does so after five seconds. */
const agents = {
  'http:': new http.Agent({ keepAlive: true, timeout: 4000 }),
  'https:': new https.Agent({ keepAlive: true, timeout: 4000 }),
};

/** One question and its answer, without redirects. */
export async function exchange(address: URL, options: Exchange, isSecondTry = false): Promise<Received> {
  const { signal, maxBytes, isRepeatable } = options;
  const request = begin(address, options);
  try {
    return await receive(await responseTo(request, options.body), maxBytes);
  } catch (error) {
    request.destroy();
    if (error instanceof OutgoingError) throw error;
    if (signal.aborted) throw new OutgoingError('late', `${address.host} did not answer in time`, error);
    // The other side had closed the line just when we wanted to use it again.
    if (request.reusedSocket && isRepeatable && !isSecondTry) return exchange(address, options, true);
    throw new OutgoingError('unreachable', `${address.host} could not be asked`, error);
  }
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

async function receive(response: IncomingMessage, maxBytes: number): Promise<Received> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > maxBytes) throw new OutgoingError('too-large', `The answer has more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return {
    status: response.statusCode ?? 0,
    headers: headersOf(response),
    bytes: new Uint8Array(Buffer.concat(parts)),
  };
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return headers;
}
