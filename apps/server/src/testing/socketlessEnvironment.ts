import { nodeEnvironment } from './nodeEnvironment';
import type { RoamingEnvironment } from './roamingEnvironment';

/** A network that lets no socket through, before a balancer that gives each request to the next of the addresses. */
export function socketlessEnvironment(addresses: readonly string[]): RoamingEnvironment {
  let turn = 0;
  const next = () => addresses[turn++ % addresses.length] ?? '';
  return {
    ...nodeEnvironment(),
    address: 'any',
    random: () => 0,
    openSocket() {
      const socket = {
        onopen: null,
        onmessage: null,
        onclose: null as null | ((event: { code: number }) => void),
        send() {},
        close() {},
      };
      queueMicrotask(() => socket.onclose?.({ code: 1006 }));
      return socket;
    },
    fetch(url, init) {
      const { pathname, search } = new URL(url);
      return fetch(`${next()}${pathname}${search}`, init);
    },
  };
}
