import { EventEmitter } from 'node:events';
import type { Message } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Session } from '../../../sockets/Session';
import { Live } from './Live';

const message = (id: number) => ({ id, conversationId: 'c', messageId: String(id) }) as unknown as Message;

function openLive(rows: readonly Message[] = []) {
  const sent: number[] = [];
  const socket = Object.assign(new EventEmitter(), {
    readyState: WebSocket.OPEN,
    bufferedAmount: 0,
    send: (text: string) => sent.push(JSON.parse(text).payload.id),
  });
  const session = new Session(socket as unknown as WebSocket, 1, null);
  const reads: number[] = [];
  const live = new Live({
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
  return { live, session, socket, sent, reads };
}

it('[D6] a socket that is resuming hears nothing live, and nothing is read for it', () => {
  const { live, session, sent, reads } = openLive([message(6)]);
  live.followers.add(session, 'c', { sentId: 5, headId: 5, revision: 0, isResuming: true });
  live.messages.stored([message(6)]);
  live.headKnown('c', { headId: 6, revision: 0 });
  expect({ sent, reads }).toEqual({ sent: [], reads: [] });
});

it('a message is sent only as the one after the last', () => {
  const { live, session, sent } = openLive();
  live.followers.add(session, 'c', { sentId: 5, headId: 5, revision: 0, isResuming: false });
  live.messages.stored([message(7), message(6), message(6), message(4)]);
  expect(sent).toEqual([6]);
});

it('[D16] a reader whose buffer is full is not fed, and gets the rest by id when it has drained', async () => {
  const { live, session, socket, sent } = openLive([message(6), message(7)]);
  live.followers.add(session, 'c', { sentId: 5, headId: 5, revision: 0, isResuming: false });
  socket.bufferedAmount = 300 * 1024;
  live.messages.stored([message(6), message(7)]);
  expect(sent).toEqual([]);
  socket.bufferedAmount = 0;
  live.messages.catchUp(session, 'c');
  await new Promise(setImmediate);
  expect(sent).toEqual([6, 7]);
});

it('what is said of a message comes behind it, also where that is still being read', async () => {
  const { live, session, sent } = openLive([message(6), message(7)]);
  live.followers.add(session, 'c', { sentId: 5, headId: 5, revision: 0, isResuming: false });
  live.headKnown('c', { headId: 6, revision: 0 });
  live.messages.sendBehind(session, 'c', 6, () => sent.push(60));
  expect(sent).toEqual([]);
  await new Promise(setImmediate);
  live.messages.sendBehind(session, 'c', 6, () => sent.push(61));
  expect(sent).toEqual([6, 60, 7, 61]);
});

it('what is said of a message comes once a socket has it, also where it has asked for it itself', () => {
  const { live, session, sent } = openLive();
  const follow = { sentId: 5, headId: 5, revision: 0, isResuming: false };
  live.followers.add(session, 'c', follow);
  live.messages.sendBehind(session, 'c', 6, () => sent.push(60));
  Object.assign(follow, { sentId: 6, headId: 6 });
  live.messages.catchUp(session, 'c');
  live.messages.stored([message(7)]);
  expect(sent).toEqual([60, 7]);
});

it('a socket that has left is forgotten', () => {
  const { live, session, sent } = openLive();
  live.followers.add(session, 'c', { sentId: 5, headId: 5, revision: 0, isResuming: false });
  live.followers.remove(session);
  live.messages.stored([message(6)]);
  expect(sent).toEqual([]);
});
