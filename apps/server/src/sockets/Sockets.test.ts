import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Session } from './Session';
import { Sockets } from './Sockets';

it('closes a socket that was admitted just before its sign-in ended, and no other', () => {
  const sockets = new Sockets();
  sockets.signInEnded('ended');
  const closes: string[] = [];
  const enter = (signInId: string | null) => {
    const socket = Object.assign(new EventEmitter(), {
      close: (code: number) => closes.push(`${signInId} ${code}`),
    });
    sockets.add(new Session(socket as unknown as WebSocket, 1, signInId));
  };
  for (const signInId of ['ended', 'another', null]) enter(signInId);
  expect(closes).toEqual(['ended 4401']);
});
