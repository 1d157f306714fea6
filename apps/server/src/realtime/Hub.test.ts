import { EventEmitter } from 'node:events';
import type { Message } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Hub } from './Hub';
import { Session } from './Session';

const message = (id: number) => ({ id, conversationId: 'c', messageId: String(id) }) as unknown as Message;

function openHub(rows: readonly Message[] = []) {
  const sent: number[] = [];
  const socket = Object.assign(new EventEmitter(), {
    readyState: WebSocket.OPEN,
    bufferedAmount: 0,
    send: (text: string) => sent.push(JSON.parse(text).payload.id),
  });
  const session = new Session(socket as unknown as WebSocket, 1, null);
  const reads: number[] = [];
  const hub = new Hub({
    readAfter: async ([cursor]) => {
      reads.push(cursor?.afterId ?? -1);
      return rows.filter(({ id }) => id > (cursor?.afterId ?? 0));
    },
    readChanges: async (_, from) => ({ from, revision: from, messages: [] }),
    onOffered: () => {},
    onFailure: (error) => {
      throw error;
    },
  });
  hub.add(session);
  return { hub, session, socket, sent, reads };
}

it('[D6] a socket that is resuming hears nothing live, and nothing is read for it', () => {
  const { hub, session, sent, reads } = openHub([message(6)]);
  hub.follow(session, 'c', { sentId: 5, headId: 5, revision: 0, isResuming: true });
  hub.stored([message(6)]);
  hub.headKnown('c', { headId: 6, revision: 0 });
  expect({ sent, reads }).toEqual({ sent: [], reads: [] });
});

it('a message is sent only as the one after the last', () => {
  const { hub, session, sent } = openHub();
  hub.follow(session, 'c', { sentId: 5, headId: 5, revision: 0, isResuming: false });
  hub.stored([message(7), message(6), message(6), message(4)]);
  expect(sent).toEqual([6]);
});

it('[D16] a reader whose buffer is full is not fed, and gets the rest by id when it has drained', async () => {
  const { hub, session, socket, sent } = openHub([message(6), message(7)]);
  hub.follow(session, 'c', { sentId: 5, headId: 5, revision: 0, isResuming: false });
  socket.bufferedAmount = 300 * 1024;
  hub.stored([message(6), message(7)]);
  expect(sent).toEqual([]);
  socket.bufferedAmount = 0;
  hub.catchUp(session, 'c');
  await new Promise(setImmediate);
  expect(sent).toEqual([6, 7]);
});

it('a socket that has left is forgotten', () => {
  const { hub, session, sent } = openHub();
  hub.follow(session, 'c', { sentId: 5, headId: 5, revision: 0, isResuming: false });
  hub.remove(session);
  hub.stored([message(6)]);
  expect(sent).toEqual([]);
});

it('closes a socket that was admitted just before its sign-in ended, and no other', () => {
  const { hub } = openHub();
  hub.hear({ type: 'session-ended', sessionId: 'ended' });
  const closes: string[] = [];
  const enter = (signInId: string | null) => {
    const socket = Object.assign(new EventEmitter(), {
      close: (code: number) => closes.push(`${signInId} ${code}`),
    });
    hub.add(new Session(socket as unknown as WebSocket, 1, signInId));
  };
  for (const signInId of ['ended', 'another', null]) enter(signInId);
  expect(closes).toEqual(['ended 4401']);
});
