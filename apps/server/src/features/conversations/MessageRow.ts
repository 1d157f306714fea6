import type { Message, MessageContent, SenderInfo } from '@shopbell/protocol';
import { type Said, withRequest } from './withRequest';

export interface MessageRow {
  conversation_id: string;
  id: string;
  client_instance_id: string;
  message_id: string;
  content_hash: string;
  content: MessageContent;
  metadata: Said['metadata'];
  kind: 'signal' | null;
  from_agent: boolean;
  sender: SenderInfo | null;
  created_at: Date;
  revision: string;
  author_id: string | null;
  edited_at: Date | null;
  deleted_at: Date | null;
}

export function toMessage(row: MessageRow): Message {
  return {
    id: Number(row.id),
    conversationId: row.conversation_id as Message['conversationId'],
    messageId: row.message_id as Message['messageId'],
    clientInstanceId: row.client_instance_id,
    createdDatetime: row.created_at.toISOString(),
    fromAgent: row.from_agent,
    ...(row.kind && { kind: row.kind }),
    content: withRequest(row),
    senderInfo: row.sender,
    ...(Number(row.revision) > 0 && { revision: Number(row.revision) }),
    ...(row.edited_at && { editedDatetime: row.edited_at.toISOString() }),
    ...(row.deleted_at && { deletedDatetime: row.deleted_at.toISOString() }),
    ...(row.author_id !== null && { authorId: row.author_id }),
  };
}
