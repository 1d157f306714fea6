export { Composer } from './Composer';
export type { ConversationProps } from './lazy/Conversation';
export { SentEarly, Skeletons } from './Skeletons';
