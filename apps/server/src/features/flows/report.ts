import type { FlowReport, FlowRun } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

/** How far shoppers came since then, and at which step those stand who have gone. What is tried out does not count. */
export async function readReport(
  database: Queryable,
  shopId: number,
  flowId: string,
  since: Date,
): Promise<FlowReport> {
  const statuses = await database.query<{ status: string; because: string | null; count: string }>(
    `select status, because, count(*) from flow_execution
     where shop_id = $1 and flow_id = $2 and created_at >= $3 and not is_preview group by status, because`,
    [shopId, flowId, since],
  );
  const steps = await database.query<{ stepId: string; reached: string; left: string }>(
    `with own as (
       select id, status from flow_execution
       where shop_id = $1 and flow_id = $2 and created_at >= $3 and not is_preview
     ), last as (
       select distinct on (s.execution_id) s.execution_id, s.flow_id, s.step_id from flow_execution_step s
       join own on own.id = s.execution_id and own.status in ('waiting', 'working')
       where s.shop_id = $1 order by s.execution_id, s.position desc
     )
     select s.step_id as "stepId", count(distinct s.execution_id) as reached,
       (select count(*) from last where last.step_id = s.step_id and last.flow_id = $2) as left
     from flow_execution_step s join own on own.id = s.execution_id
     where s.shop_id = $1 and s.flow_id = $2 group by s.step_id`,
    [shopId, flowId, since],
  );
  const failures = await database.query<{ stepId: string; reason: string; count: string }>(
    `select s.step_id as "stepId", s.failed_because as reason, count(*) from flow_execution_step s
     join flow_execution e on e.id = s.execution_id
     where e.shop_id = $1 and e.flow_id = $2 and e.created_at >= $3 and not e.is_preview
       and s.shop_id = $1 and s.flow_id = $2 and s.failed_because is not null
     group by s.step_id, s.failed_because order by count(*) desc, reason`,
    [shopId, flowId, since],
  );
  const countOf = (wanted: (row: (typeof statuses)[number]) => boolean) =>
    statuses.filter(wanted).reduce((sum, { count }) => sum + Number(count), 0);
  return {
    started: countOf(() => true),
    ended: countOf(({ status }) => status === 'ended'),
    handedOver: countOf(({ status }) => status === 'handed-over'),
    steps: steps.map(({ stepId, reached, left }) => ({
      ...{ stepId, reached: Number(reached), left: Number(left) },
      failed: failures
        .filter((row) => row.stepId === stepId)
        .map(({ reason, count }) => ({ reason, count: Number(count) })),
    })),
    because: statuses.flatMap(({ because, count }) =>
      because === null ? [] : [{ reason: because, count: Number(count) }],
    ),
    runs: await readRuns(database, shopId, flowId, since),
  };
}

/** chosen: enough to see what happens, and few enough to read. */
const runsMax = 20;

async function readRuns(
  database: Queryable,
  shopId: number,
  flowId: string,
  since: Date,
): Promise<FlowRun[]> {
  const rows = await database.query<Omit<FlowRun, 'startedDatetime'> & { readonly startedAt: Date }>(
    `select e.id, e.created_at as "startedAt", e.status, e.because, c.id as "conversationId",
       (select s.step_id from flow_execution_step s where s.execution_id = e.id and s.flow_id = e.flow_id
        order by s.position desc limit 1) as "stepId"
     from flow_execution e left join conversation c on c.shop_id = e.shop_id and c.id = e.conversation_id
     where e.shop_id = $1 and e.flow_id = $2 and e.created_at >= $3 and not e.is_preview
     order by e.created_at desc, e.id limit ${runsMax}`,
    [shopId, flowId, since],
  );
  return rows.map(({ startedAt, ...row }) => ({ ...row, startedDatetime: startedAt.toISOString() }));
}
