import type { ChatSighting } from '@shopbell/protocol';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';

export type Sightings = ReturnType<typeof createSightings>;

/** A page that shoppers read all day says no more than one that was read once. */
const pauseMs = 5 * 60_000;
/** More sites than a shop has: whoever puts another's script on many pages fills no table. */
const hostsMax = 20;
const rememberedMax = 10_000;

/** Where a chat's script was asked for. Owners see by it that the line stands where they pasted it. */
export function createSightings(database: Database, clock: Clock) {
  const noted = new Map<string, number>();

  return {
    /** From the `Referer` of a request for the script; what says nothing is not noted. */
    async note(chat: { readonly id: number; readonly shopId: number }, referrer: string | undefined) {
      const host = hostOf(referrer);
      if (host === null) return;
      const key = `${chat.id} ${host}`;
      const nowMs = clock.now();
      if (nowMs - (noted.get(key) ?? Number.NEGATIVE_INFINITY) < pauseMs) return;
      if (noted.size >= rememberedMax) noted.clear();
      noted.set(key, nowMs);
      await database.inShops([chat.shopId]).query(
        `insert into chat_sighting (app_id, host, shop_id, last_seen_at)
         select $1::bigint, $2, $3::bigint, $4::timestamptz
         where exists (select from chat_sighting where app_id = $1 and host = $2)
           or (select count(*) from chat_sighting where app_id = $1) < $5
         on conflict (app_id, host) do update set last_seen_at = excluded.last_seen_at`,
        [chat.id, host, chat.shopId, new Date(nowMs), hostsMax],
      );
    },

    async list(shopId: number, chatId: number): Promise<ChatSighting[]> {
      const rows = await database
        .inShops([shopId])
        .query<{ host: string; last_seen_at: Date }>(
          'select host, last_seen_at from chat_sighting where shop_id = $1 and app_id = $2 order by last_seen_at desc, host',
          [shopId, chatId],
        );
      return rows.map(({ host, last_seen_at }) => ({ host, lastSeenDatetime: last_seen_at.toISOString() }));
    },
  };
}

function hostOf(referrer: string | undefined): string | null {
  if (referrer === undefined || !URL.canParse(referrer)) return null;
  const { protocol, host, pathname } = new URL(referrer);
  // Our own test page does not prove that the shop's has it.
  if (pathname.startsWith('/try/')) return null;
  return /^https?:$/.test(protocol) && host.length <= 255 ? host : null;
}
