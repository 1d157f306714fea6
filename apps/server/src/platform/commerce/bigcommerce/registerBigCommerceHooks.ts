import { z } from 'zod';
import { askPlatform } from '../askPlatform';
import { readAs } from '../readAs';
import { hookSecretHeader } from './bigCommerceHooks';
import { type BigCommerceOptions, bigCommerceDoor, createBigCommerceCalls } from './createBigCommerceCalls';

const bigCommerceTopics = ['store/order/created', 'store/order/updated'] as const;

const hookList = z.object({
  data: z.array(z.object({ id: z.number(), scope: z.string(), destination: z.string() })),
});

/** What stands there for this address already is given the secret of now. */
export async function registerBigCommerceHooks(
  options: BigCommerceOptions,
  destination: string,
  secret: string,
): Promise<string[]> {
  const { addressOf, headers, timeoutMs } = bigCommerceDoor(options);
  const known = readAs(hookList, await createBigCommerceCalls(options).get('/v3/hooks'), 'The webhooks').data;
  for (const scope of bigCommerceTopics) {
    const there = known.find((hook) => hook.scope === scope && hook.destination === destination);
    const hook = { scope, destination, is_active: true, headers: { [hookSecretHeader]: secret } };
    await askPlatform(options.outgoing, addressOf(there ? `/v3/hooks/${there.id}` : '/v3/hooks'), {
      method: there ? 'PUT' : 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(hook),
      timeoutMs,
    });
  }
  return [...bigCommerceTopics];
}
