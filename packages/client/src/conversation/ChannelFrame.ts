import type { Message, OutgoingMessage, ServerFrame } from '@shopbell/protocol';
import type { VirtualMessage } from '@shopbell/rules/conversation';

/** What a conversation understands: frames of any server that speaks the specification's vocabulary. */
export type ChannelFrame =
  | ServerFrame
  | {
      readonly type: 'conversation-message-list';
      readonly payload: { readonly messages: readonly Message[] };
    }
  | { readonly type: 'unsent-message'; readonly payload: OutgoingMessage }
  | { readonly type: 'virtual-message'; readonly payload: Omit<VirtualMessage, 'after'> }
  | { readonly type: 'flow-handover'; readonly payload: object };
