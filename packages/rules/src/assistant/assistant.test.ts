import { assistantMessageTypes, assistantSignals } from '@shopbell/protocol/schemas';
import { describe, expect, it } from 'vitest';
import {
  type AssistantEffect,
  type AssistantInput,
  anew,
  listensTo,
  newAssistantConversation,
  stepAssistant,
  type ThoughtOutcome,
  timeoutOf,
} from './index';

it('[AI-01] there are eight signals', () => {
  expect([...assistantSignals].sort()).toEqual(
    [
      ...['ai_ignore', 'handover_to_agent', 'wait_for_customer_response', 'error', 'close_ticket'],
      ...['wait_for_close_ticket_confirmation', 'request_customer_authentication', 'authentication_survey'],
    ].sort(),
  );
});

it('[AI-02] there are eight types of messages', () => {
  expect([...assistantMessageTypes].sort()).toEqual(
    [
      ...['entry_customer_message', 'ai_agent_greeting', 'ai_agent_response_relevant_true'],
      ...['ai_agent_response_relevant_false', 'customer_authentication_failed'],
      ...['customer_authentication_success', 'wait_for_close_ticket_confirmation'],
      'chat_handover_to_agent_timeout_ai_agent_response',
    ].sort(),
  );
});

it('[LIM-07] [AI-18] [AI-19] a shopper waits 55000 ms, as configured above 1000, and 55123 below; together, because it is one rule', () => {
  expect([undefined, 1000, 0, 1001, 20_000].map((ms) => timeoutOf(ms))).toEqual([
    ...[55_000, 55_123, 55_123, 1001, 20_000],
  ]);
});

it('[AI-05] a day later it is a new question, but to a person who has it it never is', () => {
  const ofDay = (part: object) =>
    listensTo({ isTaken: false, isHandedOver: true, sinceMs: 86_400_000, ...part });
  expect([ofDay({}), ofDay({ sinceMs: 86_399_999 }), ofDay({ isTaken: true })]).toEqual([
    ...['new-question', 'no', 'no'],
  ]);
  // Who sees the button knows of no hand-over.
  expect([{}, { isTaken: true }].map((part) => ofDay({ sinceMs: 0, isPressed: true, ...part }))).toEqual([
    ...['new-question', 'no'],
  ]);
  expect([ofDay({ sinceMs: 0, isHandedOver: false }), ofDay({ sinceMs: null, isTaken: true })]).toEqual([
    ...['yes', 'no'],
  ]);
});
const at = 1000;
const restarted = { kind: 'restarted', at } as const;

describe('in order', () => {
  const after = (...inputs: AssistantInput[]) =>
    inputs.reduce(
      ({ conversation }, input) =>
        stepAssistant(conversation, 'turn' in input ? { ...input, turn: conversation.turn } : input),
      { conversation: newAssistantConversation, effects: [] as readonly AssistantEffect[] },
    );
  const thought = (outcome: ThoughtOutcome) => ({ kind: 'thought', turn: 0, outcome }) as const;
  const said = { kind: 'said', at } as const;
  const signals = ({ effects }: ReturnType<typeof after>) =>
    effects.flatMap((each) => (each.do === 'signal' ? [each.signal] : []));

  it('a new question may be asked back as often as the first', () => {
    const askedBack = (after: AssistantInput): readonly AssistantInput[] => [after, thought({ kind: 'ask' })];
    const threeTimes = [said, said, said].flatMap(askedBack);
    const again = [restarted, said, said].flatMap(askedBack);
    expect(after(...threeTimes, ...askedBack(said)).conversation.state.at).toBe('handed-over');
    expect(after(...threeTimes, ...again).conversation.state.at).toBe('waiting-for-shopper');
    expect(after(...threeTimes, ...again, ...askedBack(said)).conversation.state.at).toBe('handed-over');
  });

  it('one way to sign in is asked for, of two the shopper chooses', () => {
    const asked = (ways: readonly ('email' | 'phone')[]) =>
      signals(after(said, thought({ kind: 'sign-in', ways, isSignedIn: false })));
    expect(asked(['email'])).toEqual(['request_customer_authentication']);
    expect(asked(['email', 'phone'])).toEqual(['authentication_survey']);
    expect(asked([])).toEqual(['handover_to_agent']);
  });

  it('what is solved is confirmed, and closed by a yes only', () => {
    const solved = [said, thought({ kind: 'solved' })] as const;
    expect(signals(after(...solved))).toEqual(['wait_for_close_ticket_confirmation']);
    const yes = after(...solved, { kind: 'confirmed', isYes: true, at });
    expect([yes.conversation.state.at, signals(yes)]).toEqual(['closed', ['close_ticket']]);
    const no = after(...solved, { kind: 'confirmed', isYes: false, at });
    expect(no.conversation.state).toEqual({ at: 'handed-over', because: 'not-solved' });
    expect(
      after(said, thought({ kind: 'answer' }), { kind: 'confirmed', isYes: true, at }).conversation.state.at,
    ).toBe('composing');
  });

  it('silenced, it says no word more, also where it was thinking', () => {
    expect(after({ kind: 'silenced' }).effects).toEqual([]);
    const { effects, conversation } = after(said, { kind: 'silenced' });
    expect(effects.map((each) => each.do)).toEqual(['signal', 'hand-over']);
    expect(stepAssistant(conversation, thought({ kind: 'answer' })).effects).toEqual([{ do: 'keep-late' }]);
  });

  it('[AI-20] out of time, a person takes over, and the words say why', () => {
    const { effects } = after(said, { kind: 'out-of-time', turn: 0 });
    expect(effects[1]).toMatchObject({ type: 'chat_handover_to_agent_timeout_ai_agent_response' });
  });

  it('to a new question whoever gets a person is told again that one will come', () => {
    for (const kind of ['asked-for-person', 'sign-in-failed'] as const) {
      const [again, told] = [{ kind }, anew({ kind })].map((input) =>
        after({ kind: 'asked-for-person' }, input),
      );
      expect([again?.effects.length, told && signals(told)]).toEqual([0, ['handover_to_agent']]);
    }
    expect(signals(after({ kind: 'asked-for-person' }, anew({ kind: 'silenced' })))).toEqual([]);
  });

  it('a goodbye behind the close opens nothing again, however many there are', () => {
    const closed = [
      said,
      thought({ kind: 'solved' }),
      { kind: 'confirmed', isYes: true, at } as const,
    ] as const;
    const goodbye = thought({ kind: 'nothing' });
    const does = (...inputs: AssistantInput[]) => after(...inputs).effects.map((each) => each.do);
    expect(does(...closed, said, said, goodbye)).toEqual(['signal', 'close']);
    expect(does(...closed, said, goodbye, said, goodbye)).toEqual(['signal', 'close']);
    expect(does(said, goodbye)).toEqual(['signal']);
    expect(does(...closed, said, thought({ kind: 'answer' }), said, goodbye)).toEqual(['signal']);
  });

  it('a failure is a signal of its own', () => {
    expect(signals(after(said, thought({ kind: 'failed' })))).toEqual(['error']);
    const { effects, conversation } = after(said, thought({ kind: 'failed', because: 'model-busy' }));
    expect(effects).toEqual([
      { do: 'signal', signal: 'error' },
      { do: 'say', words: 'handed-over', type: 'ai_agent_response_relevant_false' },
      { do: 'hand-over', because: 'model-busy' },
    ]);
    expect(conversation.state).toEqual({ at: 'handed-over', because: 'model-busy' });
  });
});
