/** One chunk for what an agent always needs together: the live desk, and its screens. */
export { ConversationScreen } from '../conversation/ConversationScreen';
export { InboxScreen } from '../inbox/InboxScreen';
export { NothingOpen } from '../inbox/NothingOpen';
export { createDesk } from './createDesk';
export { DeskScreen } from './DeskScreen';
