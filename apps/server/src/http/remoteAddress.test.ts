import { expect, it } from 'vitest';
import { createRemoteAddress } from './remoteAddress';

const from = (trusted: string[], peer: string, forwarded?: string) =>
  createRemoteAddress(trusted)({
    socket: { remoteAddress: peer } as never,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

it.each([
  ['straight', [], '203.0.113.9', undefined, '203.0.113.9'],
  ['in IPv6’s clothes', [], '::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['with a name that it gave itself', [], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['by a proxy that is believed', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['by two of them', ['10.0.0.0/8'], '10.1.2.3', '1.2.3.4, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['by a believed one of IPv6', ['fd00::/8'], 'fd00::1', '2001:db8::7', '2001:db8::7'],
  ['by a proxy on this machine', ['loopback'], '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['by a proxy that nobody has told us of', [], '10.1.2.3', '198.51.100.1', null],
  ['from a private network, by no proxy', [], '10.1.2.3', undefined, '10.1.2.3'],
  ['from this machine', [], '127.0.0.1', undefined, null],
  ['from nowhere', [], '', undefined, null],
])('%s', (_, trusted, peer, forwarded, address) => {
  expect(from(trusted, peer, forwarded)).toBe(address);
});
