import { randomUUID } from 'node:crypto';
import { codeLimits, serverLimits } from '@shopbell/protocol';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../platform/clock';
import type { Access } from '../visitors';
import type { Endings } from './endings';

/** How somebody proved who they are (AUTH-06). */
const proofTypes = ['email', 'phone', 'shopify-logged-in-customer'] as const;

const claims = z.object({
  shopId: z.number().int(),
  customerId: z.number().int(),
  type: z.enum(proofTypes),
  /** Empty where the shop's system has none of them. */
  email: z.string(),
  /** The conversation that they proved it in, where there was one: with that it ends. */
  conversationId: z.uuid().optional(),
  /** The number that a code was read from. */
  phone: z.string().optional(),
  /** Given with the first token of a sign-in; what is got with that one has it too. */
  signInId: z.uuid().optional(),
});
export type ProvenCustomer = z.infer<typeof claims>;

export type IdentityTokens = ReturnType<typeof createIdentityTokens>;

const lifetimes = { identity: serverLimits.proofLifetimeMs, orders: codeLimits.orderAccessMs } as const;
type Door = keyof typeof lifetimes;

/**
 * Two tokens of one shop and one customer: the proof of who somebody is, and, got with it, access to their orders, which
 * ends sooner (AUTH-14). Neither opens the other's door. Both end with a sign-out, and when the shopper is deleted, be it
 * with their conversation or by what they have proven.
 */
export function createIdentityTokens(
  secret: string,
  clock: Clock,
  access: Pick<Access, 'hasEnded'>,
  endings: Pick<Endings, 'hasEnded'>,
) {
  const keyOf = (door: Door) => new TextEncoder().encode(`${door}-token ${secret}`);
  const seconds = (ms: number) => Math.floor(ms / 1000);

  const issue = (door: Door, proven: ProvenCustomer): Promise<string> =>
    new SignJWT({ signInId: randomUUID(), ...proven })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(door)
      .setIssuedAt(seconds(clock.now()))
      .setExpirationTime(seconds(clock.now() + lifetimes[door]))
      .sign(keyOf(door));

  async function read(door: Door, token: string): Promise<ProvenCustomer | null> {
    const verified = await jwtVerify(token, keyOf(door), {
      algorithms: ['HS256'],
      audience: door,
      requiredClaims: ['iat'],
      currentDate: new Date(clock.now()),
    }).catch(() => null);
    const proven = claims.safeParse(verified?.payload).data;
    if (!proven) return null;
    const issuedMs = Number(verified?.payload.iat) * 1000;
    return (await hasEnded(proven, issuedMs)) ? null : proven;
  }

  async function hasEnded(proven: ProvenCustomer, issuedMs: number): Promise<boolean> {
    const { shopId, conversationId, signInId, email, phone } = proven;
    if (conversationId && (await access.hasEnded({ shopId, conversationId }, issuedMs))) return true;
    const holders = [signInId, email, phone].flatMap((holder) => holder || []);
    return endings.hasEnded(shopId, holders, issuedMs);
  }

  return {
    issueProof: (proven: ProvenCustomer) => issue('identity', proven),
    readProof: (token: string) => read('identity', token),
    issueAccess: (proven: ProvenCustomer) => issue('orders', proven),
    readAccess: (token: string) => read('orders', token),
  };
}
