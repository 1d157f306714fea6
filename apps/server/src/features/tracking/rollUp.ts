import { type Database, withinShops } from '../../platform/db';

/** A chat of which events came, and since when its days are no longer what they were. */
export interface StaleDays {
  readonly shopId: number;
  readonly appId: number;
  readonly sinceMs: number;
}

/** Each event as it is, and clicks and replies together: a session that does both has taken the campaign up once. */
const kinds = [
  ['event', ''],
  ["'campaign-taken'", "and event in ('campaign-clicked', 'campaign-replied')"],
] as const;

const insertSql = (event: string, only: string): string => `
  insert into campaign_day (shop_id, app_id, campaign_id, variant_id, language, day, event, count, sessions)
  select shop_id, app_id, campaign_id, coalesce(variant_id, ''), coalesce(language, ''),
    (at at time zone $3)::date, ${event}, count(*), count(distinct session_id)
  from page_event
  where shop_id = $1 and app_id = $2 and campaign_id is not null and not is_bot ${only}
    and event <> 'campaign-taken' and at >= date_trunc('day', $4::timestamptz at time zone $3) at time zone $3
  group by 1, 2, 3, 4, 5, 6, 7`;

/** Whole days anew, however often: the same events give the same numbers. */
export async function rollUp(
  database: Database,
  { shopId, appId, sinceMs }: StaleDays,
  timeZone: string,
): Promise<void> {
  const which = [shopId, appId, timeZone, new Date(sinceMs)];
  // A day of millions takes longer than a page may wait for an answer.
  await database.long((transaction) =>
    withinShops(transaction, [shopId], async () => {
      await transaction.query(
        `delete from campaign_day where shop_id = $1 and app_id = $2 and day >= ($4::timestamptz at time zone $3)::date`,
        which,
      );
      for (const [event, only] of kinds) await transaction.query(insertSql(event, only), which);
    }),
  );
}

/** What a program that was stopped did not get to. */
export async function staleSince(database: Database, since: Date): Promise<StaleDays[]> {
  const rows = await database.query<{ shop_id: string; app_id: string; at: Date }>(
    'select shop_id, app_id, min(at) as at from page_event where at >= $1 and campaign_id is not null group by 1, 2',
    [since],
  );
  return rows.map(({ shop_id, app_id, at }) => ({
    shopId: Number(shop_id),
    appId: Number(app_id),
    sinceMs: at.getTime(),
  }));
}
