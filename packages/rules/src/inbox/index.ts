export {
  type ConversationStatus,
  compareInView,
  type InboxPlace,
  type InboxView,
  inboxViews,
  isInView,
} from './inboxView';
export { type AgentLoad, nextAgent } from './nextAgent';
