import type { AssistantSignal, Message } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { isAssistantActive, signalLine } from './assistantLines';

const bot = { name: 'Moss', avatarURL: null, isBot: true, helpdeskBot: 'ai_agent_bot' } as const;
const of = (part: object): Message =>
  ({
    id: 1,
    createdDatetime: '2026-01-01T12:00:00.000Z',
    fromAgent: false,
    content: { type: 'text', text: 'Words' },
    ...part,
  }) as Message;
const asked = of({});
const answered = of({ fromAgent: true, senderInfo: bot });
const person = of({ fromAgent: true, authorId: 'ben' });
const signal = (name: AssistantSignal) =>
  of({
    ...{ fromAgent: true, senderInfo: bot, kind: 'signal' },
    content: { type: 'text', text: '', metadata: { signal: name } },
  });
const waits = signal('wait_for_customer_response');

it.each<[string, readonly Message[], boolean]>([
  ['nobody has said anything', [], false],
  ['a shopper wrote', [asked], true],
  ['it answered', [asked, answered, waits], true],
  ['it answered, and the shopper goes on', [asked, answered, waits, asked], true],
  ['it asks for a sign-in', [answered, signal('request_customer_authentication')], true],
  ['it handed over', [answered, waits, asked, signal('handover_to_agent'), answered], false],
  ['it handed over, and the shopper goes on', [waits, signal('handover_to_agent'), answered, asked], false],
  ['it failed', [asked, signal('error')], false],
  ['it ended', [answered, signal('close_ticket')], false],
  ['a person spoke', [asked, answered, waits, person], false],
  ['a person spoke, and the shopper goes on', [answered, waits, person, asked], false],
])('%s', (_, messages, isActive) => {
  const facts = { messages, isOn: true, nowMs: Date.parse(asked.createdDatetime) + 30_000 };
  expect(isAssistantActive(facts)).toBe(isActive);
});

it('a question is nobody’s of it where it is off, or where it has said nothing for so long that it will not', () => {
  const nowMs = Date.parse(asked.createdDatetime) + 30_000;
  expect(isAssistantActive({ messages: [asked], isOn: false, nowMs })).toBe(false);
  expect(isAssistantActive({ messages: [asked], isOn: true, nowMs: nowMs + 30_000 })).toBe(false);
});

it('tells agents what it did, and of the rest nothing', () => {
  expect(signalLine(signal('handover_to_agent'))).toBe('The assistant handed over to the team');
  expect(signalLine(signal('wait_for_customer_response'))).toBeNull();
  expect(signalLine(answered)).toBeNull();
});
