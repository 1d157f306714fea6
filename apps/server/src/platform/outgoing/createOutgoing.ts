import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { createAllowedPlaces } from './allowedPlaces';
import { type Exchange, exchange, type Received } from './exchange';
import { isPublicAddress } from './isPublicAddress';
import { type Outgoing, OutgoingError, type OutgoingRequest } from './Outgoing';
import { redirectOf } from './redirectOf';

export interface OutgoingOptions {
  /** Places that may be private and may be asked without TLS, as `host` or `host:port`. */
  readonly allowed: readonly string[];
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  readonly resolve?: (host: string) => Promise<LookupAddress[]>;
}

const redirectsMax = 3;

const askSystem = (host: string) => systemLookup(host, { all: true, verbatim: true });

export function createOutgoing({
  allowed,
  timeoutMs: usualTimeoutMs = 10_000,
  maxBytes: usualMaxBytes = 8 * 1024 * 1024,
  resolve = askSystem,
}: OutgoingOptions): Outgoing {
  const isAllowed = createAllowedPlaces(allowed);

  /**
   * The connection asks for its address here, once, and goes where it is told: between the look and the step nobody can
   * change the name's meaning.
   */
  const lookupFor =
    (address: URL): Exchange['lookup'] =>
    (host, options, callback) => {
      resolve(host).then(
        (found) => {
          const [first] = found;
          if (!first) return callback(new OutgoingError('unreachable', `${host} has no address`), '');
          if (!isAllowed(address) && !found.every((one) => isPublicAddress(one.address)))
            return callback(privatePlace(address), '');
          if (options.all) callback(null, found);
          else callback(null, first.address, first.family);
        },
        (error) => callback(error, ''),
      );
    };

  function refuseForbidden(address: URL): void {
    if (address.protocol !== 'https:' && address.protocol !== 'http:')
      throw new OutgoingError('forbidden', `${address.protocol} is no way to ask anybody`);
    if (isAllowed(address)) return;
    if (address.protocol === 'http:')
      throw new OutgoingError('forbidden', `${address.host} must be asked by https`);
    // A number is connected to without being looked up.
    const literal = address.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw privatePlace(address);
  }

  return {
    async fetch(where, request = {}) {
      const { timeoutMs = usualTimeoutMs, maxBytes = usualMaxBytes } = request;
      const late = AbortSignal.timeout(timeoutMs);
      const signal = request.signal ? AbortSignal.any([late, request.signal]) : late;
      let step = { address: addressOf(where), request: { method: 'GET', ...request } as Asked };
      for (let redirects = 0; ; redirects += 1) {
        const { address, request: asked } = step;
        refuseForbidden(address);
        const lookup = lookupFor(address);
        const received = await exchange(address, { ...partsOf(asked), lookup, signal, maxBytes });
        const next = redirectOf(address, asked, received);
        if (next === null) return answerOf(received);
        if (redirects === redirectsMax)
          throw new OutgoingError('redirected', `${address.host} redirects without an end`);
        step = next;
      }
    },
  };
}

type Asked = OutgoingRequest & Required<Pick<OutgoingRequest, 'method'>>;

const privatePlace = ({ host }: URL) =>
  new OutgoingError('forbidden', `${host} stands in a private network; OUTGOING_ALLOWED would open it`);

function addressOf(where: string | URL): URL {
  if (!URL.canParse(where.toString())) throw new OutgoingError('forbidden', 'This is no address');
  return new URL(where);
}

const partsOf = ({ method, headers, body, isRepeatable, quietMs, endsWith, hear }: Asked) => ({
  ...{ method, quietMs, endsWith, hear },
  headers: { 'user-agent': 'Shopbell', 'accept-encoding': 'identity', ...headers },
  body,
  isRepeatable: isRepeatable ?? (method === 'GET' || method === 'HEAD'),
});

const statusesWithoutBody = new Set([101, 204, 205, 304]);

const answerOf = ({ status, headers, body }: Received): Response =>
  new Response(statusesWithoutBody.has(status) ? null : body, { status, headers });
