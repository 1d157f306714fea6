export { Announcer } from './Announcer';
export { Composer } from './Composer';
export { EmptyConversation } from './EmptyConversation';
export { MessageList } from './MessageList';
export { Skeletons } from './Skeletons';
export { type TimelineMessage, timeline } from './timeline';
