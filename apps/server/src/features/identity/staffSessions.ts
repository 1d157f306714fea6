import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../platform/clock';
import type { Agents } from '../agents';

const claims = z.object({ shopId: z.number().int(), impersonator: z.string(), sessionId: z.string() });
export type StaffSession = z.infer<typeof claims>;

/** chosen: a conversation with a shopper, and no working day. */
const lifetimeMs = 60 * 60_000;
const audience = 'staff-session';

export type StaffSessions = ReturnType<typeof createStaffSessions>;

/**
 * Signed for one of the provider's staff and one shop: it lets them say who they are, and opens nothing. It ends with the
 * sign-in it was asked for with, and when they are no member of that shop any more.
 */
export function createStaffSessions(secret: string, clock: Clock, agents: Pick<Agents, 'isStillMember'>) {
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
      const session = claims.safeParse(verified?.payload).data;
      if (!session) return null;
      const { sessionId, shopId, impersonator } = session;
      return (await agents.isStillMember(sessionId, shopId, impersonator)) ? session : null;
    },
  };
}
