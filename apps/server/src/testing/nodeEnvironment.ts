import { randomBytes } from 'node:crypto';
import type { Environment, SocketLike } from '@shopbell/client/testing';
import { WebSocket } from 'ws';

/** The world of the headless client on Node: real sockets and real time. */
export function nodeEnvironment(headers: Record<string, string> = {}): Environment {
  return {
    now: () => Date.now(),
    random: () => Math.random(),
    newInstanceId: () => randomBytes(16).toString('hex'),
    after(delayMs, action) {
      const timer = setTimeout(action, delayMs);
      return () => clearTimeout(timer);
    },
    openSocket(url, protocols) {
      const socket = new WebSocket(url, [...protocols], { headers });
      // The close that follows says all the client needs.
      socket.on('error', () => {});
      return socket as unknown as SocketLike;
    },
    fetch: (url, init) => fetch(url, init),
  };
}
