import { randomUUID } from 'node:crypto';
import type { PortalReport } from '@shopbell/protocol';
import type { Attempts } from '../../platform/attempts';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { ProvenCustomer } from '../identity';
import type { Shops } from '../shops';

export interface PortalVisitsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly shops: Shops;
}

export type PortalVisits = ReturnType<typeof createPortalVisits>;
type Action = PortalReport['actions'][number]['action'];
type EntryPoint = PortalReport['entryPoints'][number]['entryPoint'];
type Counts = Pick<PortalReport['actions'][number], 'visits' | 'asked' | 'open'>;

const dayMs = 86_400_000;
/** chosen: what is looked at again within a day is the same question. */
const once = { name: 'portal-visit', max: 1, windowMs: dayMs };
const daysShown = 30;
const daysKept = 90;

/** How often shoppers found by themselves what they wanted to know. */
export function createPortalVisits({ database, clock, attempts, shops }: PortalVisitsDependencies) {
  const ago = (days: number) => new Date(clock.now() - days * dayMs);

  return {
    /** The visit's id, for the page to keep; null where it is none of its own. */
    async note(
      { shopId, customerId }: ProvenCustomer,
      action: Action,
      entryPoint: EntryPoint,
    ): Promise<string | null> {
      if (!(await attempts.take(once, `${shopId} ${customerId} ${action}`))) return null;
      const id = randomUUID();
      await database
        .inShops([shopId])
        .query(
          'insert into portal_visit (id, shop_id, action, entry_point, visited_at) values ($1, $2, $3, $4, $5)',
          [id, shopId, action, entryPoint, new Date(clock.now())],
        );
      return id;
    },

    /** Later than a day after it, or for another shop, nothing changes. */
    async noteAsked(shopId: number, visits: readonly string[]): Promise<void> {
      await database
        .inShops([shopId])
        .query(
          'update portal_visit set has_asked = true where shop_id = $1 and id = any ($2::uuid[]) and visited_at > $3',
          [shopId, visits, ago(1)],
        );
    },

    async report(shopId: number): Promise<PortalReport> {
      const [chat] = await shops.liveApps(shopId);
      const timeZone = chat?.settings.businessHours.timezone ?? 'UTC';
      const days = lastDays(clock.now(), timeZone);
      const rows = await database
        .inShops([shopId])
        .query<Counts & { day: string; action: Action; entryPoint: EntryPoint }>(reportSql, [
          shopId,
          timeZone,
          ago(1),
          ago(daysShown + 1),
          days[0],
        ]);
      const sum = (each: readonly Counts[]): Counts => ({
        visits: each.reduce((total, { visits }) => total + visits, 0),
        asked: each.reduce((total, { asked }) => total + asked, 0),
        open: each.reduce((total, { open }) => total + open, 0),
      });
      const actions = [...new Set(rows.map(({ action }) => action))].sort();
      return {
        timeZone,
        days: days.map((day) => ({ day, ...sum(rows.filter((row) => row.day === day)) })),
        actions: actions.map((action) => ({ action, ...sum(rows.filter((row) => row.action === action)) })),
        entryPoints: [...new Set(rows.map(({ entryPoint }) => entryPoint))].map((entryPoint) => ({
          entryPoint,
          ...sum(rows.filter((row) => row.entryPoint === entryPoint)),
        })),
      };
    },

    async forgetOld(): Promise<void> {
      await database.query('delete from portal_visit where visited_at < $1', [ago(daysKept)]);
    },
  };
}

const reportSql = `
  select * from (
    select to_char(visited_at at time zone $2, 'YYYY-MM-DD') as day, action, entry_point as "entryPoint",
      count(*)::int as visits,
      (count(*) filter (where has_asked))::int as asked,
      (count(*) filter (where not has_asked and visited_at > $3))::int as open
    from portal_visit where shop_id = $1 and visited_at > $4
    group by 1, 2, 3
  ) as counted where day >= $5 order by "entryPoint" nulls last`;

/** As the shop's calendar names them, the oldest first. */
function lastDays(nowMs: number, timeZone: string): string[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(nowMs);
  const noonMs = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: daysShown }, (_, index) =>
    new Date(noonMs - (daysShown - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}
