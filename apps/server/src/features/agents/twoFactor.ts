import type { TwoFactorSecret } from '@shopbell/protocol';
import { symmetricDecrypt } from 'better-auth/crypto';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Clock } from '../../platform/clock';
import type { Caller } from './caller';
import type { Passwords, PasswordsDependencies } from './passwords';
import type { SignedInMember } from './service';
import { isTotp } from './totp';

export interface TwoFactorDependencies extends PasswordsDependencies {
  readonly passwords: Passwords;
  readonly clock: Clock;
}

/** Longer than a code is valid, with the half minutes before and after. */
const codeOnce = { name: 'two-factor-code', max: 1, windowMs: 3 * 60_000 };
const confirmLimit = { name: 'two-factor-confirm', max: 10, windowMs: 15 * 60_000 };

export type TwoFactor = ReturnType<typeof createTwoFactor>;

/**
 * The library makes and keeps secret and codes, and asks for them at the sign-in. Switching on and off is ours: the
 * library would replace the session in use, and with it close every socket of this very page.
 */
export function createTwoFactor(dependencies: TwoFactorDependencies) {
  const { database, accounts, attempts, signIns, passwords, clock } = dependencies;

  async function isOn(userId: string): Promise<boolean> {
    const [row] = await database.query<{ on: boolean }>(
      'select "twoFactorEnabled" as on from "user" where "id" = $1',
      [userId],
    );
    return row?.on ?? false;
  }

  async function secretOf(userId: string, isVerified: boolean): Promise<string | null> {
    const [row] = await database.query<{ secret: string }>(
      'select "secret" from "twoFactor" where "userId" = $1 and "verified" = $2',
      [userId, isVerified],
    );
    if (!row) return null;
    return symmetricDecrypt({ key: (await accounts.$context).secretConfig, data: row.secret });
  }

  async function recoveryCodesOf(userId: string): Promise<string[]> {
    const { backupCodes } = await accounts.api.viewBackupCodes({ body: { userId } });
    return backupCodes;
  }

  return {
    async state(userId: string): Promise<{ hasTwoFactor: boolean; recoveryCodesLeft: number }> {
      if (!(await isOn(userId))) return { hasTwoFactor: false, recoveryCodesLeft: 0 };
      return { hasTwoFactor: true, recoveryCodesLeft: (await recoveryCodesOf(userId)).length };
    },

    /** A code that is right, and has opened once already (RFC 6238, 5.2). Wrong ones are the library's to count. */
    async isUsedUp(userId: string, code: string): Promise<boolean> {
      const secret = await secretOf(userId, true);
      if (secret === null || !isTotp(code, secret, clock.now())) return false;
      return !(await attempts.take(codeOnce, `${userId} ${code}`));
    },

    /** A signed-in person shows it once more, where it is on: a code of this moment, or one of those kept for need. */
    async prove(userId: string, code: string): Promise<Outcome> {
      if (!(await isOn(userId))) return done();
      if (!(await attempts.take(confirmLimit, userId))) return refused('rate');
      if ((await recoveryCodesOf(userId)).includes(code)) return done();
      const secret = await secretOf(userId, true);
      const isRight = secret !== null && isTotp(code, secret, clock.now());
      const isFresh = isRight && (await attempts.take(codeOnce, `${userId} ${code}`));
      return isFresh ? done() : refused('wrong-code');
    },

    /** A secret that counts only once a code made from it has been shown. */
    async begin(
      { userId }: SignedInMember,
      password: string,
      cookie: string,
    ): Promise<Outcome<TwoFactorSecret>> {
      const proof = await passwords.prove(userId, password);
      if (!proof.isDone) return proof;
      if (await isOn(userId)) return refused('two-factor-state');
      const { totpURI } = await accounts.api.enableTwoFactor({
        headers: new Headers({ cookie }),
        body: { password },
      });
      return done({ uri: totpURI, secret: new URL(totpURI).searchParams.get('secret') ?? '' });
    },

    async confirm({ userId }: SignedInMember, code: string, caller: Caller): Promise<Outcome<string[]>> {
      if (!(await attempts.take(confirmLimit, userId))) return refused('rate');
      const secret = await secretOf(userId, false);
      if (secret === null) return refused('two-factor-state');
      if (!isTotp(code, secret, clock.now())) return refused('wrong-code');
      await attempts.take(codeOnce, `${userId} ${code}`);
      await database.tx(async (transaction) => {
        await transaction.query('update "twoFactor" set "verified" = true where "userId" = $1', [userId]);
        await transaction.query('update "user" set "twoFactorEnabled" = true where "id" = $1', [userId]);
        await signIns.record(transaction, userId, 'two-factor-enabled', caller);
      });
      return done(await recoveryCodesOf(userId));
    },

    async renewRecoveryCodes(
      { userId }: SignedInMember,
      password: string,
      cookie: string,
      caller: Caller,
    ): Promise<Outcome<string[]>> {
      const proof = await passwords.prove(userId, password);
      if (!proof.isDone) return proof;
      if (!(await isOn(userId))) return refused('two-factor-state');
      const headers = new Headers({ cookie });
      const { backupCodes } = await accounts.api.generateBackupCodes({ headers, body: { password } });
      await signIns.record(database, userId, 'recovery-codes-renewed', caller);
      return done(backupCodes);
    },

    async disable({ userId }: SignedInMember, password: string, caller: Caller): Promise<Outcome> {
      const proof = await passwords.prove(userId, password);
      if (!proof.isDone) return proof;
      await database.tx(async (transaction) => {
        await transaction.query('delete from "twoFactor" where "userId" = $1', [userId]);
        await transaction.query('update "user" set "twoFactorEnabled" = false where "id" = $1', [userId]);
        await signIns.record(transaction, userId, 'two-factor-disabled', caller);
      });
      return done();
    },
  };
}
