import type { Queryable } from '../../platform/db';

/** What holds for all campaigns of a chat. */
export interface ChatState {
  /** Rises with every change of any of them; 0 where there never was one. */
  readonly version: number;
  readonly stoppedAt: Date | null;
  readonly stoppedBy: string | null;
  readonly hasStarters: boolean;
}

const untouched: ChatState = { version: 0, stoppedAt: null, stoppedBy: null, hasStarters: false };

export async function readChatState(queryable: Queryable, shopId: number, appId: number): Promise<ChatState> {
  const [row] = await queryable.query<{
    version: number;
    stopped_at: Date | null;
    stopped_by: string | null;
    has_starters: boolean;
  }>(
    'select version, stopped_at, stopped_by, has_starters from campaign_chat where shop_id = $1 and app_id = $2',
    [shopId, appId],
  );
  if (!row) return untouched;
  const { version, stopped_at: stoppedAt, stopped_by: stoppedBy, has_starters: hasStarters } = row;
  return { version, stoppedAt, stoppedBy, hasStarters };
}

/** In the transaction of the change: pages that ask after it read anew, on every node. */
export async function noteChange(transaction: Queryable, shopId: number, appId: number): Promise<void> {
  await transaction.query(
    `insert into campaign_chat (app_id, shop_id) values ($1, $2)
     on conflict (app_id) do update set version = campaign_chat.version + 1`,
    [appId, shopId],
  );
}

export async function writeStop(
  transaction: Queryable,
  { shopId, appId, at, by }: { shopId: number; appId: number; at: Date | null; by: string | null },
): Promise<void> {
  await noteChange(transaction, shopId, appId);
  // Stopped twice is still stopped since the first time.
  await transaction.query(
    at === null
      ? 'update campaign_chat set stopped_at = null, stopped_by = null where shop_id = $1 and app_id = $2'
      : 'update campaign_chat set stopped_at = $3, stopped_by = $4 where shop_id = $1 and app_id = $2 and stopped_at is null',
    at === null ? [shopId, appId] : [shopId, appId, at, by],
  );
}
