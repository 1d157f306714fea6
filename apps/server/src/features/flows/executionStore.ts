import type { FlowFrame, FlowState } from '@shopbell/rules/flows';
import type { Queryable } from '../../platform/db';
import type { Pins } from './store';

export interface Execution {
  readonly id: string;
  readonly shopId: number;
  readonly appId: number;
  readonly conversationId: string;
  readonly flowId: string;
  readonly pins: Pins;
  readonly key: string;
  readonly label: string;
  readonly language: string;
  readonly isPreview: boolean;
  readonly customerId: number | null;
  readonly state: FlowState;
  readonly revision: number;
  readonly isTold: boolean;
}

const columns = `id, shop_id as "shopId", app_id as "appId", conversation_id as "conversationId", flow_id as "flowId",
  pins, key, label, language, is_preview as "isPreview", customer_id as "customerId", state, revision,
  told_at is not null as "isTold"`;

type Row = Omit<Execution, 'shopId' | 'appId' | 'customerId'> &
  Record<'shopId' | 'appId', string> & { readonly customerId: string | null };

const toExecution = ({ shopId, appId, customerId, ...row }: Row): Execution => ({
  ...row,
  ...{ shopId: Number(shopId), appId: Number(appId) },
  customerId: customerId === null ? null : Number(customerId),
});

async function one(database: Queryable, sql: string, values: readonly unknown[]): Promise<Execution | null> {
  const [row] = await database.query<Row>(sql, values);
  return row ? toExecution(row) : null;
}

export type NewExecution = Omit<Execution, 'isTold' | 'revision' | 'customerId'>;

/** Null where the same tap has begun one. */
export const insertExecution = (
  transaction: Queryable,
  execution: NewExecution,
  at: Date,
): Promise<Execution | null> =>
  one(
    transaction,
    `insert into flow_execution (id, shop_id, app_id, conversation_id, flow_id, pins, key, label, language, is_preview,
       state, status, because, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11::jsonb, $12, $13, $14, $14)
     on conflict do nothing returning ${columns}`,
    [
      ...[execution.id, execution.shopId, execution.appId, execution.conversationId, execution.flowId],
      ...[JSON.stringify(execution.pins), execution.key, execution.label, execution.language],
      ...[execution.isPreview, JSON.stringify(execution.state), execution.state.status],
      ...[execution.state.because, at],
    ],
  );

export const findByKey = (database: Queryable, shopId: number, key: string): Promise<Execution | null> =>
  one(database, `select ${columns} from flow_execution where shop_id = $1 and key = $2`, [shopId, key]);

export const findExecution = (database: Queryable, shopId: number, id: string): Promise<Execution | null> =>
  one(database, `select ${columns} from flow_execution where shop_id = $1 and id = $2`, [shopId, id]);

export interface Move {
  readonly state: FlowState;
  readonly customerId?: number | null;
}

/** Null where somebody has gone on from there before. */
export const moveExecution = (
  transaction: Queryable,
  { id, revision, customerId: known }: Pick<Execution, 'id' | 'revision' | 'customerId'>,
  { state, customerId = known }: Move,
  at: Date,
): Promise<Execution | null> =>
  one(
    transaction,
    `update flow_execution set state = $3::jsonb, status = $4, because = $5, customer_id = $6, changed_at = $7,
       revision = revision + 1, taken_at = null
     where id = $1 and revision = $2 returning ${columns}`,
    [id, revision, JSON.stringify(state), state.status, state.because, customerId, at],
  );

export async function insertSteps(
  transaction: Queryable,
  { id, shopId }: Pick<Execution, 'id' | 'shopId'>,
  visited: readonly FlowFrame[],
  at: Date,
): Promise<void> {
  if (visited.length === 0) return;
  await transaction.query(
    `insert into flow_execution_step (execution_id, position, shop_id, flow_id, step_id, reached_at)
     select $1, (select coalesce(max(position), 0) from flow_execution_step where execution_id = $1) + s.number,
       $2, s.flow_id, s.step_id, $5
     from unnest($3::uuid[], $4::text[]) with ordinality as s (flow_id, step_id, number)`,
    [id, shopId, visited.map(({ flowId }) => flowId), visited.map(({ stepId }) => stepId ?? ''), at],
  );
}

/** Why the step that was done last was not done well. */
export async function markFailed(
  transaction: Queryable,
  { id, shopId }: Pick<Execution, 'id' | 'shopId'>,
  because: string,
): Promise<void> {
  await transaction.query(
    `update flow_execution_step set failed_because = $3
     where shop_id = $2 and execution_id = $1
       and position = (select max(position) from flow_execution_step where execution_id = $1)`,
    [id, shopId, because],
  );
}

/** True for who is to do what it waits for: nobody before, or somebody who must have ended since. */
export async function takeEffect(
  database: Queryable,
  { id, revision }: Pick<Execution, 'id' | 'revision'>,
  at: Date,
  abandonedBefore: Date,
): Promise<'first' | 'again' | null> {
  const [row] = await database.query<{ isAgain: boolean }>(
    `with before as (select id, taken_at from flow_execution where id = $1 and revision = $2 for update)
     update flow_execution e set taken_at = $3 from before
     where e.id = before.id and (before.taken_at is null or before.taken_at < $4)
     returning before.taken_at is not null as "isAgain"`,
    [id, revision, at, abandonedBefore],
  );
  return row ? (row.isAgain ? 'again' : 'first') : null;
}

export async function markTold(database: Queryable, id: string, at: Date): Promise<void> {
  await database.query('update flow_execution set told_at = $2 where id = $1 and told_at is null', [id, at]);
}

/** Those of shoppers who never wrote, and flows that nobody is in any more. */
export async function forgetOld(database: Queryable, before: Date): Promise<void> {
  await database.query(
    `delete from flow_execution e where changed_at < $1
       and not exists (select from conversation c where c.id = e.conversation_id)`,
    [before],
  );
  await database.query('delete from flow where deleted_at < $1', [before]);
}
