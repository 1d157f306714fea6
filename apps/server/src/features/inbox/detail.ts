import type { ConversationDetail, ConversationSummary, VisitorTrust } from '@shopbell/protocol';
import type { Database, Queryable } from '../../platform/db';
import type { Place } from '../conversations';
import { readRows } from './rows';

const pagesMax = 5;
const earlierMax = 10;

/** What stands beside a conversation; null if it is none of this shop. */
export function readDetail(
  scope: ReturnType<Database['inShops']>,
  { shopId, conversationId }: Place,
): Promise<ConversationDetail | null> {
  return scope.tx(async (transaction) => {
    const [summary] = await readRows(transaction, shopId, [conversationId]);
    if (!summary) return null;
    const [facts] = await transaction.query<{
      created_at: Date;
      name: string | null;
      email: string | null;
      trust: VisitorTrust | null;
      seen_at: Date | null;
    }>(
      `select c.created_at, v.name, v.email, v.trust, v.seen_at from conversation c
       left join visitor v on v.conversation_id = c.id where c.id = $1 and c.shop_id = $2`,
      [conversationId, shopId],
    );
    const pages = await transaction.query<{ url: string; at: Date }>(
      `select url, max(created_at) as at from (
         select metadata->>'currentUrl' as url, created_at from message
         where conversation_id = $1 and shop_id = $2 order by id desc limit 100
       ) recent where url is not null group by url order by at desc limit $3`,
      [conversationId, shopId, pagesMax],
    );
    const email = facts?.email ?? null;
    const earlier = email === null ? [] : await readEarlier(transaction, { shopId, conversationId }, email);
    return {
      summary,
      visitor: {
        name: facts?.name ?? null,
        email,
        trust: facts?.trust ?? 'anonymous',
        seenAt: facts?.seen_at?.toISOString() ?? null,
      },
      startedAt: (facts?.created_at ?? new Date(0)).toISOString(),
      pages: pages.map(({ url, at }) => ({ url, at: at.toISOString() })),
      earlier,
    };
  });
}

async function readEarlier(
  transaction: Queryable,
  { shopId, conversationId }: Place,
  email: string,
): Promise<ConversationDetail['earlier']> {
  const rows = await transaction.query<{
    id: string;
    text: string;
    status: ConversationSummary['status'];
    at: Date;
  }>(
    `select c.id, m.content->>'text' as text, c.status, c.last_message_at as at
     from visitor v join conversation c on c.id = v.conversation_id
     join message m on m.conversation_id = c.id and m.id = c.last_message_id
     where v.shop_id = $1 and v.email = $2 and v.conversation_id <> $3
     order by c.last_message_at desc limit $4`,
    [shopId, email, conversationId, earlierMax],
  );
  return rows.map(({ id, text, status, at }) => ({
    conversationId: id as ConversationSummary['conversationId'],
    text,
    status,
    at: at.toISOString(),
  }));
}
