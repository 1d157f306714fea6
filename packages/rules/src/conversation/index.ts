export type { ChatFlowStage, HistoryStatus, RequestState } from './chatFlow';
export {
  type ConversationStartContext,
  type FlowEvent,
  type FlowKind,
  type FlowState,
  hasSubmittedField,
  latestLiveChatMessage,
  reduceFlow,
} from './flowState';
export { orderMessages, type PlacedMessage } from './groups';
export { initialFlow } from './initialFlow';
export { judgeChange } from './judgeChange';
export { nextMessageId } from './nextMessageId';
export { reduceConversation } from './reduceConversation';
export {
  type ConversationEvent,
  type ConversationState,
  type Delivery,
  emptyConversation,
  hasSameKey,
  isBehind,
  keyOf,
  lastId,
  type OutboxEntry,
  type OutgoingKey,
  type VirtualMessage,
} from './state';
export {
  readWaitChoice,
  stagesOfWait,
  type WaitChoice,
  waitingSinceMs,
  waitStepAt,
  writeWaitChoice,
} from './waiting';
export { type WaitTimeStep, waitTimeSteps } from './waitTimeSteps';
