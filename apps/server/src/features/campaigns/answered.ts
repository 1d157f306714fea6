import type { AnsweredCampaign } from '@shopbell/protocol';
import { readMarkup, textOf } from '@shopbell/rules/content';
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
  readonly variant_id: string | null;
  readonly conditions: unknown;
  /** As it was saved last before the answer. */
  readonly content: unknown;
}

const message = z.object({ html: z.string() });
const said = z.object({ message, variants: z.array(z.object({ id: z.string(), message })) });

function wordsOf({ content, variant_id }: Row): string | null {
  const all = said.safeParse(content).data;
  const wording = variant_id === null ? all : all?.variants.find(({ id }) => id === variant_id);
  return wording ? textOf(readMarkup(wording.message.html)).trim() : null;
}

/** Which of the shop's own campaigns a shopper answered, the latest first. Name and words are the shop's, not the page's. */
export async function readAnswered(
  queryable: Queryable,
  { shopId, conversationId }: ConversationPlace,
): Promise<AnsweredCampaign[]> {
  const rows = await queryable.query<Row>(
    `select message.id as message_id, message.created_at, campaign.content->>'name' as name,
       answered.value->>'variantId' as variant_id, answered.value->'conditions' as conditions, before.content
     from message
     cross join lateral jsonb_array_elements(
       case jsonb_typeof(message.metadata->'campaigns') when 'array' then message.metadata->'campaigns' else '[]' end
     ) answered
     join campaign on campaign.shop_id = $1 and campaign.id::text = answered.value->>'id'
     left join lateral (
       select content from campaign_version
       where campaign_id = campaign.id and campaign_version.shop_id = $1 and saved_at <= message.created_at
       order by version desc limit 1
     ) before on true
     where message.conversation_id = $2 and message.shop_id = $1 and not message.from_agent
     order by message.id desc limit $3`,
    [shopId, conversationId, shownMax],
  );
  return rows.map((row) => ({
    ...{ messageId: Number(row.message_id), atDatetime: row.created_at.toISOString(), name: row.name },
    words: wordsOf(row),
    conditions: claimed.safeParse(row.conditions).data ?? [],
  }));
}
