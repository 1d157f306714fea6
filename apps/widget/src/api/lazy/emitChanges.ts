import { emptyVisitor, type Store, type VisitorState } from '@shopbell/client/visitor';
import type { Emit, Message, PublicMessage } from '@shopbell/protocol';

/** Tells the page what changed in the conversation, each thing once. What was there before is not news. */
export function emitChanges(store: Store<VisitorState>, emit: Emit): () => void {
  let before = emptyVisitor;
  let lastId: number | null = null;
  /** What this page has sent: news also where it comes back with the first page of the conversation. */
  const own = new Set<string>();

  const look = () => {
    const now = store.get();
    const previous = before;
    before = now;
    if (now.isConnected !== previous.isConnected) {
      emit(now.isConnected ? 'connected' : 'disconnected', undefined);
    }
    if (now.isOtherSideTyping !== previous.isOtherSideTyping) {
      emit(now.isOtherSideTyping ? 'typing:start' : 'typing:stop', undefined);
    }
    if (now.conversation.isLoaded) {
      const known = lastId;
      lastId = newestId(now);
      for (const message of now.conversation.messages) {
        const isNews = known === null ? !message.fromAgent && own.has(message.messageId) : message.id > known;
        if (!isNews) continue;
        emit(message.fromAgent ? 'message:received' : 'message:sent', publicOf(message));
        emit('message', publicOf(message));
      }
    }
    for (const { message } of now.conversation.outbox) own.add(message.messageId);
    if (now.unread !== previous.unread) emit('unreadCount', now.unread);
  };
  // What has happened on the way here is told as well.
  look();
  return store.subscribe(look);
}

const newestId = ({ conversation }: VisitorState): number => conversation.messages.at(-1)?.id ?? 0;

const publicOf = ({ id, content, fromAgent, createdDatetime }: Message): PublicMessage => ({
  id,
  text: content.text,
  fromAgent,
  createdDatetime,
});
