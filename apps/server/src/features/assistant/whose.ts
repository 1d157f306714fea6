import type { Listening } from '@shopbell/rules/assistant';
import type { Queryable } from '../../platform/db';
import type { Place } from '../conversations';

/** Said by the shop, and by no program. */
export const ofPerson = (message: string): string =>
  `${message}.from_agent and ${message}.sender->>'isBot' is distinct from 'true'`;

interface Whose extends Pick<Listening, 'isTaken' | 'isHandedOver'> {
  /** Whether it has asked last whether that was all. */
  readonly isConfirming: boolean;
  /** Whether the message has had its turn. */
  readonly isHeard: boolean;
}

/** Whose a message there is to answer. Where the assistant has never been, a person who has answered has it as after a hand-over. */
export async function whoseIs(
  database: Queryable,
  { conversationId, shopId }: Place,
  messageId: number,
): Promise<Whose> {
  const [row] = await database.query<Whose>(
    `select p.last_id > coalesce(c.closed_message_id, 0) as "isTaken",
       case when s.state is null then p.last_id > 0 else s.state->>'at' = 'handed-over' end as "isHandedOver",
       coalesce(s.state->>'at' = 'confirming-close', false) as "isConfirming", exists (
         select from assistant_turn t where t.conversation_id = c.id and t.message_id = $3
       ) as "isHeard"
     from conversation c left join assistant_conversation s on s.conversation_id = c.id
     cross join lateral (
       select coalesce(max(m.id), 0) as last_id from message m
       where m.conversation_id = c.id and m.shop_id = $2 and m.id < $3 and ${ofPerson('m')}
     ) p
     where c.id = $1 and c.shop_id = $2`,
    [conversationId, shopId, messageId],
  );
  return row ?? { isTaken: false, isHandedOver: false, isConfirming: false, isHeard: false };
}

/** Whether nobody has taken up its last hand-over: an answer to something else does not end that wait. */
export async function owesPerson(database: Queryable, { conversationId, shopId }: Place): Promise<boolean> {
  const rows = await database.query(
    `select from conversation c cross join lateral (
       select max(message_id) as message_id from assistant_turn
       where conversation_id = c.id and shop_id = $2 and because is not null
     ) h
     where c.id = $1 and c.shop_id = $2 and h.message_id > coalesce(c.closed_message_id, 0) and not exists (
       select from message m where m.conversation_id = c.id and m.shop_id = $2 and m.id > h.message_id and ${ofPerson('m')}
     )`,
    [conversationId, shopId],
  );
  return rows.length > 0;
}
