export { conversationRoutes } from './routes';
export { type Conversations, createConversations, type NewMessage } from './service';
