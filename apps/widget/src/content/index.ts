export { MessageBody } from './MessageBody';
export type { ContentActions } from './types';
