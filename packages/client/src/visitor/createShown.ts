import {
  type ConversationState,
  type FlowEvent,
  type FlowState,
  initialFlow,
  latestLiveChatMessage,
  reduceFlow,
} from '@shopbell/rules/conversation';
import { emptyChannel } from '../conversation/ChannelState';
import type { ConversationChannel } from '../conversation/createChannel';
import { createStore } from '../createStore';
import type { VisitorState } from './VisitorClient';

type Facts = Pick<VisitorState, 'email' | 'isStorageVolatile'>;

export interface ShownOptions {
  readonly email: string | null;
  readonly channel: () => ConversationChannel;
  readonly isConnected: () => boolean;
  /** Looks at what the conversation has become; gives how much of it is unread. */
  readonly look: (conversation: ConversationState) => number;
}

export type Shown = ReturnType<typeof createShown>;

/** What a page shows of this client: the conversation and all that is known around it. */
export function createShown({ email, channel, isConnected, look }: ShownOptions) {
  let flow = initialFlow;
  let facts: Facts = { email, isStorageVolatile: false };
  const store = createStore<VisitorState>({ ...emptyChannel, isConnected: false, unread: 0, flow, ...facts });

  function refresh(): void {
    const state = channel().store.get();
    const { conversation, agentTyping, historyStatus } = state;
    const unread = look(conversation);
    const latest = latestLiveChatMessage(conversation.messages);
    flow = withFacts(flow, { agentTyping, historyStatus, latestLiveChatMessage: latest });
    store.update(() => ({ ...state, isConnected: isConnected(), unread, flow, ...facts }));
  }

  function note(event: FlowEvent): void {
    flow = reduceFlow(flow, event);
  }

  return {
    store,
    refresh,
    /** Shown with the next change. */
    note,
    dispatch(event: FlowEvent): void {
      note(event);
      refresh();
    },
    learn(given: Partial<Facts>): void {
      facts = { ...facts, ...given };
      refresh();
    },
    /** Another conversation begins; shown with it. */
    restart(given: Partial<Facts> = {}): void {
      flow = initialFlow;
      facts = { ...facts, ...given };
    },
  };
}

/** The same object where the facts are the same. */
function withFacts<Key extends keyof FlowState>(flow: FlowState, facts: Pick<FlowState, Key>): FlowState {
  const keys = Object.keys(facts) as Key[];
  return keys.every((key) => flow[key] === facts[key]) ? flow : { ...flow, ...facts };
}
