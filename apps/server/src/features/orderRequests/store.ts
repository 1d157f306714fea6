import type {
  OpenedRequest,
  OrderActionKind,
  OrderRequestDecision,
  OrderRequestState,
  SelfServiceFlow,
  SenderInfo,
} from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';
import type { Place } from '../conversations';

/** chosen: nobody asks for more in one conversation that is still to be decided. */
const requestsMax = 50;

export interface AskedRequest extends OpenedRequest {
  /** As the page said it that asked; none is known of older ones. */
  readonly language: string | null;
}

interface RequestRow {
  readonly id: string;
  readonly at: Date;
  readonly flow: SelfServiceFlow | null;
  readonly action: { kind: OrderActionKind; orderName: string; language?: string } | null;
  readonly state: OrderRequestDecision | null;
  readonly revision: number | null;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
}

/** A request is what the portal sent, or a wish that the shop's own system did not grant. */
const isRequest = `not m.from_agent and m.deleted_at is null and (m.metadata ? 'selfServiceFlow'
  or (m.content->>'type' = 'order-action' and m.content #>> '{metadata,state}' in ('refused', 'unknown')))`;

/** Newest first, each with what was decided last. */
export async function findRequests(
  database: Queryable,
  { shopId, conversationId }: Place,
  requestId: number | null = null,
): Promise<readonly AskedRequest[]> {
  const rows = await database.query<RequestRow>(
    `select m.id, m.created_at as at, m.metadata->'selfServiceFlow' as flow,
       case when m.content->>'type' = 'order-action' then m.content->'metadata' end as action,
       r.state, r.revision, r.decided_at, r.decided_by
     from message m left join lateral (
       select * from order_request_change where conversation_id = m.conversation_id and request_id = m.id
       order by revision desc limit 1
     ) r on true
     where m.conversation_id = $1 and m.shop_id = $2 and ($3::bigint is null or m.id = $3) and ${isRequest}
     order by m.id desc limit ${requestsMax}`,
    [conversationId, shopId, requestId],
  );
  return rows.map(toRequest);
}

const flowKinds = { CANCEL: 'cancel', RETURN: 'return', REPORT_ISSUE: 'report' } as const;

function toRequest({ id, at, flow, action, ...row }: RequestRow): AskedRequest {
  const state: OrderRequestState = row.state ?? 'open';
  return {
    ...{ id: Number(id), state, revision: row.revision ?? 0, askedAt: at.toISOString() },
    kind: flow ? flowKinds[flow.kind] : (action?.kind ?? 'report'),
    orderName: flow?.orderName ?? action?.orderName ?? '',
    language: flow?.language ?? action?.language ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
  };
}

/** One decision, and who is told of it. */
export interface Change extends Place {
  readonly requestId: number;
  readonly revision: number;
  readonly state: OrderRequestDecision;
  readonly note: string;
  readonly sender: SenderInfo;
  readonly isTold: boolean;
}

export type ChangeKey = Pick<Change, 'shopId' | 'conversationId' | 'requestId' | 'revision'>;

/** False where somebody else was quicker. */
export async function insertChange(
  transaction: Queryable,
  change: Omit<Change, 'isTold'> & { readonly decidedBy: string },
  at: Date,
): Promise<boolean> {
  const rows = await transaction.query(
    `insert into order_request_change
       (shop_id, conversation_id, request_id, revision, state, note, sender, decided_by, decided_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning revision`,
    [
      ...[change.shopId, change.conversationId, change.requestId, change.revision, change.state, change.note],
      ...[JSON.stringify(change.sender), change.decidedBy, at],
    ],
  );
  return rows.length > 0;
}

/** Null where it is gone, with its conversation. */
export async function findChange(database: Queryable, key: ChangeKey): Promise<Change | null> {
  const [row] = await database.query<Pick<Change, 'state' | 'note' | 'sender' | 'isTold'>>(
    `select state, note, sender, told_at is not null as "isTold" from order_request_change
     where conversation_id = $1 and request_id = $2 and revision = $3`,
    [key.conversationId, key.requestId, key.revision],
  );
  return row ? { ...key, ...row } : null;
}

/** True for who is the first to say so. */
export async function markTold(transaction: Queryable, key: ChangeKey, at: Date): Promise<boolean> {
  const rows = await transaction.query(
    `update order_request_change set told_at = $4
     where conversation_id = $1 and request_id = $2 and revision = $3 and told_at is null returning revision`,
    [key.conversationId, key.requestId, key.revision, at],
  );
  return rows.length > 0;
}
