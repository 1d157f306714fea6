import type { NewHandover } from '../handovers';
import type { TurnMessage } from './Engine';
import { isLikely } from './isLikely';
import type { TurnRow } from './store';

const [wantsMax, factsMax, saidMax] = [5, 10, 40];

interface HandedOver {
  readonly because: string;
  readonly messages: readonly TurnMessage[];
  readonly name: string;
}

type Handover = Omit<NewHandover, 'messageId'>;

/** What the agent can trust: the shopper's own words, facts with where they stand, what was tried and why it ended. */
export function handoverOf({ turn, thought }: TurnRow, { because, messages, name }: HandedOver): Handover {
  const wants = messages.filter(({ from }) => from === 'shopper').slice(-wantsMax);
  return {
    ...{ kind: 'assistant-handover', clientInstanceId: 'assistant', botName: name },
    messageHistory: historyOf(messages.slice(-saidMax)),
    metadata: {
      ...{ because, turn, wants: wants.map(({ text }) => text) },
      facts: (thought?.facts ?? [])
        .filter(isLikely)
        .slice(0, factsMax)
        .map(({ text, source }) => ({ text, source })),
      tried: (thought?.steps ?? []).map((step) => ({ name: step.name, detail: step.detail })),
    },
  };
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
