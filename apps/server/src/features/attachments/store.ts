import type { FileAttachment } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

/** Whose a file is: no query goes without it. */
export interface Owner {
  readonly shopId: number;
  readonly conversationId: string;
  readonly fromAgent: boolean;
}

export interface NewAttachment {
  readonly name: string;
  readonly originalName: string;
  readonly contentType: string;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly thumbnail: string | null;
}

interface AttachmentRow {
  name: string;
  original_name: string;
  content_type: string;
  size: number;
  width: number | null;
  height: number | null;
  thumbnail: string | null;
}

/** Is there such a conversation in this shop? */
export async function isConversation(
  database: Queryable,
  { shopId, conversationId }: Omit<Owner, 'fromAgent'>,
): Promise<boolean> {
  const rows = await database.query('select from conversation where id = $1 and shop_id = $2', [
    conversationId,
    shopId,
  ]);
  return rows.length > 0;
}

export async function insertAttachment(
  database: Queryable,
  { shopId, conversationId, fromAgent }: Owner,
  file: NewAttachment,
  now: Date,
): Promise<FileAttachment> {
  const [row] = await database.query<AttachmentRow>(
    `insert into attachment (name, shop_id, conversation_id, from_agent, original_name, content_type, size, width,
                             height, thumbnail, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning *`,
    [
      file.name,
      shopId,
      conversationId,
      fromAgent,
      file.originalName,
      file.contentType,
      file.size,
      file.width,
      file.height,
      file.thumbnail,
      now,
    ],
  );
  if (!row) throw new Error('The new attachment was not returned');
  return toAttachment(row);
}

export async function findAttachment(
  database: Queryable,
  { shopId, conversationId }: Owner,
  name: string,
): Promise<FileAttachment | null> {
  const [row] = await database.query<AttachmentRow>(
    'select * from attachment where name = $1 and shop_id = $2 and conversation_id = $3 and removing_at is null',
    [name, shopId, conversationId],
  );
  return row ? toAttachment(row) : null;
}

/** From now on a message names them: they are kept. Gives those that are there, of the given side and conversation. */
export async function referenceAttachments(
  database: Queryable,
  { shopId, conversationId, fromAgent }: Owner,
  names: readonly string[],
  now: Date,
): Promise<Map<string, FileAttachment>> {
  const rows = await database.query<AttachmentRow>(
    `update attachment set referenced_at = coalesce(referenced_at, $5)
     where name = any ($1) and shop_id = $2 and conversation_id = $3 and from_agent = $4 and removing_at is null
     returning *`,
    [names, shopId, conversationId, fromAgent, now],
  );
  return new Map(rows.map((row) => [row.name, toAttachment(row)]));
}

export async function deleteAttachment(database: Queryable, { shopId }: Owner, name: string): Promise<void> {
  await database.query('delete from attachment where name = $1 and shop_id = $2', [name, shopId]);
}

/** Of all shops. What is marked can no longer be named, so that no message points at a file that goes. */
export async function markForgotten(database: Queryable, before: Date, now: Date, limit: number) {
  return database.query<{ name: string; thumbnail: string | null }>(
    `update attachment set removing_at = $2 where name in (
       select name from attachment where referenced_at is null and created_at < $1 order by created_at limit $3
     ) and referenced_at is null returning name, thumbnail`,
    [before, now, limit],
  );
}

/** Like what was forgotten: marked first, so that nothing names a file that goes. */
export async function markConversation(
  database: Queryable,
  { shopId, conversationId }: Omit<Owner, 'fromAgent'>,
  now: Date,
) {
  return database.query<{ name: string; thumbnail: string | null }>(
    `update attachment set removing_at = $3, referenced_at = null where conversation_id = $1 and shop_id = $2
     returning name, thumbnail`,
    [conversationId, shopId, now],
  );
}

export async function deleteForgotten(database: Queryable, names: readonly string[]): Promise<void> {
  await database.query('delete from attachment where name = any ($1) and removing_at is not null', [names]);
}

function toAttachment(row: AttachmentRow): FileAttachment {
  const { width, height, thumbnail } = row;
  return {
    contentType: row.content_type,
    name: row.original_name,
    url: `/attachments/${row.name}`,
    size: row.size,
    ...(width !== null &&
      height !== null && {
        extra: { width, height, ...(thumbnail !== null && { thumbnailUrl: `/attachments/${thumbnail}` }) },
      }),
  };
}
