import type { Queryable } from '../../platform/db';
import type { Held } from '../inbox';

/** chosen: what has just been said has its turn by then, or is not the assistant's; and a turn that is over is told. */
const [takenSeconds, toldSeconds] = [5, 15];

/**
 * What nobody is to be given while the assistant is at it. It stands in the database, since the shopper may be on one
 * node and whoever gives away on another; and it ends by itself, since any of them may end.
 */
export async function findHeld(transaction: Queryable, shopId: number, nowMs: number): Promise<Held[]> {
  const rows = await transaction.query<{ id: string; until: Date }>(
    `select * from (
       select c.id, case
         when t.turn is not null then t.deadline_at + make_interval(secs => $3)
         when s.state->>'at' is distinct from 'handed-over' or s.handed_over_at < c.last_message_at - interval '1 day'
           then c.last_message_at + make_interval(secs => $4) end as until
       from conversation c
         join app a on a.id = c.app_id and a.settings #>> '{automation,aiAgent,enabled}' = 'true'
           and a.settings #>> '{automation,aiAgent,isSilenced}' is distinct from 'true'
         left join assistant_conversation s on s.conversation_id = c.id
         left join assistant_turn t on t.conversation_id = c.id and t.turn = s.turn
           and s.state->>'at' <> 'handed-over' and t.status <> 'dropped' and t.told_at is null
       where c.shop_id = $1 and c.status = 'open' and c.waiting_since is not null and c.assignee_id is null
     ) held where until > $2`,
    [shopId, new Date(nowMs), toldSeconds, takenSeconds],
  );
  return rows.map(({ id, until }) => ({ conversationId: id, untilMs: until.getTime() }));
}
