import type { Setup } from '@shopbell/protocol';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Database, Queryable } from '../../platform/db';
import { addMembership, addPerson, type Caller, type Passwords, type SignIns } from '../agents';
import { openShop } from '../shops';
import { createSetupCode, hashSetupCode } from './setupCode';

export interface SetupDependencies {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly signIns: SignIns;
  /** Prints a code where only the operator looks. */
  readonly onCode: (code: string) => void;
}

const wrongTriesMax = 5;

export type SetupService = ReturnType<typeof createSetup>;

/** The first owner of an empty installation. All nodes share one state: the row of `setup`, locked. */
export function createSetup({ database, passwords, signIns, onCode }: SetupDependencies) {
  const lock = (transaction: Queryable) => transaction.query('select wrong_tries from setup for update');

  async function issueCode(transaction: Queryable): Promise<string> {
    const code = createSetupCode();
    await transaction.query('insert into setup_code (code_hash) values ($1)', [hashSetupCode(code)]);
    return code;
  }

  async function isCode(transaction: Queryable, code: string): Promise<boolean> {
    const rows = await transaction.query('select 1 from setup_code where code_hash = $1', [
      hashSetupCode(code),
    ]);
    return rows.length > 0;
  }

  /** Gives the code that replaces all others, after one wrong try too many. */
  async function countWrong(transaction: Queryable): Promise<string | null> {
    const [row] = await transaction.query<{ wrong_tries: number }>(
      'update setup set wrong_tries = (wrong_tries + 1) % $1 returning wrong_tries',
      [wrongTriesMax],
    );
    if (row?.wrong_tries !== 0) return null;
    await transaction.query('delete from setup_code');
    return issueCode(transaction);
  }

  async function create(transaction: Queryable, { shopName, name, email }: Setup, passwordHash: string) {
    const { shopId, appId } = await openShop(transaction, shopName);
    await transaction.query('insert into first_run (shop_id, app_id) values ($1, $2)', [shopId, appId]);
    const userId = await addPerson(transaction, { name, email, passwordHash });
    await addMembership(transaction, { shopId, userId, role: 'owner' });
    await transaction.query('delete from setup_code');
    return userId;
  }

  return {
    isOpen: () => hasNobody(database),

    /** At every start on an empty installation: each node prints a code of its own, and any of them opens. */
    async begin(): Promise<void> {
      const code = await database.tx(async (transaction) => {
        await lock(transaction);
        return (await hasNobody(transaction)) ? issueCode(transaction) : null;
      });
      if (code !== null) onCode(code);
    },

    async finish(setup: Setup, caller: Caller): Promise<Outcome> {
      if (!(await hasNobody(database))) return refused('setup-over');
      const hash = await passwords.hashNew(setup.password, setup.email);
      if (!hash.isDone) return hash;
      const { outcome, newCode } = await database.tx(async (transaction) => {
        await lock(transaction);
        if (!(await hasNobody(transaction))) return { outcome: refused('setup-over'), newCode: null };
        if (!(await isCode(transaction, setup.code)))
          return { outcome: refused('wrong-code'), newCode: await countWrong(transaction) };
        const userId = await create(transaction, setup, hash.value);
        await signIns.record(transaction, userId, 'joined', caller);
        return { outcome: done(), newCode: null };
      });
      if (newCode !== null) onCode(newCode);
      return outcome;
    },
  };
}

async function hasNobody(transaction: Queryable): Promise<boolean> {
  return (await transaction.query('select 1 from "user" limit 1')).length === 0;
}
