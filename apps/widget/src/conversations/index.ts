export { Composer } from './Composer';
export { MessageList } from './MessageList';
export { type TimelineMessage, timeline } from './timeline';
