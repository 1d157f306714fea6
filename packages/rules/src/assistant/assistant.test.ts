import { assistantMessageTypes, assistantSignals } from '@shopbell/protocol/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AssistantConversation,
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
const outcomes: readonly ThoughtOutcome[] = [
  ...(
    ['answer', 'courtesy', 'flow', 'ask', 'propose', 'solved', 'nothing', 'refused', 'failed'] as const
  ).map((kind) => ({ kind })),
  ...[[], ['email'], ['email', 'phone']].flatMap((ways) =>
    [true, false].map((isSignedIn) => ({ kind: 'sign-in', ways, isSignedIn }) as ThoughtOutcome),
  ),
  { kind: 'hand-over', because: 'nothing-known' },
];

/** What happens; a thought or a time-out is of the newest turn or of an earlier one, and what is said comes at once or a day later. */
interface Event {
  readonly input: AssistantInput | { readonly kind: 'team-closed' };
  readonly turnsAgo: number;
  readonly sinceMs: number | null;
}
const dayMs = 86_400_000;
const shoppers: readonly AssistantInput[] = [
  ...(['said', 'signed-in'] as const).map((kind) => ({ kind, at })),
  ...[true, false].map((isYes) => ({ kind: 'confirmed', isYes, at }) as const),
  ...(['asked-for-person', 'sign-in-failed', 'budget-spent', 'silenced'] as const).map((kind) => ({ kind })),
];
const teams = [{ kind: 'agent-spoke' }, { kind: 'team-closed' }] as const;
const schedules = fc.array(
  fc.record<Event>({
    input: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...shoppers, ...teams) },
      {
        weight: 4,
        arbitrary: fc
          .constantFrom(...outcomes)
          .map((outcome) => ({ kind: 'thought', turn: 0, outcome }) as const),
      },
      { weight: 1, arbitrary: fc.constant({ kind: 'out-of-time', turn: 0 } as const) },
    ),
    turnsAgo: fc.constantFrom(0, 0, 0, 1, 2),
    sinceMs: fc.constantFrom(1000, 1000, dayMs - 1, dayMs, null),
  }),
  { maxLength: 40 },
);

interface Happened {
  readonly before: AssistantConversation;
  readonly input: AssistantInput;
  readonly after: AssistantConversation;
  readonly effects: readonly AssistantEffect[];
  /** Whether a person has it by then. */
  readonly isTaken: boolean;
}

/** As the server hears it: what is for nobody but a person does not come here. */
function run(schedule: readonly Event[]): Happened[] {
  let [before, isTaken] = [newAssistantConversation, false];
  return schedule.flatMap(({ input: given, turnsAgo, sinceMs }) => {
    if (given.kind === 'team-closed') {
      isTaken = false;
      return [];
    }
    const isHandedOver = before.state.at === 'handed-over';
    const listens = shoppers.includes(given) ? listensTo({ isTaken, isHandedOver, sinceMs }) : 'yes';
    if (listens === 'no') return [];
    isTaken ||= given.kind === 'agent-spoke';
    const heard = listens === 'new-question' ? anew(given) : given;
    const input = 'turn' in heard ? { ...heard, turn: before.turn - turnsAgo } : heard;
    const { conversation: after, effects } = stepAssistant(before, input);
    const happened = { before, input, after, effects, isTaken };
    before = after;
    return [happened];
  });
}

const restarted = { kind: 'restarted', at } as const;
const isHeard = ({ do: what }: AssistantEffect) => what === 'say' || what === 'signal';
const law = (holds: (happened: readonly Happened[]) => void) =>
  fc.assert(
    fc.property(schedules, (schedule) => holds(run(schedule))),
    { numRuns: 500 },
  );

describe('however it is', () => {
  it('it says nothing after a person took over until the team has closed it, and nothing that a handed over conversation would hear', () => {
    law((happened) => {
      for (const { before, input, effects, isTaken } of happened) {
        if (isTaken)
          expect(effects.filter((each) => each.do === 'say' || each.do === 'start-turn')).toEqual([]);
        const isNew = input.kind === 'restarted' || ('isNew' in input && input.isNew);
        if (before.state.at === 'handed-over' && !isNew)
          expect(effects.filter((each) => each.do !== 'keep-late')).toEqual([]);
      }
    });
  });

  it('every turn ends in words, a signal or a hand-over, or in the next turn; and so do its dots', () => {
    law((happened) => {
      const isOpenAfter = happened.reduce((isOpen, { effects }) => {
        // One step either says something or begins to think, never both.
        const begins = effects.some((each) => each.do === 'start-turn');
        expect(begins).toBe(effects.some((each) => each.do === 'type'));
        expect(begins && effects.some(isHeard)).toBe(false);
        return begins || (isOpen && !effects.some(isHeard));
      }, false);
      const last = happened.at(-1)?.after ?? newAssistantConversation;
      expect(isOpenAfter).toBe(last.state.at === 'composing');
      const { conversation, effects } = stepAssistant(last, { kind: 'out-of-time', turn: last.turn });
      expect(conversation.state.at).not.toBe('composing');
      expect(effects.some(isHeard)).toBe(isOpenAfter);
    });
  });

  it('each turn is ended once: what is thought of another turn changes nothing', () => {
    law((happened) => {
      for (const { before, input, after, effects } of happened) {
        if (!('turn' in input)) continue;
        const counts = before.state.at === 'composing' && input.turn === before.turn;
        expect(effects.some(isHeard)).toBe(counts);
        if (!counts) expect(after).toEqual(before);
      }
      const started = happened.filter(({ effects }) => effects.some((each) => each.do === 'start-turn'));
      const turns = started.map(({ after }) => after.turn);
      expect(new Set(turns).size).toBe(turns.length);
    });
  });

  it('asking for a person works in every state', () => {
    law((happened) => {
      for (const { after } of happened) {
        const { conversation, effects } = stepAssistant(after, { kind: 'asked-for-person' });
        expect(conversation.state.at).toBe('handed-over');
        if (after.state.at !== 'handed-over')
          expect(effects.map((each) => each.do)).toEqual(['signal', 'say', 'hand-over']);
      }
    });
  });

  it('a reply that comes after the hand-over is kept and not shown', () => {
    law((happened) => {
      for (const { after } of happened.filter((each) => each.after.state.at === 'handed-over')) {
        const late = { kind: 'thought', turn: after.turn - 1, outcome: { kind: 'answer' } } as const;
        expect(stepAssistant(after, late)).toEqual({ conversation: after, effects: [{ do: 'keep-late' }] });
      }
    });
  });

  it('it goes in no circle: without an answer it asks back three times, then a person does', () => {
    const asking = fc.constantFrom<ThoughtOutcome>(
      { kind: 'ask' },
      { kind: 'sign-in', ways: ['email'], isSignedIn: false },
    );
    const rounds = fc.array(asking, { minLength: 4, maxLength: 8 });
    fc.assert(
      fc.property(rounds, (asked) => {
        let conversation = newAssistantConversation;
        for (const outcome of asked) {
          conversation = stepAssistant(conversation, { kind: 'said', at }).conversation;
          const { turn } = conversation;
          conversation = stepAssistant(conversation, { kind: 'thought', turn, outcome }).conversation;
        }
        expect(conversation.state.at).toBe('handed-over');
      }),
    );
  });

  it('a hand-over always opens the conversation for the team, unless a person is there', () => {
    law((happened) => {
      for (const { before, after, effects, input } of happened)
        if (before.state.at !== 'handed-over' && after.state.at === 'handed-over')
          expect(effects.some((each) => each.do === 'hand-over')).toBe(input.kind !== 'agent-spoke');
    });
  });
});

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
    for (const kind of ['asked-for-person', 'budget-spent', 'sign-in-failed'] as const) {
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
