import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../platform/clock';

const claims = z.object({ shopId: z.number().int(), impersonator: z.string() });
export type StaffSession = z.infer<typeof claims>;

/** chosen: a conversation with a shopper, and no working day. */
const lifetimeMs = 60 * 60_000;
const audience = 'staff-session';

export type StaffSessions = ReturnType<typeof createStaffSessions>;

/** Signed for one of the provider's staff and one shop: it lets them say who they are, and opens nothing. */
export function createStaffSessions(secret: string, clock: Clock) {
  const key = new TextEncoder().encode(`${audience} ${secret}`);
  const seconds = (ms: number) => Math.floor(ms / 1000);

  return {
    async issue(session: StaffSession): Promise<{ session: string; expiresDatetime: string }> {
      const expiresMs = clock.now() + lifetimeMs;
      const signed = await new SignJWT({ ...session })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setExpirationTime(seconds(expiresMs))
        .sign(key);
      return { session: signed, expiresDatetime: new Date(expiresMs).toISOString() };
    },

    async read(token: string): Promise<StaffSession | null> {
      const verified = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        audience,
        currentDate: new Date(clock.now()),
      }).catch(() => null);
      return claims.safeParse(verified?.payload).data ?? null;
    },
  };
}
