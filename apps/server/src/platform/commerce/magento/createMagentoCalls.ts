import { z } from 'zod';
import type { Outgoing } from '../../outgoing';
import { askPlatform, tellPlatform } from '../askPlatform';
import { readAs } from '../readAs';

export interface MagentoOptions {
  readonly outgoing: Outgoing;
  /** The shop's own address: `https://shop.example`, or with a path before `/rest`. */
  readonly origin: string;
  readonly accessToken: string;
  readonly timeoutMs?: number;
  readonly pageSize?: number;
}

export type Filter = readonly [field: string, condition: 'eq' | 'in' | 'like', value: string | number];

export interface Search {
  /** Whatever fits one of them. */
  readonly any?: readonly Filter[];
  /** Only what fits each of them. */
  readonly all?: readonly Filter[];
  /** What a question needs beside its criteria. */
  readonly more?: Readonly<Record<string, string>>;
  /** Not every list says how long it is: one that is not full is the last then. */
  readonly isUncounted?: boolean;
  readonly newestFirst?: boolean;
  readonly most?: number;
}

/** https://developer.adobe.com/commerce/webapi/rest/use-rest/performing-searches/ */
export function createMagentoCalls(options: MagentoOptions) {
  const { outgoing, origin, accessToken, timeoutMs = 10_000, pageSize = 50 } = options;
  const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` };

  const addressOf = (path: string) => new URL(`${origin.replace(/\/$/, '')}/rest/V1/${path}`);

  async function get(path: string, query = new URLSearchParams()): Promise<unknown> {
    const address = addressOf(path);
    address.search = query.toString();
    return (await askPlatform(outgoing, address, { headers, timeoutMs })).json;
  }

  return {
    get,

    /** Null where it was declined. */
    tell: (method: 'POST' | 'PUT', path: string, body: object) =>
      tellPlatform(outgoing, addressOf(path), {
        ...{ method, timeoutMs, body: JSON.stringify(body) },
        headers: { ...headers, 'content-type': 'application/json' },
      }),

    /** Page by page until there are enough; a page behind the last one would be the last one again. */
    async search<Item extends z.ZodType>(path: string, item: Item, search: Search): Promise<z.infer<Item>[]> {
      const { most = Number.POSITIVE_INFINITY, isUncounted = false } = search;
      const size = Math.min(pageSize, most);
      const count = z.coerce.number();
      const page = z.object({
        items: z.array(item).nullish(),
        total_count: isUncounted ? count.optional() : count,
      });
      const found: z.infer<Item>[] = [];
      for (let number = 1; ; number += 1) {
        const query = criteriaOf(search, { number, size });
        const { items, total_count } = readAs(page, await get(path, query), `A page of ${path}`);
        found.push(...(items ?? []));
        const isLast =
          number * size >= (total_count ?? Number.POSITIVE_INFINITY) ||
          (items ?? []).length < (isUncounted ? size : 1);
        if (isLast || found.length >= most) return found.slice(0, most);
      }
    },
  };
}

function criteriaOf(
  { any = [], all = [], more = {}, newestFirst }: Search,
  page: { number: number; size: number },
): URLSearchParams {
  const query = new URLSearchParams(more);
  // What is in one group is this or that; what is in several, this and that.
  for (const [group, filters] of [any, ...all.map((filter) => [filter])].entries())
    for (const [index, [field, condition, value]] of filters.entries()) {
      const filter = `searchCriteria[filter_groups][${group}][filters][${index}]`;
      query.set(`${filter}[field]`, field);
      query.set(`${filter}[value]`, String(value));
      query.set(`${filter}[condition_type]`, condition);
    }
  if (newestFirst) {
    query.set('searchCriteria[sortOrders][0][field]', 'created_at');
    query.set('searchCriteria[sortOrders][0][direction]', 'DESC');
  }
  query.set('searchCriteria[pageSize]', String(page.size));
  query.set('searchCriteria[currentPage]', String(page.number));
  return query;
}
