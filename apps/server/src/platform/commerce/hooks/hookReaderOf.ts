import type { NewConnection } from '@shopbell/protocol';
import { bigCommerceHooks } from '../bigcommerce/bigCommerceHooks';
import { createRestHooks } from './createRestHooks';
import type { HookReader } from './PlatformHooks';

export type HookPlatform = NewConnection['platform'] | 'demo';

const readers: Readonly<Partial<Record<HookPlatform, HookReader>>> = {
  shopify: createRestHooks('x-shopify'),
  bigcommerce: bigCommerceHooks,
  demo: createRestHooks('x-shop'),
  // Magento has no webhooks of its own; Adobe Commerce has them as a module that runs while the shopper waits.
};

/** Null for a platform that tells nothing by itself. */
export const hookReaderOf = (platform: HookPlatform): HookReader | null => readers[platform] ?? null;
