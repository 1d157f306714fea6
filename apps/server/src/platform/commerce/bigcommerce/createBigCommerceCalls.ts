import type { z } from 'zod';
import type { Outgoing } from '../../outgoing';
import { askPlatform, tellPlatform } from '../askPlatform';
import { readAs } from '../readAs';

export interface BigCommerceOptions {
  readonly outgoing: Outgoing;
  readonly storeHash: string;
  readonly accessToken: string;
  readonly origin?: string;
  readonly timeoutMs?: number;
  readonly pageSize?: number;
}

type Query = Readonly<Record<string, string | number>>;

interface ListOptions<Item> {
  readonly query?: Query;
  readonly most?: number;
  readonly isWanted?: (item: Item) => boolean;
}

/** Where a store is asked, and with what. */
export function bigCommerceDoor({
  storeHash,
  accessToken,
  timeoutMs = 10_000,
  ...options
}: BigCommerceOptions) {
  const origin = options.origin ?? 'https://api.bigcommerce.com';
  return {
    addressOf: (path: string) => new URL(`/stores/${encodeURIComponent(storeHash)}${path}`, origin),
    headers: { accept: 'application/json', 'x-auth-token': accessToken },
    timeoutMs,
  };
}

export function createBigCommerceCalls(options: BigCommerceOptions) {
  const { outgoing, pageSize = 50 } = options;
  const { addressOf, headers, timeoutMs } = bigCommerceDoor(options);

  /** Null where there is nothing: 404, and 204 as version 2 says it. */
  async function get(path: string, query: Query = {}): Promise<unknown> {
    const address = addressOf(path);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
    return (await askPlatform(outgoing, address, { headers, timeoutMs })).json;
  }

  return {
    get,

    /** Null where it was declined. */
    put: (path: string, body: object) =>
      tellPlatform(outgoing, addressOf(path), {
        ...{ method: 'PUT', timeoutMs, body: JSON.stringify(body) },
        headers: { ...headers, 'content-type': 'application/json' },
      }),

    /** A list of version 2, page by page, until enough of it is wanted; the page behind the last one is empty. */
    async list<Item>(
      path: string,
      items: z.ZodType<Item[]>,
      { query = {}, most = 250, isWanted = () => true }: ListOptions<Item> = {},
    ): Promise<Item[]> {
      const found: Item[] = [];
      const limit = Math.min(pageSize, most);
      for (let page = 1; found.length < most; page += 1) {
        const json = await get(path, { ...query, page, limit });
        const more = json === null ? [] : readAs(items, json, `A page of ${path.replace(/\d+/g, '…')}`);
        found.push(...more.filter(isWanted));
        if (more.length < limit) break;
      }
      return found.slice(0, most);
    },
  };
}
