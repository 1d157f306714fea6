import { type MessageChanges, type MessageContent, serverLimits } from '@shopbell/protocol';
import { judgeChange } from '@shopbell/rules/conversation';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Queryable, Scope } from '../../platform/db';
import { cutToBytes } from './cutToBytes';
import { type MessageRow, toMessage } from './MessageRow';
import type { Place } from './Place';

export type MessageChange = {
  readonly id: number;
  /** Who wants it. */
  readonly userId: string;
} & ({ readonly kind: 'edit'; readonly text: string } | { readonly kind: 'delete' });

const pageSize = 100;

/**
 * Gives the revision that the change has become. The conversation's row comes first, as it does when messages are
 * stored, so that the two never wait for each other in a circle.
 */
export function storeChange(
  scope: Scope,
  { conversationId, shopId }: Place,
  change: MessageChange,
  now: Date,
): Promise<Outcome<number>> {
  return scope.tx(async (transaction) => {
    const [conversation] = await transaction.query<{ revision: string }>(
      'select revision from conversation where id = $1 and shop_id = $2 for update',
      [conversationId, shopId],
    );
    const [row] = await transaction.query<MessageRow>(
      'select * from message where conversation_id = $1 and shop_id = $2 and id = $3',
      [conversationId, shopId, change.id],
    );
    if (!conversation || !row) return refused('not-found');
    const verdict = judgeChange(toMessage(row), change.userId);
    if (!verdict.isAllowed) return refused(verdict.because === 'deleted' ? 'not-found' : 'forbidden');
    const revision = Number(conversation.revision) + 1;
    await transaction.query('update conversation set revision = $2 where id = $1', [
      conversationId,
      revision,
    ]);
    const isDeletion = change.kind === 'delete';
    await transaction.query(
      `update message set content = $3, revision = $4, edited_at = case when $5 then edited_at else $6 end,
         deleted_at = case when $5 then $6::timestamptz end
       where conversation_id = $1 and id = $2`,
      [
        conversationId,
        change.id,
        JSON.stringify(isDeletion ? nothing : withText(row.content, change.text)),
        revision,
        isDeletion,
        now,
      ],
    );
    // What no message names any more is swept away with its file.
    if (isDeletion) await releaseUploads(transaction, conversationId, row.content);
    return done(revision);
  });
}

const nothing: MessageContent = { type: 'text', text: '' };

/** Markup was made of the words that are replaced. */
function withText(content: MessageContent, text: string): MessageContent {
  return content.type === 'attachments' ? { ...content, text } : { type: 'text', text };
}

async function releaseUploads(
  transaction: Queryable,
  conversationId: string,
  { attachments = [] }: MessageContent,
): Promise<void> {
  const names = attachments.map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
  if (names.length === 0) return;
  await transaction.query(
    'update attachment set referenced_at = null where conversation_id = $1 and name = any ($2)',
    [conversationId, names],
  );
}

export function changesAfter(
  scope: Scope,
  { conversationId, shopId }: Place,
  from: number,
): Promise<MessageChanges> {
  return scope.tx(async (transaction) => {
    const rows = await transaction.query<MessageRow>(
      `select * from message where conversation_id = $1 and shop_id = $2 and revision > $3
       order by revision limit ${pageSize}`,
      [conversationId, shopId, from],
    );
    const messages = cutToBytes(rows.map(toMessage), serverLimits.pageBytesMax);
    return { from, revision: messages.at(-1)?.revision ?? from, messages };
  });
}
