export { Composer } from './Composer';
export { draftOf } from './draftOf';
export type { ConversationProps } from './lazy/Conversation';
export { SentEarly, Skeletons } from './Skeletons';
export { sayRefused, sendOrGiveBack } from './sendOrGiveBack';
export { sendText } from './sendText';
