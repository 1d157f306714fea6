import type { AnsweredCampaign } from '@shopbell/protocol';
import { z } from 'zod';
import type { Queryable } from '../../platform/db';

export interface ConversationPlace {
  readonly shopId: number;
  readonly conversationId: string;
}

/** chosen: who answers more campaigns than this in one conversation is shown the latest. */
const shownMax = 20;

/** The page has written it: whatever it is, it is read with doubt. */
const claimed = z.array(
  z.object({
    key: z.string().max(64),
    wanted: z.unknown().default(null),
    actual: z.unknown().default(null),
    passed: z.boolean(),
  }),
);

interface Row {
  readonly message_id: string;
  readonly created_at: Date;
  readonly name: string;
  readonly conditions: unknown;
}

/** Which of the shop's own campaigns a shopper answered, the latest first. The name is the shop's, not the page's. */
export async function readAnswered(
  queryable: Queryable,
  { shopId, conversationId }: ConversationPlace,
): Promise<AnsweredCampaign[]> {
  const rows = await queryable.query<Row>(
    `select message.id as message_id, message.created_at, campaign.content->>'name' as name,
       answered.value->'conditions' as conditions
     from message
     cross join lateral jsonb_array_elements(
       case jsonb_typeof(message.metadata->'campaigns') when 'array' then message.metadata->'campaigns' else '[]' end
     ) answered
     join campaign on campaign.shop_id = $1 and campaign.id::text = answered.value->>'id'
     where message.conversation_id = $2 and message.shop_id = $1 and not message.from_agent
     order by message.id desc limit $3`,
    [shopId, conversationId, shownMax],
  );
  return rows.map(({ message_id, created_at, name, conditions }) => ({
    ...{ messageId: Number(message_id), atDatetime: created_at.toISOString(), name },
    conditions: claimed.safeParse(conditions).data ?? [],
  }));
}
