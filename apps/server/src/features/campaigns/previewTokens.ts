import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../platform/clock';

const claims = z.object({ shopId: z.number().int(), campaignId: z.uuid() });
export type Previewed = z.infer<typeof claims>;

/** chosen: long enough to look at it on a phone too. */
const lifetimeMs = 30 * 60_000;
const audience = 'campaign-preview';

/** Opens one campaign of one shop, to be looked at and nothing else. */
export function createPreviewTokens(secret: string, clock: Clock) {
  const key = new TextEncoder().encode(`${audience}-token ${secret}`);
  const seconds = (ms: number) => Math.floor(ms / 1000);
  return {
    issue: (previewed: Previewed): Promise<string> =>
      new SignJWT({ ...previewed })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setExpirationTime(seconds(clock.now() + lifetimeMs))
        .sign(key),
    async read(token: string): Promise<Previewed | null> {
      const options = { algorithms: ['HS256'], audience, currentDate: new Date(clock.now()) };
      const verified = await jwtVerify(token, key, options).catch(() => null);
      return claims.safeParse(verified?.payload).data ?? null;
    },
  };
}
