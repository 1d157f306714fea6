import { useParams } from '@tanstack/react-router';
import { isConversationId } from './isConversationId';
import { OpenConversation } from './OpenConversation';
import { NoConversation } from './ThreadStates';

/** One mounted pane per conversation: its scroll position and its draft are its own. */
export function ConversationScreen() {
  const { conversationId } = useParams({ from: '/desk/inbox/$conversationId' });
  if (!isConversationId(conversationId)) return <NoConversation />;
  return <OpenConversation key={conversationId} conversationId={conversationId} />;
}
