import { setTimeout as wait } from 'node:timers/promises';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Clock } from '../../platform/clock';
import type { Queryable } from '../../platform/db';
import type { Mailer } from '../../platform/mail';
import type { Caller } from './caller';
import { createLinkToken, hashLinkToken } from './links';
import { passwordResetMail } from './mails';
import type { Passwords, PasswordsDependencies } from './passwords';
import { endSessions, findUserId, storePassword } from './people';

export interface PasswordResetsDependencies extends PasswordsDependencies {
  readonly passwords: Passwords;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** The address people use, for links in mails; never taken from a request, which could name any host. */
  readonly ownAddress: () => string;
  readonly refusedEmails: readonly string[];
}

const lifetimeMs = 60 * 60_000;
const perAddress = { name: 'reset-to', max: 3, windowMs: lifetimeMs };
const perCaller = { name: 'reset-from', max: 10, windowMs: lifetimeMs };
const perCallerTries = { name: 'reset-try', max: 20, windowMs: lifetimeMs };
/** Longer than the work takes: the time of the answer must not tell whether there is an account. */
const answerMs = 250;

export type PasswordResets = ReturnType<typeof createPasswordResets>;

export function createPasswordResets(dependencies: PasswordResetsDependencies) {
  const { database, attempts, signIns, passwords, clock, mailer, ownAddress, onSessionEnded } = dependencies;

  async function sendLink(email: string): Promise<void> {
    await database.tx(async (transaction) => {
      const userId = await findUserId(transaction, email);
      if (userId === null || dependencies.refusedEmails.includes(email)) return;
      const { token, tokenHash } = createLinkToken();
      await transaction.query(
        'insert into password_reset (token_hash, user_id, expires_at) values ($1, $2, $3)',
        [tokenHash, userId, new Date(clock.now() + lifetimeMs)],
      );
      const link = `${ownAddress()}/console/reset-password/${token}`;
      await mailer.send(transaction, {
        to: email,
        key: `password-reset:${tokenHash}`,
        ...passwordResetMail({ link }),
      });
    });
  }

  const findOpen = async (transaction: Queryable, token: string) => {
    const [row] = await transaction.query<{ user_id: string; email: string }>(
      `select r.user_id, u."email" from password_reset r join "user" u on u."id" = r.user_id
       where r.token_hash = $1 and r.used_at is null and r.expires_at > $2 for update of r`,
      [hashLinkToken(token), new Date(clock.now())],
    );
    return row ? { userId: row.user_id, email: row.email } : null;
  };

  return {
    /** The same answer whether or not the address has an account, also about limits: only the caller's own count. */
    async request(email: string, caller: Caller): Promise<Outcome> {
      if (!(await attempts.take(perCaller, caller.network))) return refused('rate');
      const isWithin = await attempts.take(perAddress, email);
      await Promise.all([isWithin ? sendLink(email) : null, wait(answerMs)]);
      return done();
    },

    async finish(token: string, password: string, caller: Caller): Promise<Outcome> {
      if (!(await attempts.take(perCallerTries, caller.network))) return refused('rate');
      const open = await findOpen(database, token);
      if (!open) return refused('link-over');
      const hash = await passwords.hashNew(password, open.email);
      if (!hash.isDone) return hash;
      const ended = await database.tx(async (transaction) => {
        const { userId } = (await findOpen(transaction, token)) ?? {};
        if (userId === undefined) return null;
        await storePassword(transaction, userId, hash.value);
        // Every other link of this person is over as well: the mailbox may have been someone else's for a while.
        await transaction.query(
          'update password_reset set used_at = $2 where user_id = $1 and used_at is null',
          [userId, new Date(clock.now())],
        );
        await signIns.record(transaction, userId, 'password-reset', caller);
        return endSessions(transaction, userId);
      });
      if (!ended) return refused('link-over');
      for (const id of ended) onSessionEnded(id);
      return done();
    },

    async forgetOld(): Promise<void> {
      await database.query('delete from password_reset where expires_at < $1', [
        new Date(clock.now() - lifetimeMs),
      ]);
    },
  };
}
