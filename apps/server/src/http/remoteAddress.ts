import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Where a request comes from; null if that cannot be told, or is this machine itself. */
export type RemoteAddress = (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string | null;

/** A socket of both families gives IPv4 addresses in IPv6's clothes. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/** The names that Fastify knows for groups of addresses. */
const groups: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function addressList(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries.flatMap((named) => groups[named] ?? named)) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) continue;
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) > 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

const isLoopback = addressList(['loopback']);
const isPrivate = addressList(['uniquelocal', 'fe80::/10']);

/**
 * As Fastify reads it for requests, for sockets as well: proxies that are believed name who was before them. One that
 * nobody has told us of would make all shoppers one, so whoever comes by it has no address.
 */
export function createRemoteAddress(trustedProxies: readonly string[]): RemoteAddress {
  const isTrusted = addressList(trustedProxies);
  return ({ socket, headers }) => {
    const named = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').map(plain).filter(Boolean);
    let address = plain(socket.remoteAddress ?? '');
    while (isTrusted(address) && named.length > 0) address = named.pop() ?? '';
    const isUntoldProxy = isPrivate(address) && named.length > 0;
    return isIP(address) === 0 || isLoopback(address) || isUntoldProxy ? null : address;
  };
}
