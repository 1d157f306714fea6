export { MessageBody } from './MessageBody';
export type { ContentActions, ContentProps, ContentTextKey, Translate } from './types';
