import type { Errand } from '../../feature/createErrands';
import type { ComposedFeature } from '../../feature/Feature';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { AgentsService, SignedInMember } from '../agents';
import { closeAccount, closeOutside } from './closeAccount';
import { forgetNames } from './forgetNames';

export interface DeparturesDependencies
  extends Pick<AgentsService, 'passwords' | 'twoFactor' | 'onSessionEnded'> {
  readonly database: Database;
  readonly clock: Clock;
  readonly errand: Errand;
  readonly everyFeature: readonly ComposedFeature[];
}

export type Departures = ReturnType<typeof createDepartures>;

/** How long an account is kept that is in no shop: whoever was removed by mistake is invited back and is who they were. */
const keptDays = 30;

export function createDepartures(dependencies: DeparturesDependencies) {
  const { database, clock, errand, everyFeature, passwords, twoFactor, onSessionEnded } = dependencies;

  /** What opens something is gone before; names are many, and a program that ends meanwhile goes on with them later. */
  async function forget(userId: string): Promise<void> {
    const shops = await database.query<{ id: string }>(
      'select shop_id as id from former_member where user_id = $1 order by shop_id',
      [userId],
    );
    for (const { id } of shops) await forgetNames(database, everyFeature, Number(id), userId);
    await database.query('delete from "user" where "id" = $1', [userId]);
  }

  return {
    /** By the person themselves, who shows once more that it is them. */
    async deleteOwn(
      { userId }: SignedInMember,
      { password, code }: { readonly password: string; readonly code: string },
    ): Promise<Outcome> {
      const proof = await passwords.prove(userId, password);
      if (!proof.isDone) return proof;
      const second = await twoFactor.prove(userId, code);
      if (!second.isDone) return second;
      const now = new Date(clock.now());
      const ended = await database.tx((transaction) => closeAccount(transaction, userId, now));
      if (!ended) return refused('last-owner');
      for (const id of ended) onSessionEnded(id);
      errand(forget(userId));
      return done();
    },

    /** Whoever is in no shop any more, and what a program that ended has left of others. */
    async forgetOld(): Promise<void> {
      const now = new Date(clock.now());
      const people = await database.query<{ id: string }>(
        `select u."id" as id from "user" u where not exists (select from shop_member m where m.user_id = u."id")
           and (not exists (select from "account" a where a."userId" = u."id")
             or (coalesce((select max(left_at) from former_member f where f.user_id = u."id"), u."createdAt") < $1
               and not exists (
                 select from invitation i where i.email = u."email" and i.accepted_at is null
                   and i.revoked_at is null and i.expires_at > $2)))`,
        [new Date(clock.now() - keptDays * 86_400_000), now],
      );
      for (const { id } of people) {
        const ended = await database.tx((transaction) => closeOutside(transaction, id, now));
        for (const sessionId of ended ?? []) onSessionEnded(sessionId);
        if (ended) await forget(id);
      }
    },
  };
}
