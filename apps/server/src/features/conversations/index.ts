export { cutToBytes } from './cutToBytes';
export { type Conversations, createConversations, type NewMessage } from './service';
export type { ConversationApp, Cursor, Head, Place } from './store';
