import { canOpenSocket } from '@shopbell/rules/reconnect';
import type { SocketAddress } from '../connection/ConnectionOptions';
import { tokenAsSubprotocol } from './token';
import type { VisitorClientOptions } from './VisitorClient';

/** Where the shopper's socket opens, as this token's owner. */
export function socketAddress(
  {
    appId,
    appKey = null,
    baseUrl,
    language,
  }: Omit<VisitorClientOptions, 'appKey'> & { appKey?: string | null },
  token: string,
): SocketAddress {
  if (!canOpenSocket({ token, appId, appKey })) throw new Error('No chat to connect to.');
  const url = new URL('/ws', baseUrl);
  url.protocol = url.protocol.replace('http', 'ws');
  url.search = new URLSearchParams({
    appId: String(appId),
    language: typeof language === 'string' ? language : language(),
  }).toString();
  return { url: url.href, protocols: [tokenAsSubprotocol(token)] };
}
