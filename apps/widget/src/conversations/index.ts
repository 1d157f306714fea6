export { Composer } from './Composer';
export { draftOf } from './draftOf';
export type { ConversationProps } from './lazy/Conversation';
export { SentEarly, Skeletons } from './Skeletons';
export { sayRefused } from './sayRefused';
export { sendText } from './sendText';
