import type { AssistantBudget, AssistantPolicy, AssistantSelling } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

export interface ModelRow {
  readonly baseUrl: string | null;
  readonly model: string | null;
  readonly sealedKey: string | null;
  readonly budget: AssistantBudget | null;
  readonly policy: AssistantPolicy | null;
  readonly selling: AssistantSelling | null;
}

export async function findModel(database: Queryable, shopId: number): Promise<ModelRow | null> {
  const [row] = await database.query<ModelRow>(
    `select base_url as "baseUrl", model, sealed_key as "sealedKey", budget, policy, selling
     from assistant_model where shop_id = $1`,
    [shopId],
  );
  return row ?? null;
}

export type ModelPart =
  | Pick<ModelRow, 'baseUrl' | 'model' | 'sealedKey'>
  | Pick<ModelRow, 'budget'>
  | Pick<ModelRow, 'policy'>
  | Pick<ModelRow, 'selling'>;

const columns = {
  baseUrl: 'base_url',
  model: 'model',
  sealedKey: 'sealed_key',
  budget: 'budget',
  policy: 'policy',
  selling: 'selling',
};

/** One part of it; the others stay as they are. */
export async function keepModel(
  database: Queryable,
  shopId: number,
  part: ModelPart,
  at: Date,
): Promise<void> {
  const fields = Object.keys(part).map((name) => columns[name as keyof typeof columns]);
  const values = Object.values(part).map((value) => (isJson(value) ? JSON.stringify(value) : value));
  await database.query(
    `insert into assistant_model (shop_id, changed_at, ${fields.join(', ')})
     values ($1, $2, ${fields.map((_, index) => `$${index + 3}`).join(', ')})
     on conflict (shop_id) do update set changed_at = $2,
       ${fields.map((field) => `${field} = excluded.${field}`).join(', ')}`,
    [shopId, at, ...values],
  );
}

const isJson = (value: unknown): boolean => typeof value === 'object' && value !== null;

export interface Spent {
  readonly turns: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly costMicros: number;
  /** Of these, those for what was tried out. */
  readonly triedTokens: number;
}

export async function findSpent(database: Queryable, shopId: number, day: string): Promise<Spent> {
  const [row] = await database.query<Record<keyof Spent, string>>(
    `select turns, tokens_in as "tokensIn", tokens_out as "tokensOut", cost_micros as "costMicros",
       tried_tokens as "triedTokens" from assistant_spending where shop_id = $1 and day = $2`,
    [shopId, day],
  );
  return {
    turns: Number(row?.turns ?? 0),
    tokensIn: Number(row?.tokensIn ?? 0),
    tokensOut: Number(row?.tokensOut ?? 0),
    costMicros: Number(row?.costMicros ?? 0),
    triedTokens: Number(row?.triedTokens ?? 0),
  };
}

export interface ShopDay {
  readonly shopId: number;
  readonly day: string;
}

/** Counts across nodes. Gives the day's turns, this one included. */
export async function addSpent(
  database: Queryable,
  { shopId, day }: ShopDay,
  { turns, tokensIn, tokensOut, costMicros, triedTokens }: Spent,
): Promise<number> {
  const [row] = await database.query<{ turns: number }>(
    `insert into assistant_spending (shop_id, day, turns, tokens_in, tokens_out, cost_micros, tried_tokens)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (shop_id, day) do update set turns = assistant_spending.turns + $3,
       tokens_in = assistant_spending.tokens_in + $4, tokens_out = assistant_spending.tokens_out + $5,
       cost_micros = assistant_spending.cost_micros + $6, tried_tokens = assistant_spending.tried_tokens + $7
     returning turns`,
    [shopId, day, turns, tokensIn, tokensOut, costMicros, triedTokens],
  );
  return row?.turns ?? 0;
}

/** Counts one more try of the day across nodes, while there are some left. */
export async function takeTry(
  database: Queryable,
  { shopId, day }: ShopDay,
  max: { readonly count: number; readonly tokens: number },
): Promise<boolean> {
  const rows = await database.query(
    `insert into assistant_spending (shop_id, day, tries) values ($1, $2, 1)
     on conflict (shop_id, day) do update set tries = assistant_spending.tries + 1
       where assistant_spending.tries < $3 and assistant_spending.tried_tokens < $4
     returning tries`,
    [shopId, day, max.count, max.tokens],
  );
  return rows.length > 0;
}

export async function forgetSpent(database: Queryable, before: string): Promise<void> {
  await database.query('delete from assistant_spending where day < $1', [before]);
}
