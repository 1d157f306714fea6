export { cutToBytes } from './cutToBytes';
export { type Conversations, createConversations, type NewMessage } from './service';
export type { AnsweringAgent, Cursor, Head, Place } from './store';
