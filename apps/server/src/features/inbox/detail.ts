import type {
  ConversationDetail,
  ConversationSummary,
  MessageContent,
  VisitorProof,
  VisitorTrust,
} from '@shopbell/protocol';
import { listText } from '@shopbell/rules/content';
import { z } from 'zod';
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
      email_trust: Exclude<VisitorTrust, 'anonymous'> | null;
      email_proof: VisitorProof | null;
      phone: string | null;
      can_verify: boolean;
      is_assistant_on: boolean;
      language: string;
      message_seen_at: Date | null;
      cart: unknown;
      viewed: ConversationDetail['visitor']['viewed'] | null;
      page_url: string | null;
      page_viewed_at: Date | null;
      visits: number;
      first_at: Date;
      last_at: Date;
    }>(
      `select c.created_at, v.name, v.email, v.email_trust, v.email_proof, v.phone, v.message_seen_at, v.cart, v.viewed,
         v.page_url, v.page_viewed_at, coalesce((a.settings #>> '{selfService,enabled}')::boolean, false)
           and not coalesce((a.settings #>> '{selfService,deleted}')::boolean, false) as can_verify,
         a.settings #>> '{automation,aiAgent,enabled}' is not distinct from 'true'
           and a.settings #>> '{automation,aiAgent,isSilenced}' is distinct from 'true' as is_assistant_on,
         coalesce(v.language, a.settings ->> 'language', 'en-US') as language,
         coalesce(v.visits, 1) as visits, least(c.created_at, v.created_at) as first_at,
         greatest(c.created_at, v.page_viewed_at, v.last_active_at, v.message_seen_at) as last_at
       from conversation c join app a on a.id = c.app_id left join visitor v on v.conversation_id = c.id
       where c.id = $1 and c.shop_id = $2`,
      [conversationId, shopId],
    );
    if (!facts) return null;
    const pages = await transaction.query<{ url: string; at: Date }>(
      `select url, max(created_at) as at from (
         select metadata->>'currentUrl' as url, created_at from message
         where conversation_id = $1 and shop_id = $2 order by id desc limit 100
       ) recent where url is not null group by url order by at desc limit $3`,
      [conversationId, shopId, pagesMax],
    );
    const { email } = facts;
    const earlier = email === null ? [] : await readEarlier(transaction, { shopId, conversationId }, email);
    return {
      summary,
      visitor: {
        name: facts.name,
        email,
        trust: facts.email_trust ?? 'anonymous',
        proof: facts.email_trust === 'verified' ? facts.email_proof : null,
        phone: facts.phone,
        canVerify: facts.can_verify,
        language: facts.language,
        seenAt: facts.message_seen_at?.toISOString() ?? null,
        page:
          facts.page_url === null || facts.page_viewed_at === null
            ? null
            : { url: facts.page_url, at: facts.page_viewed_at.toISOString() },
        visits: {
          count: facts.visits,
          firstAt: facts.first_at.toISOString(),
          lastAt: facts.last_at.toISOString(),
        },
        cart: toCart(facts.cart),
        viewed: facts.viewed ?? [],
      },
      startedAt: facts.created_at.toISOString(),
      isAssistantOn: facts.is_assistant_on,
      pages: pages.map(({ url, at }) => ({ url, at: at.toISOString() })),
      earlier,
    };
  });
}

/** As the shop's page told it, so that whatever is not as expected is left out. */
const storedCart = z.object({
  currency: z.string().optional(),
  total_price: z.number().optional(),
  items: z.array(
    z.object({ title: z.string().default('Product'), quantity: z.number(), line_price: z.number() }),
  ),
});

function toCart(stored: unknown): ConversationDetail['visitor']['cart'] {
  const { data } = storedCart.safeParse(stored);
  if (!data || data.items.length === 0) return null;
  const items = data.items.map(({ title, quantity, line_price }) => ({ title, quantity, price: line_price }));
  const total = data.total_price ?? items.reduce((sum, { price }) => sum + price, 0);
  return { currency: data.currency ?? null, total, items };
}

async function readEarlier(
  transaction: Queryable,
  { shopId, conversationId }: Place,
  email: string,
): Promise<ConversationDetail['earlier']> {
  const rows = await transaction.query<{
    id: string;
    content: MessageContent;
    status: ConversationSummary['status'];
    at: Date;
  }>(
    `select c.id, m.content, c.status, c.last_message_at as at
     from visitor v join conversation c on c.id = v.conversation_id
     cross join lateral (select content from message
       where conversation_id = c.id and id <= c.last_message_id and kind is null order by id desc limit 1) m
     where v.shop_id = $1 and v.email = $2 and v.conversation_id <> $3
     order by c.last_message_at desc limit $4`,
    [shopId, email, conversationId, earlierMax],
  );
  return rows.map(({ id, content, status, at }) => ({
    conversationId: id as ConversationSummary['conversationId'],
    text: listText(content),
    status,
    at: at.toISOString(),
  }));
}
