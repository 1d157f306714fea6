import type { NewHandover } from '../handovers';
import { contestedIn } from './contestedIn';
import type { Thought, TurnMessage } from './Engine';
import { isLikely } from './isLikely';
import type { TurnRow } from './store';

const [wantsMax, factsMax, saidMax, triedMax, askedMax, wroteMax] = [5, 10, 40, 12, 300, 300];

interface HandedOver {
  readonly because: string;
  readonly messages: readonly TurnMessage[];
  readonly name: string;
}

type Handover = Omit<NewHandover, 'messageId'>;

/** What the agent can trust: the shopper's own words, facts with where they stand, what was tried and why it ended. */
export function handoverOf({ turn, thought }: TurnRow, { because, messages, name }: HandedOver): Handover {
  const draft = thought?.draft;
  const wants = messages.filter(({ from }) => from === 'shopper').slice(-wantsMax);
  return {
    ...{ kind: 'assistant-handover', clientInstanceId: 'assistant', botName: name },
    messageHistory: historyOf(messages.slice(-saidMax)),
    metadata: {
      ...{ because, turn, wants: wants.map(({ text }) => text) },
      ...{ facts: factsOf(thought), tried: triedIn(thought) },
      ...(draft?.kind === 'hand-over' &&
        draft.wrote?.trim() && { wrote: draft.wrote.slice(0, wroteMax).toWellFormed() }),
    },
  };
}

/** Those that another one contradicts are marked, and come first: none of them may be left out. */
function factsOf(thought: Thought | null) {
  const likely = (thought?.facts ?? []).filter(isLikely);
  const contested = contestedIn(likely);
  return likely
    .toSorted((one, other) => Number(contested.has(other)) - Number(contested.has(one)))
    .slice(0, factsMax)
    .map((fact) => ({
      ...{ text: fact.text, source: fact.source },
      ...(contested.has(fact) && { isContested: true }),
    }));
}

/** What was looked up, each once; what the engine says that it did stands in the trace. */
function triedIn(thought: Thought | null) {
  const tried = (thought?.looked ?? []).map(({ name, asked, found }) => ({
    ...{ name, found, detail: asked.slice(0, askedMax).toWellFormed() },
  }));
  const known = new Map(tried.map((each) => [JSON.stringify(each), each]));
  return [...known.values()].slice(0, triedMax);
}

/** What would have been said if nobody had been quicker; null where that was nothing. */
export function lateReplyOf({ turn, words, thought }: TurnRow, name: string): Handover | null {
  if (!words) return null;
  return {
    ...{ kind: 'assistant-late-reply', clientInstanceId: 'assistant', botName: name },
    messageHistory: [{ fromAgent: true, content: { type: 'text', text: words.text } }],
    metadata: { turn, text: words.text, sources: words.sources, draft: thought?.draft.kind ?? null },
  };
}

const historyOf = (messages: readonly TurnMessage[]): Handover['messageHistory'] =>
  messages.map(({ from, text }) => ({ fromAgent: from !== 'shopper', content: { type: 'text', text } }));
