import type { OutgoingMessage } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { createOutbox, forgetOutbox } from './outbox';

function memory(): Storage {
  const values: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
    removeItem: (key: string) => {
      delete values[key];
    },
  };
  return new Proxy(values, {
    get: (_, key) => methods[key as keyof typeof methods] ?? values[key as string],
  }) as unknown as Storage;
}
const ada = { userId: 'ada', shopId: 1 };
const message = (messageId: string) =>
  ({ messageId, clientInstanceId: 'tab', content: { type: 'text', text: messageId } }) as OutgoingMessage;

it('[D11] [D13] the next page takes over what the one before had not sent, once', () => {
  const storage = memory();
  createOutbox(ada, 'one', () => storage).keep('a', [message('1'), message('2')]);
  const next = createOutbox(ada, 'two', () => storage);
  expect(next.adopt()).toEqual([{ conversationId: 'a', messages: [message('1'), message('2')] }]);
  next.keep('a', [message('2')]);
  expect(createOutbox(ada, 'three', () => storage).adopt()).toEqual([
    { conversationId: 'a', messages: [message('2')] },
  ]);
});

it('[D5] what several pages left goes out in the order of writing', () => {
  const storage = memory();
  createOutbox(ada, 'one', () => storage).keep('a', [message('11'), message('13')]);
  createOutbox(ada, 'two', () => storage).keep('a', [message('9'), message('12')]);
  const [kept] = createOutbox(ada, 'three', () => storage).adopt();
  expect(kept?.messages.map(({ messageId }) => messageId)).toEqual(['9', '11', '12', '13']);
});

it('what has been sent is not kept, and nobody takes over what is for another shop or by another person', () => {
  const storage = memory();
  const outbox = createOutbox(ada, 'one', () => storage);
  outbox.keep('a', [message('1')]);
  expect(createOutbox({ ...ada, userId: 'ben' }, 'one', () => storage).adopt()).toEqual([]);
  expect(createOutbox({ ...ada, shopId: 12 }, 'one', () => storage).adopt()).toEqual([]);
  outbox.keep('a', []);
  expect(createOutbox(ada, 'two', () => storage).adopt()).toEqual([]);
});

it('a sign-out forgets it, and a browser without storage does not matter', () => {
  const storage = memory();
  createOutbox(ada, 'one', () => storage).keep('a', [message('1')]);
  forgetOutbox(() => storage);
  expect(createOutbox(ada, 'two', () => storage).adopt()).toEqual([]);
  const refused = createOutbox(ada, 'one', () => {
    throw new Error('forbidden');
  });
  expect(refused.adopt()).toEqual([]);
  refused.keep('a', [message('1')]);
});
