import type { Database } from '../../platform/db';
import { type App, type AppReference, type AppRow, toApp } from './App';
import { createAskTogether } from './askTogether';

/** Each holds all settings of a chat: some dozen kilobytes. */
const keptMax = 1000;

interface Kept {
  readonly version: string;
  readonly app: App;
}

/** Which one, and the state of its row: one that is written has another xmin. */
interface State {
  readonly id: string;
  readonly version: string;
}

/**
 * A chat is asked for with every page, token and socket, and its settings are large: they are read and understood once
 * for each state of its row, and everyone has the same. Whether it is still that state is asked every time, so a switch
 * or a save holds at once on every node; a thousand who want to know in one moment are one question.
 */
export function createKeptApps(database: Database) {
  const kept = new Map<number, Kept>();
  const together = createAskTogether<App | null>();

  function keep(row: AppRow & { readonly version: string }): App {
    const app = toApp(row);
    kept.delete(app.id);
    kept.set(app.id, { version: row.version, app });
    const [oldest] = kept.keys();
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
    return app;
  }

  async function find(column: 'id' | 'key', value: number | string): Promise<App | null> {
    const [state] = await database.query<State>(
      {
        name: `app_by_${column}`,
        text: `select id, xmin::text as version from app where ${column} = $1`,
      },
      [value],
    );
    return state ? read(state) : null;
  }

  async function read({ id, version }: State): Promise<App | null> {
    const known = kept.get(Number(id));
    if (known?.version === version) return known.app;
    const [row] = await database.query<AppRow & { version: string }>(
      'select *, xmin::text as version from app where id = $1',
      [id],
    );
    return row ? keep(row) : null;
  }

  return {
    find(reference: AppReference): Promise<App | null> {
      const [column, value] =
        'id' in reference ? (['id', reference.id] as const) : (['key', reference.key] as const);
      return together(`${column} ${value}`, () => find(column, value));
    },

    /** The chats of a shop that shoppers can see, oldest first. */
    async live(shopId: number): Promise<App[]> {
      const states = await database.inShops([shopId]).query<State>(
        {
          name: 'live_apps',
          text: `select id, xmin::text as version from app
                 where shop_id = $1 and deactivated_at is null and deleted_at is null order by id`,
        },
        [shopId],
      );
      const apps = await Promise.all(states.map(read));
      return apps.filter((app) => app !== null);
    },
  };
}
