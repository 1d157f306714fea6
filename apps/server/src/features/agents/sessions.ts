import type { SignInSession } from '@shopbell/protocol';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from './caller';
import { endSessions } from './people';
import type { SignedInMember } from './service';
import type { SignIns } from './signIns';

export interface SessionsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly signIns: SignIns;
  readonly onSessionEnded: (sessionId: string) => void;
}

interface SessionRow {
  id: string;
  userAgent: string | null;
  ipAddress: string | null;
  lastUsedAt: Date;
}

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions({ database, clock, signIns, onSessionEnded }: SessionsDependencies) {
  return {
    async list({ userId, sessionId }: SignedInMember): Promise<SignInSession[]> {
      const rows = await database.query<SessionRow>(
        `select "id", "userAgent", "ipAddress", "lastUsedAt" from "session"
         where "userId" = $1 and "expiresAt" > $2 order by ("id" = $3) desc, "lastUsedAt" desc limit 100`,
        [userId, new Date(clock.now()), sessionId],
      );
      return rows.map((row) => ({
        id: row.id,
        userAgent: row.userAgent ?? '',
        address: row.ipAddress ?? '',
        lastUsedAt: row.lastUsedAt.toISOString(),
        isCurrent: row.id === sessionId,
      }));
    },

    /** One of the person's own. */
    async end({ userId }: SignedInMember, id: string, caller: Caller): Promise<Outcome> {
      const ended = await database.tx(async (transaction) => {
        const rows = await transaction.query(
          'delete from "session" where "id" = $1 and "userId" = $2 returning "id"',
          [id, userId],
        );
        if (rows.length > 0) await signIns.record(transaction, userId, 'session-ended', caller);
        return rows.length > 0;
      });
      if (!ended) return refused('not-found');
      onSessionEnded(id);
      return done();
    },

    async endOthers({ userId, sessionId }: SignedInMember, caller: Caller): Promise<void> {
      const ended = await database.tx(async (transaction) => {
        const ids = await endSessions(transaction, userId, sessionId);
        if (ids.length > 0) await signIns.record(transaction, userId, 'session-ended', caller);
        return ids;
      });
      for (const id of ended) onSessionEnded(id);
    },
  };
}
