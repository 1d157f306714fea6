import type { Database } from '../../platform/db';
import { type App, type AppReference, type AppRow, toApp } from './App';
import { createAskTogether } from './askTogether';

/** Each holds all settings of a chat: some dozen kilobytes. */
const keptMax = 1000;

interface Kept {
  readonly version: string;
  readonly app: App;
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
    // A row that is written has another xmin.
    const [state] = await database.query<{ id: string; version: string }>(
      {
        name: `app_by_${column}`,
        text: `select id, xmin::text as version from app where ${column} = $1`,
      },
      [value],
    );
    if (!state) return null;
    const known = kept.get(Number(state.id));
    if (known?.version === state.version) return known.app;
    const [row] = await database.query<AppRow & { version: string }>(
      'select *, xmin::text as version from app where id = $1',
      [state.id],
    );
    return row ? keep(row) : null;
  }

  return {
    find(reference: AppReference): Promise<App | null> {
      const [column, value] =
        'id' in reference ? (['id', reference.id] as const) : (['key', reference.key] as const);
      return together(`${column} ${value}`, () => find(column, value));
    },
  };
}
