import type { Environment } from '@shopbell/client/testing';
import { nodeEnvironment } from './nodeEnvironment';

export interface RoamingEnvironment extends Environment {
  /** The node asked last. */
  readonly address: string;
}

/** The world of a client behind a balancer: each new connection goes to the next of the addresses. */
export function roamingEnvironment(addresses: readonly string[], cookie?: string): RoamingEnvironment {
  let turn = -1;
  const current = () => addresses[Math.max(turn, 0) % addresses.length] ?? '';
  const moved = (url: string, protocol: 'ws' | 'http') => {
    const { pathname, search } = new URL(url);
    return `${current().replace('http', protocol)}${pathname}${search}`;
  };
  return {
    ...nodeEnvironment(),
    get address() {
      return current();
    },
    openSocket(url, protocols) {
      turn += 1;
      const headers = cookie === undefined ? {} : { cookie, origin: current() };
      return nodeEnvironment(headers).openSocket(moved(url, 'ws'), protocols);
    },
    fetch: (url, init) => fetch(moved(url, 'http'), init),
  };
}
