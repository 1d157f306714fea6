import type { FirstRun, FirstRunStep } from '@shopbell/protocol';
import { appSettings } from '@shopbell/protocol/schemas';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/db';

export interface FirstRunDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

export type FirstRuns = ReturnType<typeof createFirstRuns>;

const steps: readonly FirstRunStep[] = ['name', 'colours', 'team', 'snippet', 'message'];

/** Leads the owner of a new shop to the first message. What the desk can see for itself nobody has to tick off. */
export function createFirstRuns({ database, clock }: FirstRunDependencies) {
  const now = () => new Date(clock.now());
  /** Chats of which this node knows that there is nothing to note: almost all, almost always. */
  const noted = new Set<number>();

  const settle = (transaction: Queryable, shopId: number, step: FirstRunStep) =>
    transaction.query(
      `update first_run set settled = array_append(settled, $2)
       where shop_id = $1 and not settled @> array[$2]`,
      [shopId, step],
    );

  return {
    async read(shopId: number): Promise<FirstRun> {
      return database.inShops([shopId]).tx(async (transaction) => {
        const [row] = await transaction.query<GuideRow>(guideSql, [shopId]);
        return { guide: row ? toGuide(row) : null };
      });
    },

    async name(shopId: number, name: string): Promise<void> {
      await database.inShops([shopId]).tx(async (transaction) => {
        await transaction.query('update shop set name = $2 where id = $1', [shopId, name]);
        await transaction.query(
          'update app set name = $2, updated_at = $3 where shop_id = $1 and id = (select app_id from first_run where shop_id = $1)',
          [shopId, name, now()],
        );
        await settle(transaction, shopId, 'name');
      });
    },

    async colour(shopId: number, mainColor: string): Promise<void> {
      await database.inShops([shopId]).tx(async (transaction) => {
        const [app] = await transaction.query<{ id: string; settings: { decoration?: object } }>(
          'select id, settings from app where shop_id = $1 and id = (select app_id from first_run where shop_id = $1) for update',
          [shopId],
        );
        if (!app) return;
        const decoration = { ...app.settings.decoration, mainColor, conversationColor: mainColor };
        await transaction.query(
          'update app set settings = $3, updated_at = $4 where id = $2 and shop_id = $1',
          [shopId, app.id, appSettings.parse({ ...app.settings, decoration }), now()],
        );
        await settle(transaction, shopId, 'colours');
      });
    },

    async change(shopId: number, { skip, isHidden }: FirstRunChange): Promise<void> {
      await database.inShops([shopId]).tx(async (transaction) => {
        if (skip !== undefined) await settle(transaction, shopId, skip);
        if (isHidden === undefined) return;
        await transaction.query('update first_run set hidden_at = $2 where shop_id = $1', [
          shopId,
          isHidden ? now() : null,
        ]);
      });
    },

    /** A page asked for the script of a chat. Our own test page does not prove that the shop's has it. */
    async scriptAsked(
      app: { readonly id: number; readonly shopId: number },
      page: URL | null,
    ): Promise<void> {
      if (noted.has(app.id) || page === null || page.pathname.startsWith('/try/')) return;
      noted.add(app.id);
      const shop = database.inShops([app.shopId]);
      const noting = shop.query(
        `update first_run set script_seen_at = $3, script_seen_on = $4
         where app_id = $1 and shop_id = $2 and script_seen_at is null`,
        [app.id, app.shopId, now(), page.host.slice(0, 255)],
      );
      noting.catch(() => noted.delete(app.id));
      await noting;
    },
  };
}

export interface FirstRunChange {
  readonly skip?: FirstRunStep | undefined;
  readonly isHidden?: boolean | undefined;
}

interface GuideRow {
  key: string;
  main_color: string | null;
  settled: FirstRunStep[];
  script_seen_at: Date | null;
  script_seen_on: string | null;
  hidden_at: Date | null;
  has_team: boolean;
  first_conversation: string | null;
}

const guideSql = `select a.key, a.settings->'decoration'->>'mainColor' as main_color, f.settled, f.script_seen_at,
    f.script_seen_on, f.hidden_at,
    (select count(*) from shop_member where shop_id = $1) > 1
      or exists (select from invitation where shop_id = $1) as has_team,
    (select id from conversation where shop_id = $1 order by created_at limit 1) as first_conversation
  from first_run f join app a on a.id = f.app_id where f.shop_id = $1`;

function toGuide(row: GuideRow): FirstRun['guide'] {
  const seen = {
    name: false,
    colours: false,
    team: row.has_team,
    snippet: row.script_seen_at !== null,
    message: row.first_conversation !== null,
  };
  return {
    appKey: row.key,
    mainColor: row.main_color ?? '#115cb5',
    settled: steps.filter((step) => seen[step] || row.settled.includes(step)),
    isHidden: row.hidden_at !== null,
    script: row.script_seen_at && {
      host: row.script_seen_on ?? '',
      at: row.script_seen_at.toISOString(),
    },
    firstConversationId: row.first_conversation,
  };
}
