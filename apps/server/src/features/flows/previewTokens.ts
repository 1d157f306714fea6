import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../platform/clock';

const claims = z.object({ shopId: z.number().int(), flowId: z.uuid() });
export type Previewed = z.infer<typeof claims>;

/** chosen: long enough to try it on a phone too. */
const lifetimeMs = 30 * 60_000;
const audience = 'flow-preview';

/** Opens what is saved of one flow of one shop, to be tried out and nothing else. */
export function createFlowPreviewTokens(secret: string, clock: Clock) {
  const key = new TextEncoder().encode(`${audience}-token ${secret}`);
  return {
    issue: (previewed: Previewed): Promise<string> =>
      new SignJWT({ ...previewed })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setExpirationTime(Math.floor((clock.now() + lifetimeMs) / 1000))
        .sign(key),
    async isFor(token: string, { shopId, flowId }: Previewed): Promise<boolean> {
      const options = { algorithms: ['HS256'], audience, currentDate: new Date(clock.now()) };
      const verified = await jwtVerify(token, key, options).catch(() => null);
      const read = claims.safeParse(verified?.payload).data;
      return read?.shopId === shopId && read.flowId === flowId;
    },
  };
}

export type FlowPreviewTokens = ReturnType<typeof createFlowPreviewTokens>;
