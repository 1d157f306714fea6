import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { Outgoing } from '../../outgoing';
import { askPlatform } from '../askPlatform';
import { CommerceError, type CommerceTrouble } from '../CommercePlatform';
import { readAs } from '../readAs';
import { envelope } from './shapes';

export interface ShopifyOptions {
  readonly outgoing: Outgoing;
  /** `https://my-shop.myshopify.com` */
  readonly origin: string;
  readonly accessToken: string;
  readonly timeoutMs?: number;
  /** What the token was allowed when the shop was connected. */
  readonly scopes?: readonly string[];
}

/** One version is spoken; Shopify keeps each for a year, and answers with the oldest it still has after that. */
const apiVersion = '2026-07';

/** Longer than this the shopper is told to come again. */
const patienceMs = 1500;

const troubles: Readonly<Record<string, CommerceTrouble>> = {
  THROTTLED: 'throttled',
  ACCESS_DENIED: 'refused',
  SHOP_INACTIVE: 'refused',
  INTERNAL_SERVER_ERROR: 'unreachable',
};

export type AskShopify = (query: string, variables?: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** A mutation is never sent twice; a throttled one was not carried out. */
const isMutation = (query: string): boolean => /^\s*mutation\b/.test(query);

export function createAskShopify(options: ShopifyOptions): AskShopify {
  const { outgoing, origin, accessToken, timeoutMs = 10_000 } = options;
  const address = new URL(`/admin/api/${apiVersion}/graphql.json`, origin);
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-shopify-access-token': accessToken,
  };

  async function once(body: string, isRepeatable: boolean): Promise<unknown> {
    const request = { method: 'POST', headers, body, timeoutMs, isRepeatable } as const;
    const { json } = await askPlatform(outgoing, address, request);
    const answer = readAs(envelope, json, 'The answer');
    const [error] = answer.errors ?? [];
    if (error) throw errorOf(error, answer);
    return answer.data;
  }

  return async (query, variables = {}) => {
    const body = JSON.stringify({ query, variables });
    const isRepeatable = !isMutation(query);
    try {
      return await once(body, isRepeatable);
    } catch (error) {
      if (!(error instanceof CommerceError) || error.trouble !== 'throttled') throw error;
      if (error.retryAfterMs === null || error.retryAfterMs > patienceMs) throw error;
      await pause(error.retryAfterMs);
      return once(body, isRepeatable);
    }
  };
}

type Envelope = z.infer<typeof envelope>;

function errorOf(
  { message, extensions }: NonNullable<Envelope['errors']>[number],
  answer: Envelope,
): CommerceError {
  const trouble = troubles[extensions?.code ?? ''] ?? 'unreadable';
  return new CommerceError(trouble, `Shopify: ${message.slice(0, 200)}`, waitOf(trouble, answer));
}

/** Until there are as many points as the query costs. */
function waitOf(trouble: CommerceTrouble, { extensions }: Envelope): number | null {
  const cost = extensions?.cost;
  if (trouble !== 'throttled' || !cost || cost.throttleStatus.restoreRate <= 0) return null;
  const { currentlyAvailable, restoreRate } = cost.throttleStatus;
  return Math.max(0, Math.ceil(((cost.requestedQueryCost - currentlyAvailable) / restoreRate) * 1000));
}
