import type { MessageId, OutgoingMessage } from '@shopbell/protocol';
import {
  type ConversationState,
  emptyConversation,
  type FlowState,
  type HistoryStatus,
} from '@shopbell/rules/conversation';
import type { Environment } from '../environment';

export interface ChannelState {
  readonly conversation: ConversationState;
  readonly isOtherSideTyping: boolean;
  readonly agentTyping: FlowState['agentTyping'];
  readonly isLoadingOlder: boolean;
  readonly historyStatus: HistoryStatus;
}

export const emptyChannel: ChannelState = {
  conversation: emptyConversation,
  isOtherSideTyping: false,
  agentTyping: 'off',
  isLoadingOlder: false,
  historyStatus: 'init',
};

export interface ChannelOptions {
  readonly environment: Environment;
  readonly clientInstanceId: string;
  /** Where others name messages of this client instance as well, the ids come from one place. */
  readonly newMessageId?: () => MessageId;
  /** Added to every payload: an agent's socket carries many conversations, a shopper's only one. */
  readonly scope: { readonly conversationId?: string };
  readonly typing: 'typing-activity-shopper' | 'typing-activity-agent';
  readonly send: (frame: object) => boolean;
  /** Keeps a message where it outlives the page, before it is first sent (D11); null where there is no such place. */
  readonly keep?: (message: OutgoingMessage) => Promise<void> | null;
  /** What a message says as it leaves, and in nothing that waits for it. */
  readonly leaving?: (message: OutgoingMessage) => OutgoingMessage;
}
