import { judgePassword } from '@shopbell/rules/passwords';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Attempts } from '../../platform/attempts';
import type { Database } from '../../platform/db';
import type { Accounts } from './accounts';
import type { Caller } from './caller';
import { endSessions, findPasswordHash, storePassword } from './people';
import type { SignedInMember } from './service';
import type { SignIns } from './signIns';

export interface PasswordsDependencies {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly attempts: Attempts;
  readonly signIns: SignIns;
  readonly onSessionEnded: (sessionId: string) => void;
}

const proofLimit = { name: 'password-proof', max: 10, windowMs: 15 * 60_000 };

export type Passwords = ReturnType<typeof createPasswords>;

export function createPasswords(dependencies: PasswordsDependencies) {
  const { database, accounts, attempts, signIns, onSessionEnded } = dependencies;

  /** Hashing is slow on purpose, so it happens before the transaction that stores the result. */
  async function hashNew(password: string, email: string): Promise<Outcome<string>> {
    if (!judgePassword(password, { email }).isGood) return refused('weak-password');
    return done(await (await accounts.$context).password.hash(password));
  }

  /** A signed-in person shows once more that it is them. */
  async function prove(userId: string, password: string): Promise<Outcome> {
    if (!(await attempts.take(proofLimit, userId))) return refused('rate');
    const hash = await findPasswordHash(database, userId);
    const context = await accounts.$context;
    const isRight = hash !== null && (await context.password.verify({ hash, password }));
    return isRight ? done() : refused('wrong-password');
  }

  return {
    hashNew,
    prove,

    async change(
      { userId, email, sessionId }: SignedInMember,
      { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
      caller: Caller,
    ): Promise<Outcome> {
      const proof = await prove(userId, currentPassword);
      if (!proof.isDone) return proof;
      const hash = await hashNew(newPassword, email);
      if (!hash.isDone) return hash;
      const ended = await database.tx(async (transaction) => {
        await storePassword(transaction, userId, hash.value);
        await signIns.record(transaction, userId, 'password-changed', caller);
        return endSessions(transaction, userId, sessionId);
      });
      for (const id of ended) onSessionEnded(id);
      return done();
    },
  };
}
