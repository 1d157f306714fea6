import type { AssistantSignal, Message } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { emailAskedBehind } from './emailAskedBehind';

const words = (fromAgent: boolean, isBot = false) =>
  ({
    ...{ fromAgent, content: { type: 'text', text: 'Words' } },
    senderInfo: fromAgent ? { name: 'Moss', avatarURL: null, isBot } : null,
  }) as Message;
const signal = (name: AssistantSignal) =>
  ({
    ...words(true, true),
    kind: 'signal',
    content: { type: 'text', text: '', metadata: { signal: name } },
  }) as Message;
const [asked, said, person] = [words(false), words(true, true), words(true)];
const waits = signal('wait_for_customer_response');

it.each<[string, readonly Message[], number | null]>([
  ['nothing is said', [], null],
  ['a question waits', [asked], null],
  ['its answer has not ended', [asked, said], null],
  ['it is answered', [asked, said, waits, asked], 2],
  ['it is answered behind words that a shop began with', [person, asked, said, waits], 3],
  ['it asks for a sign-in', [asked, said, signal('authentication_survey'), asked], null],
  [
    'it asks for a sign-in, and then answers',
    [asked, said, signal('request_customer_authentication'), asked, said, waits],
    5,
  ],
  ['it hands over, and has not said so', [asked, signal('handover_to_agent')], null],
  ['it hands over', [asked, signal('handover_to_agent'), said, asked], 2],
  ['it fails', [asked, signal('error'), said], 2],
  ['a person answers', [asked, person, asked], 1],
  ['a person answers in mid-turn', [asked, said, person], 2],
  ['it says nothing to it', [asked, signal('ai_ignore')], null],
])('[MSG-08] with an assistant: %s', (_, messages, at) => {
  expect(emailAskedBehind(messages, true)).toBe(at === null ? undefined : messages[at]);
});

it('[MSG-08] without one it is asked for behind the first words of the shopper', () => {
  expect(emailAskedBehind([person, asked, said], false)).toBe(asked);
  expect(emailAskedBehind([person], false)).toBeUndefined();
});
