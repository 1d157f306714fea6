import type { AssistantMessageType, AssistantSignal } from '@shopbell/protocol';
import type {
  AssistantConversation,
  AssistantEffect,
  AssistantState,
  Stepped,
  ThoughtOutcome,
} from './Assistant';

/** chosen: who has asked back so often has not understood. */
const askedMax = 3;

export function afterThought(before: AssistantConversation, outcome: ThoughtOutcome): Stepped {
  switch (outcome.kind) {
    case 'answer':
    case 'flow':
    case 'propose':
      return said({ ...before, asked: 0 }, 'ai_agent_response_relevant_true');
    case 'courtesy':
      return said(before, 'ai_agent_greeting');
    case 'ask':
      return before.asked >= askedMax
        ? handedOver(before, 'not-understood')
        : said({ ...before, asked: before.asked + 1 }, 'ai_agent_response_relevant_true');
    case 'sign-in':
      return signIn(before, outcome);
    case 'solved':
      return going(before, { at: 'confirming-close' }, [
        { do: 'say', words: 'solved-question', type: 'wait_for_close_ticket_confirmation' },
        { do: 'signal', signal: 'wait_for_close_ticket_confirmation' },
      ]);
    case 'nothing':
      return nothing(before);
    case 'hand-over':
      return handedOver(before, outcome.because);
    case 'refused':
      return handedOver(before, 'not-supported');
    case 'failed':
      return handedOver(before, outcome.because ?? 'failed', { signal: 'error' });
  }
}

const going = (
  before: AssistantConversation,
  state: AssistantState,
  effects: readonly AssistantEffect[],
): Stepped => ({ conversation: { ...before, state }, effects });

/** A goodbye behind the close opens nothing again. */
function nothing(before: AssistantConversation): Stepped {
  const ignored: AssistantEffect = { do: 'signal', signal: 'ai_ignore' };
  const wasClosed = before.state.at === 'composing' && before.state.wasClosed;
  if (wasClosed) return going(before, { at: 'closed' }, [ignored, { do: 'close' }]);
  return going(before, { at: 'waiting-for-shopper' }, [ignored]);
}

const said = (before: AssistantConversation, type: AssistantMessageType): Stepped =>
  going(before, { at: 'waiting-for-shopper' }, [
    { do: 'say', words: 'draft', type },
    { do: 'signal', signal: 'wait_for_customer_response' },
  ]);

/** Who is signed in and still asked for it would be asked for ever. */
function signIn(
  before: AssistantConversation,
  { ways, isSignedIn }: Extract<ThoughtOutcome, { readonly kind: 'sign-in' }>,
): Stepped {
  if (isSignedIn || ways.length === 0 || before.asked >= askedMax)
    return handedOver(before, 'sign-in-impossible');
  const signal: AssistantEffect =
    ways.length === 1
      ? { do: 'signal', signal: 'request_customer_authentication' }
      : { do: 'signal', signal: 'authentication_survey', ways };
  return going({ ...before, asked: before.asked + 1 }, { at: 'asking-sign-in' }, [
    { do: 'say', words: 'sign-in', type: 'ai_agent_response_relevant_true' },
    signal,
  ]);
}

interface HandOverWords {
  readonly type?: AssistantMessageType;
  readonly signal?: AssistantSignal;
}

/** Without words where it is silenced: the page tells by the signal that a person will answer. */
export function handedOver(
  before: AssistantConversation,
  because: string,
  words: HandOverWords | null = {},
): Stepped {
  const { type = 'ai_agent_response_relevant_false', signal = 'handover_to_agent' } = words ?? {};
  const saying: readonly AssistantEffect[] = words ? [{ do: 'say', words: 'handed-over', type }] : [];
  return {
    conversation: { ...before, state: { at: 'handed-over', because }, asked: 0 },
    effects: [{ do: 'signal', signal }, ...saying, { do: 'hand-over', because }],
  };
}
