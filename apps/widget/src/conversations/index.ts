export { Composer } from './Composer';
export type { ConversationProps } from './lazy/Conversation';
export { Skeletons } from './Skeletons';
