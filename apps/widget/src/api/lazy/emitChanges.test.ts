import { createStore, emptyVisitor, type VisitorState } from '@shopbell/client/visitor';
import type { Message } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { say } from '../../gallery/fixtures';
import { emitChanges } from './emitChanges';

function listen(initial: Partial<VisitorState> = {}) {
  const store = createStore<VisitorState>({ ...emptyVisitor, ...initial });
  const heard: unknown[] = [];
  const stop = emitChanges(store, (event, detail) =>
    heard.push(detail === undefined ? event : [event, detail]),
  );
  const become = (change: Partial<VisitorState>) => store.update((state) => ({ ...state, ...change }));
  return { heard, become, stop };
}

const holding = (...messages: Message[]): Partial<VisitorState> => ({
  conversation: { ...emptyVisitor.conversation, isLoaded: true, messages },
});

it('[API-11] [API-12] tells when the connection comes and goes', () => {
  const { heard, become } = listen();
  become({ isConnected: true });
  become({ isConnected: false });
  expect(heard).toEqual(['connected', 'disconnected']);
});

it('[API-13] [API-14] tells when the other side begins and stops to type', () => {
  const { heard, become } = listen();
  become({ isOtherSideTyping: true });
  become({ isOtherSideTyping: false });
  expect(heard).toEqual(['typing:start', 'typing:stop']);
});

it('[API-06] tells the number of unread messages when it changes', () => {
  const { heard, become } = listen();
  become({ unread: 2 });
  become({ isConnected: true });
  become({ unread: 0 });
  expect(heard).toEqual([['unreadCount', 2], 'connected', ['unreadCount', 0]]);
});

it('[API-03] [API-04] [API-05] tells each new message once, and not those that were there before', () => {
  const [first, second, third] = [
    say(1, 'shopper', 'Hi', 0),
    say(2, 'Ada', 'Hello', 1),
    say(3, 'shopper', 'Well', 2),
  ];
  const { heard, become } = listen();
  become(holding(first));
  become(holding(first, second));
  become(holding(first, second, third));
  become(holding(first, second, third));
  const detail = (message: Message) => ({
    id: message.id,
    text: message.content.text,
    fromAgent: message.fromAgent,
    createdDatetime: message.createdDatetime,
  });
  expect(heard).toEqual([
    ['message:received', detail(second)],
    ['message', detail(second)],
    ['message:sent', detail(third)],
    ['message', detail(third)],
  ]);
});

it('[API-05] tells a message that comes back with the first page of the conversation it was written in', () => {
  const [before, mine] = [say(1, 'shopper', 'Long ago', 0), say(2, 'shopper', 'Now', 1)];
  const { heard, become } = listen();
  const entry = { message: mine, delivery: { kind: 'pending' } };
  become({
    conversation: {
      ...emptyVisitor.conversation,
      outbox: [entry],
    } as unknown as VisitorState['conversation'],
  });
  become(holding(before, mine));
  const now = expect.objectContaining({ id: 2, text: 'Now' });
  expect(heard).toEqual([
    ['message:sent', now],
    ['message', now],
  ]);
});

it('is silent once it is stopped', () => {
  const { heard, become, stop } = listen();
  stop();
  become({ isConnected: true });
  expect(heard).toEqual([]);
});
