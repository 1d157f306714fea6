import { z } from 'zod';
import type { HookReader, News } from '../hooks/PlatformHooks';
import { parseJson } from '../hooks/parts';
import { isSameText } from '../hooks/signatures';
import { readAs } from '../readAs';

/** Registered by us with each webhook, and sent along with everything that is told. */
export const hookSecretHeader = 'x-shopbell-webhook-secret';

const told = z.object({
  scope: z.string().max(100),
  /** `stores/abc123` */
  producer: z.string().max(100),
  hash: z.string().min(1).max(100),
  created_at: z.number().int(),
  data: z.object({ type: z.string(), id: z.number().int().positive() }).nullish(),
});

/** BigCommerce says only which order; there is no signature, so it brings a secret that we have given it. */
export const bigCommerceHooks: HookReader = {
  isFrom: ({ secret }, { headers }) => isSameText(headers[hookSecretHeader], secret),

  read({ body }) {
    const { scope, hash, created_at, data } = readAs(told, parseJson(body), 'What was told');
    const at = new Date(created_at * 1000);
    return { id: `${scope} ${hash}`, topic: scope, news: newsOf(scope, data?.id ?? null, at) };
  },
};

function newsOf(scope: string, orderId: number | null, at: Date): News {
  if (scope === 'store/app/uninstalled') return { kind: 'uninstalled', at };
  if (scope.startsWith('store/order/') && orderId !== null) return { kind: 'order-changed', orderId };
  return { kind: 'other' };
}
