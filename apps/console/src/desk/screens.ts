/** One chunk for the screens an agent always needs together. */
export { ConversationScreen } from '../conversation/ConversationScreen';
export { InboxScreen } from '../inbox/InboxScreen';
export { NothingOpen } from '../inbox/NothingOpen';
export { DeskScreen } from './DeskScreen';
