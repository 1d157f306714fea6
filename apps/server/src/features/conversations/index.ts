export { cutToBytes } from './cutToBytes';
export { conversationRoutes } from './routes';
export { type Conversations, createConversations, type NewMessage } from './service';
export type { ConversationApp, Cursor, Place } from './store';
