import { createHash } from 'node:crypto';
import type { PageReport, PageReportGroup } from '@shopbell/protocol/schemas';
import { errorFacts } from '@shopbell/rules/tracking';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { App } from '../shops';

export type PageReports = ReturnType<typeof createPageReports>;

const dayMs = 86_400_000;
const daysKept = 30;
/** Of one chat: an error whose words are never the same must not fill the table. */
const groupsMax = 500;
const shownMax = 200;

/** What goes wrong on shops' pages, each error of each release once. */
export function createPageReports({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  return {
    async take({ id, shopId }: App, reports: readonly PageReport[]): Promise<void> {
      const now = new Date(clock.now());
      await database.inShops([shopId]).tx(async (transaction) => {
        for (const report of reports.map(cleaned)) {
          const { kind, name, message, release, page, connection } = report;
          const fingerprint = createHash('sha256')
            .update(JSON.stringify([kind, name, message, release]))
            .digest('hex');
          const given = [shopId, id, fingerprint, kind, name, message, release, page, connection, now];
          await transaction.query(takeSql, given);
        }
      });
    },

    async groups(shopId: number): Promise<PageReportGroup[]> {
      const rows = await database.inShops([shopId]).query<GroupRow>(
        `select r.*, a.name as chat from page_report r join app a on a.id = r.app_id
         where r.shop_id = $1 order by r.kind desc, r.last_at desc, r.count desc limit ${shownMax}`,
        [shopId],
      );
      return rows.map(
        ({ first_at, last_at, kind, name, message, release, page, connection, chat, count }) => ({
          ...{ kind, name, message, release, page, connection, chat, count },
          firstAt: first_at.toISOString(),
          lastAt: last_at.toISOString(),
        }),
      );
    },

    async forgetOld(): Promise<void> {
      await database.query('delete from page_report where last_at < $1', [
        new Date(clock.now() - daysKept * dayMs),
      ]);
    },
  };
}

interface GroupRow extends PageReport {
  readonly chat: string;
  readonly count: number;
  readonly first_at: Date;
  readonly last_at: Date;
}

/** The page has cleaned it already; but anyone can call here. */
const cleaned = (report: PageReport): PageReport => ({
  ...report,
  ...errorFacts(report.message, { name: report.name }),
  page: report.page.split(/[?#]/)[0] ?? '',
});

const takeSql = `
  insert into page_report
    (shop_id, app_id, fingerprint, kind, name, message, release, page, connection, count, first_at, last_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, 1, $10, $10
  where (select count(*) from page_report where shop_id = $1 and app_id = $2) < ${groupsMax}
    or exists (select from page_report where shop_id = $1 and app_id = $2 and fingerprint = $3)
  on conflict (shop_id, app_id, fingerprint) do update set
    count = page_report.count + 1, last_at = excluded.last_at, page = excluded.page, connection = excluded.connection`;
