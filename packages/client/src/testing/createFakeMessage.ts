import type { Message } from '@shopbell/protocol';

/** The stored message with this id: an agent's, unless told otherwise. */
export const createFakeMessage = (id: number, changes: Partial<Message> = {}): Message => ({
  id,
  conversationId: 'conversation-1' as Message['conversationId'],
  messageId: String(id) as Message['messageId'],
  clientInstanceId: 'agent',
  createdDatetime: new Date(Date.UTC(2026, 10, 15, 10) + id * 1000).toISOString(),
  fromAgent: true,
  content: { type: 'text', text: `text ${id}` },
  senderInfo: null,
  ...changes,
});
