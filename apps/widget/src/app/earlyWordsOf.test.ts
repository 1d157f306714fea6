import { createStore } from '@shopbell/client/visitor';
import type { OutgoingMessage } from '@shopbell/protocol';
import { expect, it, vi } from 'vitest';
import { earlyWordsOf } from './earlyWordsOf';
import type { Moments } from './Moments';
import type { Widget } from './Widget';

const giveBack = vi.fn();
vi.mock('../conversations', () => ({ draftOf: () => ({ giveBack }) }));

const said = (text: string) => ({ messageId: text, content: { type: 'text', text } }) as OutgoingMessage;

/** A page whose settings are on their way; `path`: where its window will stand. */
function createPage(path: string) {
  const sent: string[] = [];
  const notes = new Set(['one', 'two']);
  const running: Moments[] = [];
  const details = createStore<object | null>(null);
  const client = {
    metadata: () => ({}),
    send: (_: unknown, __: unknown, messageId: string) => sent.push(messageId),
  };
  const widget = {
    running,
    details,
    client: { run: async (action: (loaded: typeof client) => unknown) => action(client) },
    router: { isAwaiting: () => false, store: createStore({ route: { path } }) },
    unsent: { forget: ({ messageId }: OutgoingMessage) => notes.delete(messageId) },
  } as unknown as Widget;
  const early = earlyWordsOf(widget);
  early.wait([said('one'), said('two')]);
  const tell = (moment: 'signedOut' | 'stop') =>
    running.map((moments) => (moment === 'stop' ? moments.stop?.() : moments.signedOut?.('here')));
  return { early, notes, sent, tell, know: () => details.update(() => ({})) };
}

it('forgets what waits when its writer signs out, and sends none of it for the next', () => {
  const { early, know, notes, sent, tell } = createPage('/chat');
  tell('signedOut');
  know();
  expect([sent, [...notes], early.waiting.get()]).toEqual([[], [], []]);

  const stays = createPage('/chat');
  stays.know();
  expect([stays.sent, [...stays.notes]]).toEqual([
    ['one', 'two'],
    ['one', 'two'],
  ]);
});

it('leaves what waits to the next page when the chat is gone from this one', () => {
  const { know, notes, sent, tell } = createPage('/chat');
  tell('stop');
  know();
  expect([sent, [...notes]]).toEqual([[], ['one', 'two']]);
});

it('[D3] gives back what nobody is there for, but not what another page has sent meanwhile', () => {
  const { know, notes, sent } = createPage('/email');
  notes.delete('one');
  know();
  expect([sent, giveBack.mock.calls, [...notes]]).toEqual([[], [[['two']]], []]);
});
