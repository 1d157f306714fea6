import { createStore } from '@shopbell/client/visitor';
import type { MessageMetadata } from '@shopbell/protocol';
import { expect, it, vi } from 'vitest';
import type { Widget } from '../../app/Widget';
import { askFor } from './calls';
import { watchQuestions } from './watchQuestions';

vi.mock('./calls', () => ({ askFor: vi.fn(async () => null), tellEvent: vi.fn() }));

it('what a shopper writes is looked up; what they say by a button of the assistant is no question', () => {
  const conversation = { messages: [], outbox: [] as unknown[] };
  const store = createStore({ conversation });
  const nothingKept = { launcher: { appId: 1 }, storage: { read: () => null } };
  const widget = { client: { store }, running: [], ...nothingKept } as unknown as Widget;
  const stop = watchQuestions(widget);
  let id = performance.timeOrigin;
  const sends = (text: string, metadata?: MessageMetadata) => {
    id = Math.ceil(id) + 1;
    const message = { messageId: String(id), content: { type: 'text', text }, metadata };
    store.update(() => ({ conversation: { messages: [], outbox: [{ message }] } }));
  };
  sends('Where is my loom?', { ai_agent_message_type: 'entry_customer_message' });
  sends('Talk to a person', { isForPerson: true });
  sends('No', { ai_agent_message_type: 'wait_for_close_ticket_confirmation' });
  sends('You are signed in as Fern', { ai_agent_message_type: 'customer_authentication_success' });
  sends('And when does it come?');
  stop();
  expect(vi.mocked(askFor).mock.calls.map(([, text]) => text)).toEqual([
    'Where is my loom?',
    'And when does it come?',
  ]);
});
