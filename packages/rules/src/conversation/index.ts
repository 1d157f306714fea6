export { nextMessageId } from './nextMessageId';
export { reduceConversation } from './reduceConversation';
export {
  type ConversationEvent,
  type ConversationState,
  type Delivery,
  emptyConversation,
  hasSameKey,
  isBehind,
  lastId,
  type OutboxEntry,
  type OutgoingKey,
} from './state';
