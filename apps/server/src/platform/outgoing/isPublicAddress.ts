import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** What stands on the Internet for everyone, and nothing that only this machine or its network can reach. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  // A zone (`fe80::1%eth0`) names a card of this machine.
  if (!isIPv6(address) || address.includes('%')) return false;
  const carried = carriedIpv4(address);
  if (carried !== null) return isPublicAddress(carried);
  return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** IANA's special-purpose registries (RFC 6890 and what came after). */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');
// Azure's own services to its machines stand on an address that is public by its number.
closed.addAddress('168.63.129.16', 'ipv4');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 leads to an IPv4 address of anybody's choice.
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, prefix, 'ipv6');

/** Of IPv6 only this part is given out at all; loopback, link-local, multicast and private ones lie outside. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

const carriers = new BlockList();
carriers.addSubnet('::ffff:0:0', 96, 'ipv6');
// Where a network has only IPv6, its resolver writes every IPv4 host like this (NAT64, RFC 6052).
carriers.addSubnet('64:ff9b::', 96, 'ipv6');

/** The IPv4 address that an IPv6 address stands for. */
function carriedIpv4(address: string): string | null {
  if (!carriers.check(address, 'ipv6')) return null;
  // An address is written in many ways, but by `URL` in one: the last two groups are the IPv4 address.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':').slice(-2);
  const [high = 0, low = 0] = groups.map((group) => Number.parseInt(group || '0', 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
