import type { MessageMetadata } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';
import type { AssistantPlace } from './store';
import { ofPerson } from './whose';

export interface Forgotten extends AssistantPlace {
  readonly messageId: number;
  readonly metadata: MessageMetadata;
}

/** chosen: whoever heard it is at it for so long; and what has waited for a quarter of an hour is the team's. */
const [heardWithinMs, forgottenMs] = [20_000, 15 * 60_000];
/** chosen: the next ones a minute later. */
const findMax = 200;

/**
 * What shoppers said last in their chats, where no server has come to hear it: it ended behind storing it, or failed. What
 * programs of ours write for them (a flow, a mail, an order's wish) bears a name of letters, and is not for the assistant.
 */
export async function findForgotten(database: Queryable, nowMs: number): Promise<Forgotten[]> {
  const rows = await database.query<Forgotten & Record<'shopId' | 'appId' | 'messageId', string>>(
    `select c.id as "conversationId", c.shop_id as "shopId", c.app_id as "appId", coalesce(v.language, '') as language,
       m.id as "messageId", m.metadata
     from conversation c
       join app a on a.id = c.app_id and a.settings #>> '{automation,aiAgent,enabled}' = 'true'
         and a.settings #>> '{automation,aiAgent,isSilenced}' is distinct from 'true'
       left join visitor v on v.conversation_id = c.id
       left join assistant_conversation s on s.conversation_id = c.id
       cross join lateral (
         select id, metadata, created_at, client_instance_id from message
         where conversation_id = c.id and not from_agent and deleted_at is null order by id desc limit 1
       ) m
     where c.status = 'open' and c.blocked_at is null and c.waiting_since is not null
       and m.created_at between $1 and $2 and m.client_instance_id !~ '^[a-z-]+$'
       and (s.state->>'at' is distinct from 'handed-over' or s.handed_over_at < m.created_at - interval '1 day')
       and not exists (
         select from assistant_turn t where t.conversation_id = c.id and t.message_id >= m.id
       ) and not exists (
         select from message p where p.conversation_id = c.id and p.id > coalesce(c.closed_message_id, 0)
           and ${ofPerson('p')}
       )
     order by c.waiting_since limit ${findMax}`,
    [new Date(nowMs - forgottenMs), new Date(nowMs - heardWithinMs)],
  );
  return rows.map((row) => ({
    ...{ ...row, shopId: Number(row.shopId), appId: Number(row.appId), messageId: Number(row.messageId) },
  }));
}
