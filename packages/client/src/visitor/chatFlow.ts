import {
  type ConversationStartContext,
  type FlowEvent,
  type FlowState,
  hasSubmittedField,
  initialFlow,
  latestLiveChatMessage,
  reduceFlow,
} from '@shopbell/rules/conversation';
import type { ChannelState } from '../conversation/ChannelState';

/** How far this chat has come: what was begun, sent, seen, written and closed in it. */
export function createChatFlow() {
  let flow = initialFlow;
  let filesUnderWay = 0;
  let closedId = 0;

  function advance(event: FlowEvent): void {
    flow = reduceFlow(flow, event);
  }

  return {
    advance,

    /** As it stands, with what the conversation says now. */
    of({ conversation: { messages }, agentTyping, historyStatus }: ChannelState): FlowState {
      flow = withFacts(flow, {
        agentTyping,
        historyStatus,
        latestLiveChatMessage: latestLiveChatMessage(messages),
        isFieldCaptureSubmitted: hasSubmittedField(messages),
      });
      return flow;
    },

    sending(
      { conversation: { messages, outbox } }: ChannelState,
      begin?: () => ConversationStartContext,
    ): void {
      const context = messages.length + outbox.length === 0 && begin?.();
      if (context) advance({ type: 'begun', context });
      advance({ type: 'stage-reached', stage: 'FIRST_MESSAGE_SENT' });
    },

    countFiles(change: 1 | -1): void {
      filesUnderWay += change;
      advance({ type: 'file-sending', isSending: filesUnderWay > 0 });
    },

    /** Up to where the team has closed it, as the server says with heads; a page that comes again may be told of an earlier end. */
    closed(id = 0): void {
      closedId = Math.max(closedId, id);
    },
    closedId: () => closedId,

    /** Another conversation. */
    begin(): void {
      flow = initialFlow;
      closedId = 0;
    },
  };
}

/** The same object where the facts are the same. */
function withFacts<Key extends keyof FlowState>(flow: FlowState, facts: Pick<FlowState, Key>): FlowState {
  const keys = Object.keys(facts) as Key[];
  return keys.every((key) => flow[key] === facts[key]) ? flow : { ...flow, ...facts };
}
