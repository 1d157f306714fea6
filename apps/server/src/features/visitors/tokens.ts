import { serverLimits } from '@shopbell/protocol';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../platform/clock';

/** What a shopper's token says: this one conversation, of this one app. */
export interface VisitorClaims {
  readonly conversationId: string;
  readonly appId: number;
  readonly shopId: number;
}

export interface FoundToken {
  readonly claims: VisitorClaims;
  readonly issuedMs: number;
}

const resumeLifetimeMs = 3 * 24 * 60 * 60_000;

export type Tokens = ReturnType<typeof createTokens>;

export function createTokens(secret: string, clock: Clock) {
  const key = new TextEncoder().encode(`visitor-token ${secret}`);
  const seconds = (ms: number) => Math.floor(ms / 1000);

  const resumeKey = new TextEncoder().encode(`resume-token ${secret}`);

  async function read(token: string, appId: number, toleranceMs: number): Promise<FoundToken | null> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        audience: String(appId),
        currentDate: new Date(clock.now()),
        clockTolerance: seconds(toleranceMs),
      });
      const { conversationId, shopId, iat } = payload;
      if (typeof conversationId !== 'string' || typeof shopId !== 'number' || iat === undefined) return null;
      return { claims: { conversationId, shopId, appId }, issuedMs: iat * 1000 };
    } catch {
      return null;
    }
  }

  return {
    /** `isAnew` tells the page that what it knows of before is deleted. */
    issue({ conversationId, appId, shopId }: VisitorClaims, isAnew = false): Promise<string> {
      const nowMs = clock.now();
      return new SignJWT({ conversationId, shopId, ...(isAnew && { anew: true }) })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(String(appId))
        .setIssuedAt(seconds(nowMs))
        .setExpirationTime(seconds(nowMs + serverLimits.accessTokenLifetimeMs))
        .sign(key);
    },

    read: (token: string, appId: number) => read(token, appId, 0),

    /** For a link in a mail: it opens one conversation and is good for nothing else. */
    issueResume({ conversationId, appId, shopId }: VisitorClaims): Promise<string> {
      const nowMs = clock.now();
      return new SignJWT({ conversationId, shopId })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(`resume ${appId}`)
        .setExpirationTime(seconds(nowMs + resumeLifetimeMs))
        .sign(resumeKey);
    },

    async verifyResume(token: string, appId: number): Promise<VisitorClaims | null> {
      const verified = await jwtVerify(token, resumeKey, {
        algorithms: ['HS256'],
        audience: `resume ${appId}`,
        currentDate: new Date(clock.now()),
      }).catch(() => null);
      const { conversationId, shopId } = verified?.payload ?? {};
      if (typeof conversationId !== 'string' || typeof shopId !== 'number') return null;
      return { conversationId, shopId, appId };
    },

    /** An expired token still proves whose conversation it was, for a while (AUTH-14). */
    async readForRenewal(token: string, appId: number): Promise<FoundToken | null> {
      const found = await read(token, appId, serverLimits.accessTokenRenewalMs);
      return found && clock.now() - found.issuedMs < serverLimits.accessTokenRenewalMs ? found : null;
    },
  };
}
