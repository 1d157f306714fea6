export { type Conversations, createConversations, type NewMessage } from './service';
export type { Cursor, Place } from './store';
