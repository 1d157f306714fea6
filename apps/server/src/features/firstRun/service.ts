import type { ChatSettings, FirstRun, FirstRunStep } from '@shopbell/protocol';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/db';
import type { Author, Chats } from '../shops';

export interface FirstRunDependencies {
  readonly database: Database;
  readonly chats: Chats;
  readonly clock: Clock;
}

export type FirstRuns = ReturnType<typeof createFirstRuns>;

const steps: readonly FirstRunStep[] = ['name', 'colours', 'team', 'snippet', 'message'];

/** Leads the owner of a new shop to the first message. What the desk can see for itself nobody has to tick off. */
export function createFirstRuns({ database, chats, clock }: FirstRunDependencies) {
  const now = () => new Date(clock.now());

  const settle = (transaction: Queryable, shopId: number, step: FirstRunStep) =>
    transaction.query(
      `update first_run set settled = array_append(settled, $2)
       where shop_id = $1 and not settled @> array[$2]`,
      [shopId, step],
    );

  /** The guide saves as the settings do, so that what it did stands in their history. */
  async function changeChat(shopId: number, by: Author, change: (settings: ChatSettings) => ChatSettings) {
    const [run] = await database
      .inShops([shopId])
      .query<{ app_id: string }>('select app_id from first_run where shop_id = $1', [shopId]);
    if (!run) return;
    const place = { shopId, chatId: Number(run.app_id) };
    const { version, settings } = await chats.find(place);
    await chats.save(place, { version, settings: change(settings) }, by);
  }

  return {
    async read(shopId: number): Promise<FirstRun> {
      return database.inShops([shopId]).tx(async (transaction) => {
        const [row] = await transaction.query<GuideRow>(guideSql, [shopId]);
        return { guide: row ? toGuide(row) : null };
      });
    },

    async name(shopId: number, name: string, by: Author): Promise<void> {
      await changeChat(shopId, by, (settings) => ({ ...settings, name }));
      await database.inShops([shopId]).tx(async (transaction) => {
        await transaction.query(
          'update shop set name = $2 where id = $1 and exists (select from first_run where shop_id = $1)',
          [shopId, name],
        );
        await settle(transaction, shopId, 'name');
      });
    },

    async colour(shopId: number, mainColor: string, by: Author): Promise<void> {
      await changeChat(shopId, by, (settings) => ({
        ...settings,
        decoration: { ...settings.decoration, mainColor, conversationColor: mainColor },
      }));
      await settle(database.inShops([shopId]), shopId, 'colours');
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

const guideSql = `select a.key, a.settings->'decoration'->>'mainColor' as main_color, f.settled,
    s.last_seen_at as script_seen_at, s.host as script_seen_on, f.hidden_at,
    (select count(*) from shop_member where shop_id = $1) > 1
      or exists (select from invitation where shop_id = $1) as has_team,
    (select id from conversation where shop_id = $1 and last_message_id > 0 order by created_at limit 1) as first_conversation
  from first_run f join app a on a.id = f.app_id
    left join lateral (
      select host, last_seen_at from chat_sighting where shop_id = $1 and app_id = a.id order by last_seen_at desc limit 1
    ) s on true
  where f.shop_id = $1`;

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
