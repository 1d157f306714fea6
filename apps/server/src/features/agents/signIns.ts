import type { SignInEvent, SignInKind } from '@shopbell/protocol';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/db';
import type { Caller } from './caller';
import { findUserId } from './people';

export type SignIns = ReturnType<typeof createSignIns>;

interface EventRow {
  id: string;
  name: string;
  kind: SignInKind;
  address: string;
  user_agent: string;
  at: Date;
}

const shownMax = 100;
const keptDays = 180;
/** Whoever guesses would otherwise push out of the log what its reader looks for. */
const refusedPerHourMax = 10;
const refusals: readonly SignInKind[] = ['refused', 'code-refused'];

/** The log of sign-ins. A person who is in no shop leaves no trace: there would be nobody to read it. */
export function createSignIns(database: Database, clock: Clock) {
  const record = async (transaction: Queryable, userId: string, kind: SignInKind, caller: Caller) => {
    await transaction.query(
      `insert into sign_in_event (shop_id, user_id, kind, address, user_agent, at)
       select shop_id, user_id, $2, $3, $4, $5 from shop_member member where user_id = $1
         and ($2 <> all ($6) or ${refusedPerHourMax} > (
           select count(*) from sign_in_event event
           where event.shop_id = member.shop_id and event.user_id = $1 and event.kind = $2
             and event.at > $5::timestamptz - interval '1 hour'))`,
      [userId, kind, caller.address, caller.userAgent, new Date(clock.now()), refusals],
    );
  };

  const list = async (shopId: number, userId: string | null): Promise<SignInEvent[]> => {
    const rows = await database.inShops([shopId]).query<EventRow>(
      `select e.id, u."name", e.kind, e.address, e.user_agent, e.at
       from sign_in_event e join "user" u on u."id" = e.user_id
       where e.shop_id = $1 and ($2::text is null or e.user_id = $2) order by e.id desc limit ${shownMax}`,
      [shopId, userId],
    );
    return rows.map(toEvent);
  };

  return {
    record,

    async recordFor(email: string, kind: SignInKind, caller: Caller): Promise<void> {
      const userId = await findUserId(database, email);
      if (userId !== null) await record(database, userId, kind, caller);
    },

    async hasSignedInFrom(email: string, { address }: Caller): Promise<boolean> {
      const found = await database.query(
        `select 1 from sign_in_event e join "user" u on u."id" = e.user_id
         where u."email" = $1 and e.kind = 'signed-in' and e.address = $2 limit 1`,
        [email, address],
      );
      return found.length > 0;
    },

    ofShop: (shopId: number) => list(shopId, null),

    ofPerson: (shopId: number, userId: string) => list(shopId, userId),

    async forgetOld(): Promise<void> {
      const before = new Date(clock.now() - keptDays * 86_400_000);
      await database.query('delete from sign_in_event where at < $1', [before]);
    },
  };
}

const toEvent = ({ id, name, kind, address, user_agent: userAgent, at }: EventRow): SignInEvent => ({
  id: Number(id),
  name,
  kind,
  address,
  userAgent,
  at: at.toISOString(),
});
