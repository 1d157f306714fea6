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

it('finds who is in a conversation by following or looking, of its shop alone, as long as they are', () => {
  const sockets = new Sockets();
  const enter = (shopId: number, signInId: string | null) => {
    const session = new Session(new EventEmitter() as unknown as WebSocket, shopId, signInId);
    sockets.add(session);
    return session;
  };
  const [shopper, agent, foreign] = [enter(1, null), enter(1, 'ada'), enter(2, null)];
  const start = { sentId: 0, headId: 0, revision: 0, isResuming: false };
  const watching = () => sockets.watching({ shopId: 1, conversationId: 'c' });
  shopper.follow('c', start);
  foreign.follow('c', start);
  agent.looksAt = 'c';
  expect(watching()).toEqual([shopper, agent]);
  agent.looksAt = 'd';
  expect(watching()).toEqual([shopper]);
  agent.follow('c', start);
  agent.looksAt = 'c';
  agent.looksAt = null;
  expect(watching()).toEqual([shopper, agent]);
  sockets.remove(agent);
  sockets.remove(shopper);
  expect(watching()).toEqual([]);
  expect(sockets.agentShops).toEqual([]);
});
