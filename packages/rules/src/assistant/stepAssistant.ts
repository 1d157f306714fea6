import type { AssistantConversation, AssistantEffect, AssistantInput, Stepped } from './Assistant';
import { afterThought, handedOver } from './afterThought';

/** What an assistant does next. Whoever steps keeps the conversation locked, so that one turn follows the other. */
export function stepAssistant(before: AssistantConversation, input: AssistantInput): Stepped {
  switch (input.kind) {
    case 'thought':
      return ofThisTurn(before, input.turn) ? afterThought(before, input.outcome) : tooLate(before);
    case 'out-of-time':
      return ofThisTurn(before, input.turn)
        ? handedOver(before, 'out-of-time', {
            type: 'chat_handover_to_agent_timeout_ai_agent_response',
          })
        : unchanged(before);
    case 'agent-spoke':
      return before.state.at === 'handed-over' ? unchanged(before) : taken(before);
    default:
      return afterShopper(before, input);
  }
}

type ShopperInput = Exclude<AssistantInput, { readonly kind: 'thought' | 'out-of-time' | 'agent-spoke' }>;

/** Each is a turn of its own; with a person nothing but a new question is. */
function afterShopper(before: AssistantConversation, input: ShopperInput): Stepped {
  const { at } = before.state;
  if (input.kind === 'restarted') return composing({ ...before, asked: 0 }, input.at);
  const isAskedAnew = 'isNew' in input && input.isNew === true;
  if (at === 'handed-over' && !isAskedAnew) return unchanged(before);
  const next = { ...before, turn: before.turn + 1 };
  switch (input.kind) {
    case 'asked-for-person':
      return handedOver(next, 'asked-for-person');
    case 'silenced':
      return at === 'resting' || at === 'closed' ? unchanged(before) : handedOver(next, 'silenced', null);
    case 'sign-in-failed':
      return handedOver(next, 'sign-in-failed');
    case 'confirmed':
      if (at !== 'confirming-close') return composing(before, input.at);
      return input.isYes ? closed(next) : handedOver(next, 'not-solved');
    default:
      return composing(before, input.at);
  }
}

const ofThisTurn = ({ state, turn }: AssistantConversation, of: number): boolean =>
  state.at === 'composing' && turn === of;

const unchanged = (conversation: AssistantConversation): Stepped => ({ conversation, effects: [] });

/** A newer turn will have taken it into account; a person is told. */
const tooLate = (conversation: AssistantConversation): Stepped => ({
  conversation,
  effects: conversation.state.at === 'handed-over' ? [{ do: 'keep-late' }] : [],
});

const composing = (before: AssistantConversation, since: number): Stepped => ({
  conversation: { ...before, state: { at: 'composing', since, ...closedIn(before) }, turn: before.turn + 1 },
  effects: [{ do: 'type' }, { do: 'start-turn' }],
});

const closedIn = ({ state }: AssistantConversation) =>
  (state.at === 'closed' || (state.at === 'composing' && state.wasClosed)) && { wasClosed: true };

/** The person has said what there is to say. */
function taken(before: AssistantConversation): Stepped {
  const effects: AssistantEffect[] = [{ do: 'signal', signal: 'handover_to_agent' }];
  const state = { at: 'handed-over', because: 'agent-spoke' } as const;
  return { conversation: { ...before, state, turn: before.turn + 1 }, effects };
}

const closed = (before: AssistantConversation): Stepped => ({
  conversation: { ...before, state: { at: 'closed' }, asked: 0 },
  effects: [
    { do: 'say', words: 'closing', type: 'ai_agent_response_relevant_true' },
    { do: 'signal', signal: 'close_ticket' },
    { do: 'close' },
  ],
});
