import type { CaseContent, CaseExpectation } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

export interface StoredRun {
  readonly caseId: string;
  readonly guidanceVersion: number;
  readonly isPassed: boolean;
  readonly faults: readonly number[];
  readonly verdict: string;
  readonly answer: string;
  readonly ranAt: Date;
}

export interface StoredCase {
  readonly id: string;
  readonly chatId: number;
  readonly question: string;
  readonly language: string;
  readonly hasSampleOrders: boolean;
  readonly expected: CaseExpectation[];
  readonly changedAt: Date;
  readonly changedBy: string | null;
}

type CaseRow = Omit<StoredCase, 'chatId'> & { readonly chatId: string };

const select = `select id, app_id as "chatId", question, language, has_sample_orders as "hasSampleOrders",
  expected, changed_at as "changedAt", changed_by_name as "changedBy" from assistant_case where shop_id = $1`;
const toCase = ({ chatId, ...row }: CaseRow): StoredCase => ({ ...row, chatId: Number(chatId) });

export async function listCases(database: Queryable, shopId: number): Promise<readonly StoredCase[]> {
  const rows = await database.query<CaseRow>(`${select} order by created_at, id`, [shopId]);
  return rows.map(toCase);
}

export async function findCase(database: Queryable, shopId: number, id: string): Promise<StoredCase | null> {
  const [row] = await database.query<CaseRow>(`${select} and id = $2`, [shopId, id]);
  return row ? toCase(row) : null;
}

export interface NewCase extends CaseContent {
  readonly id: string;
  readonly shopId: number;
  readonly at: Date;
  readonly by: string | null;
}

const valuesOf = ({ shopId, id, chatId, question, language, expected, at, by, hasSampleOrders }: NewCase) => [
  ...[shopId, id, chatId, question, language, JSON.stringify(expected), at, by, hasSampleOrders],
];

/** False where the shop has as many as it may. */
export async function insertCase(database: Queryable, kept: NewCase, max: number): Promise<boolean> {
  const rows = await database.query(
    `insert into assistant_case
       (shop_id, id, app_id, question, language, expected, created_at, changed_at, changed_by_name, has_sample_orders)
     select $1, $2, $3, $4, $5, $6::jsonb, $7::timestamptz, $7::timestamptz, $8, $9
     where (select count(*) from assistant_case where shop_id = $1) < ${max} returning id`,
    valuesOf(kept),
  );
  return rows.length > 0;
}

/** How it went says nothing about what it asks now. */
export async function updateCase(transaction: Queryable, kept: NewCase): Promise<boolean> {
  const rows = await transaction.query(
    `update assistant_case set app_id = $3, question = $4, language = $5, expected = $6::jsonb, changed_at = $7,
       changed_by_name = $8, has_sample_orders = $9 where shop_id = $1 and id = $2 returning id`,
    valuesOf(kept),
  );
  await transaction.query('delete from assistant_case_run where shop_id = $1 and case_id = $2', [
    kept.shopId,
    kept.id,
  ]);
  return rows.length > 0;
}

export async function deleteCase(database: Queryable, shopId: number, id: string): Promise<boolean> {
  const rows = await database.query(
    'delete from assistant_case where shop_id = $1 and id = $2 returning id',
    [shopId, id],
  );
  return rows.length > 0;
}

export const listRuns = (database: Queryable, shopId: number): Promise<StoredRun[]> =>
  database.query<StoredRun>(
    `select case_id as "caseId", guidance_version as "guidanceVersion", is_passed as "isPassed", faults, verdict,
       answer, ran_at as "ranAt" from assistant_case_run where shop_id = $1 order by guidance_version desc`,
    [shopId],
  );

/** Only how it goes with these versions is of use to anybody. A case that is gone has no run. */
export async function writeRun(
  transaction: Queryable,
  shopId: number,
  run: StoredRun,
  versions: readonly number[],
): Promise<void> {
  await transaction.query(
    `insert into assistant_case_run
       (shop_id, case_id, guidance_version, is_passed, faults, verdict, answer, ran_at)
     select $1, $2, $3, $4, $5::jsonb, $6, $7, $8
     where exists (select from assistant_case where shop_id = $1 and id = $2)
     on conflict (case_id, guidance_version) do update set is_passed = excluded.is_passed,
       faults = excluded.faults, verdict = excluded.verdict, answer = excluded.answer, ran_at = excluded.ran_at`,
    [
      ...[shopId, run.caseId, run.guidanceVersion, run.isPassed, JSON.stringify(run.faults)],
      ...[run.verdict, run.answer, run.ranAt],
    ],
  );
  await transaction.query(
    `delete from assistant_case_run where shop_id = $1 and case_id = $2 and guidance_version <> all ($3::int[])`,
    [shopId, run.caseId, [...versions, run.guidanceVersion]],
  );
}
