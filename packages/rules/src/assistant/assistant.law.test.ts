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
} from './index';

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
  ...(['asked-for-person', 'sign-in-failed', 'silenced'] as const).map((kind) => ({ kind })),
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
