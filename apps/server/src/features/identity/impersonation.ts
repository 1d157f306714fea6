import { createHmac } from 'node:crypto';
import type { CodeChannel, Impersonation } from '@shopbell/protocol';
import { readImpersonator } from '@shopbell/rules/login';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { StaffSessions } from './staffSessions';

export interface ImpersonationDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
  /** Null: nobody is of the provider's staff, and every impersonator is refused (ROL-11). */
  readonly providerDomain: string | null;
  readonly staffSessions: StaffSessions;
}

export interface ImpersonatedRequest {
  readonly shopId: number;
  readonly impersonator: string;
  /** What the page sends to prove that it is them. */
  readonly session: string;
  readonly channel: CodeChannel;
  readonly to: string;
}

interface Proven {
  readonly email: string | null;
  readonly phone: string | null;
}

const keptMs = 365 * 24 * 60 * 60_000;
const shownMax = 200;

export type Impersonations = ReturnType<typeof createImpersonations>;

/** The provider's staff asking for a code beside a shopper. It is sent to the shopper all the same. */
export function createImpersonations(dependencies: ImpersonationDependencies) {
  const { database, clock, secret, providerDomain, staffSessions } = dependencies;
  const hash = (...parts: readonly (string | number)[]) =>
    createHmac('sha256', `impersonation ${secret}`).update(JSON.stringify(parts)).digest('hex');

  /** Newest first. */
  async function read(shopId: number, hashes: readonly string[] | null = null): Promise<Impersonation[]> {
    const rows = await database.inShops([shopId]).query<Omit<Impersonation, 'askedDatetime'> & { at: Date }>(
      `select impersonator, channel, asked_at as at from impersonation
       where shop_id = $1 and ($3::text[] is null or destination_hash = any ($3))
       order by asked_at desc, id desc limit $2`,
      [shopId, shownMax, hashes],
    );
    return rows.map(({ at, ...row }) => ({ ...row, askedDatetime: at.toISOString() }));
  }

  return {
    /** Only with a session of that very address and shop; a domain in an address proves nothing. */
    async allow({ shopId, impersonator, session }: ImpersonatedRequest): Promise<Outcome<string>> {
      const address = readImpersonator(impersonator, providerDomain);
      const staff = address === null ? null : await staffSessions.read(session);
      const isThem = staff?.shopId === shopId && staff.impersonator === address;
      return address !== null && isThem ? done(address) : refused('forbidden');
    },

    async note({ shopId, impersonator, channel, to }: ImpersonatedRequest): Promise<void> {
      await database.inShops([shopId]).query(
        `insert into impersonation (shop_id, impersonator, channel, destination_hash, asked_at)
         values ($1, $2, $3, $4, $5)`,
        [shopId, impersonator, channel, hash(shopId, channel, to), new Date(clock.now())],
      );
    },

    ofShop: (shopId: number) => read(shopId),

    /** Beside somebody who has proven this address or number, newest first. */
    beside(shopId: number, { email, phone }: Proven): Promise<Impersonation[]> {
      const hashes = [
        ...(email === null ? [] : [hash(shopId, 'email-code', email)]),
        ...(phone === null ? [] : [hash(shopId, 'sms-code', phone)]),
      ];
      return read(shopId, hashes);
    },

    async forgetOld(): Promise<void> {
      await database.query('delete from impersonation where asked_at < $1', [new Date(clock.now() - keptMs)]);
    },
  };
}
