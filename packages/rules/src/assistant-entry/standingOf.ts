import type { AssistantSignal, Message } from '@shopbell/protocol';
import { newQuestionAfterMs } from './isEntryMessage';

/** Where a conversation with an assistant is, by the newest signal that it holds; after a reload as well. */
export type Standing =
  | { readonly at: 'off' | 'answering' | 'sign-in' | 'confirming-close' }
  | { readonly at: 'survey'; readonly ways: readonly SignInWay[] }
  /** Whether a person has written since. */
  | { readonly at: 'handed-over'; readonly isAnswered: boolean };

type SignInWay = 'email' | 'phone';

interface StandingFacts {
  readonly isAssistantOn: boolean;
  /** The oldest first. */
  readonly messages: readonly Message[];
  /** Something of the shopper is on its way. */
  readonly isAnswering: boolean;
  /** Up to where the team has closed the conversation; 0: it never has, or the server does not say. */
  readonly closedId: number;
  readonly nowMs: number;
}

const answering: Standing = { at: 'answering' };

/** Behind a long silence the next words are a new question, also before they are written: a person is one press away. */
export function standingOf(facts: StandingFacts): Standing {
  const standing = bySignals(facts);
  return standing.at === 'handed-over' && isNextAnew(facts) ? answering : standing;
}

function bySignals({ isAssistantOn, messages: all, isAnswering, closedId }: StandingFacts): Standing {
  // A new question is the assistant's, unless a person has the conversation.
  const messages = isAssistantOn ? all.slice(newQuestionAt(all, closedId)) : all;
  const at = messages.findLastIndex((message) => signalOf(message) !== null);
  const signal = messages[at] ? signalOf(messages[at]) : null;
  const since = messages.slice(at + 1);
  const isAnswered = since.some(isPersons);
  if (signal === 'handover_to_agent' || signal === 'error') return { at: 'handed-over', isAnswered };
  if (!isAssistantOn) return { at: 'off' };
  // Who answers in person has taken over, whatever the assistant was told.
  if (isAnswered) return { at: 'handed-over', isAnswered };
  if (isAnswering || since.some(({ kind }) => kind !== 'signal')) return answering;
  switch (signal) {
    case 'request_customer_authentication':
      return { at: 'sign-in' };
    case 'authentication_survey':
      return { at: 'survey', ways: waysOf(messages[at]) };
    case 'wait_for_close_ticket_confirmation':
      return { at: 'confirming-close' };
    default:
      return answering;
  }
}

/** MSG-49: the assistant is on and has not handed over. */
export const isAssistantConversation = ({ at }: Standing): boolean => at !== 'off' && at !== 'handed-over';

/** Where the newest question begins that is asked after a long silence, before the assistant has said anything to it. */
function newQuestionAt(messages: readonly Message[], closedId: number): number {
  const said = [...messages.entries()].filter(([, { kind }]) => kind !== 'signal');
  const begins = said.findLast(
    ([, { fromAgent, createdDatetime }], index) =>
      !fromAgent && isLongAfter(Date.parse(createdDatetime), said[index - 1]?.[1]),
  );
  const [at] = begins ?? [0];
  return isTaken(messages.slice(0, at), closedId) ? 0 : at;
}

function isNextAnew({ isAssistantOn, messages, closedId, nowMs }: StandingFacts): boolean {
  const last = messages.findLast(({ kind }) => kind !== 'signal');
  return isAssistantOn && isLongAfter(nowMs, last) && !isTaken(messages, closedId);
}

const isLongAfter = (instantMs: number, before: Message | undefined): boolean =>
  before !== undefined && instantMs - Date.parse(before.createdDatetime) >= newQuestionAfterMs;

/** Whom a person has answered is that person's until the team closes it, however late it is. */
const isTaken = (messages: readonly Message[], closedId: number): boolean =>
  messages.some((message) => message.id > closedId && isPersons(message));

const isPersons = ({ fromAgent, senderInfo, kind }: Message): boolean =>
  fromAgent && kind !== 'signal' && senderInfo?.isBot !== true;

function signalOf({ kind, content }: Message): AssistantSignal | null {
  if (kind !== 'signal') return null;
  return ((content.metadata as { signal?: AssistantSignal } | undefined)?.signal ??
    null) as AssistantSignal | null;
}

function waysOf(message: Message | undefined): readonly SignInWay[] {
  const { ways } = (message?.content.metadata ?? {}) as { ways?: readonly SignInWay[] };
  return ways && ways.length > 0 ? ways : ['email', 'phone'];
}
