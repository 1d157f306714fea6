import type { Message } from '@shopbell/protocol';
import { unreachable } from '../unreachable';
import { advanceChatFlow, advanceWaitTime, type ChatFlowStage, type HistoryStatus } from './chatFlow';
import type { WaitTimeStep } from './waitTimeSteps';

/** What can be sent beside messages, and can fail on its own (CNV-03). */
export type FlowKind =
  | 'articleRecommendation'
  | 'flowRecommendation'
  | 'automatedResponse'
  | 'offlineCapture'
  | 'reportIssue';

/** Where and how a conversation began; taken with its first message (CNV-12). */
export interface ConversationStartContext {
  readonly entrySource: string;
  readonly pageType: string;
  readonly url: string;
  readonly campaignId?: string;
}

/** What a window knows of its conversation beside the messages. */
export interface FlowState {
  readonly stage: ChatFlowStage;
  readonly latestLiveChatMessage: Message | null;
  readonly isFieldCaptureSubmitted: boolean;
  /** A send of this kind has failed since the last one that did not. */
  readonly hasFailed: Readonly<Record<FlowKind, boolean>>;
  /** When the newest message that the shopper has seen was written. */
  readonly messageSeenDate: string | null;
  readonly agentTyping: 'off' | 'for-a-moment' | 'permanently';
  readonly conversationStartContext: ConversationStartContext | null;
  readonly isSendingFile: boolean;
  readonly waitTimeFlowStep: WaitTimeStep;
  readonly waitTimeMessageIds: readonly string[];
  readonly currentWaitTimeSeconds: number | null;
  readonly historyStatus: HistoryStatus;
}

export type FlowEvent =
  | { readonly type: 'stage-reached'; readonly stage: ChatFlowStage }
  | { readonly type: 'begun'; readonly context: ConversationStartContext }
  | { readonly type: 'flow-sent' | 'flow-failed'; readonly flow: FlowKind }
  | { readonly type: 'seen'; readonly at: string }
  | { readonly type: 'file-sending'; readonly isSending: boolean }
  | { readonly type: 'wait-step-reached'; readonly step: WaitTimeStep }
  | { readonly type: 'wait-time-told'; readonly seconds: number; readonly messageId?: string };

/**
 * The laws: no stage goes backwards; a failure touches its own flag only; where a conversation began is said once;
 * what was seen is not unseen.
 */
export function reduceFlow(state: FlowState, event: FlowEvent): FlowState {
  switch (event.type) {
    case 'stage-reached':
      return changed(state, { stage: advanceChatFlow(state.stage, event.stage) });
    case 'begun':
      return state.conversationStartContext ? state : { ...state, conversationStartContext: event.context };
    case 'flow-sent':
    case 'flow-failed':
      return { ...state, hasFailed: { ...state.hasFailed, [event.flow]: event.type === 'flow-failed' } };
    case 'seen':
      return (state.messageSeenDate ?? '') < event.at ? { ...state, messageSeenDate: event.at } : state;
    case 'file-sending':
      return changed(state, { isSendingFile: event.isSending });
    case 'wait-step-reached':
      return changed(state, { waitTimeFlowStep: advanceWaitTime(state.waitTimeFlowStep, event.step) });
    case 'wait-time-told': {
      const ids = state.waitTimeMessageIds;
      const isNew = event.messageId !== undefined && !ids.includes(event.messageId);
      return {
        ...state,
        currentWaitTimeSeconds: event.seconds,
        waitTimeMessageIds: isNew && event.messageId !== undefined ? [...ids, event.messageId] : ids,
      };
    }
    default:
      return unreachable(event);
  }
}

/** The same object where nothing changes, so that whoever looks at it is not woken. */
function changed<Key extends keyof FlowState>(state: FlowState, change: Pick<FlowState, Key>): FlowState {
  const keys = Object.keys(change) as Key[];
  return keys.every((key) => state[key] === change[key]) ? state : { ...state, ...change };
}

/** The shopper has filled in a field that the conversation asked for. */
export const hasSubmittedField = (messages: readonly Message[]): boolean =>
  messages.some(({ fromAgent, content }) => !fromAgent && content.type === 'field-capture-form');

/** The newest message that a person wrote, on either side. */
export const latestLiveChatMessage = (messages: readonly Message[]): Message | null =>
  messages.findLast(({ senderInfo }) => !senderInfo?.isBot) ?? null;
