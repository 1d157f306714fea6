export { type AnsweringAgent, senderOf } from './answeringAgent';
export type { ConversationsService } from './ConversationsService';
export { cutToBytes } from './cutToBytes';
export type { Place } from './Place';
export type { Conversations } from './service';
