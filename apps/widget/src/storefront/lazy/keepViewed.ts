import { storageKey } from '@shopbell/protocol';
import { readViewed, type ViewedProduct, withViewed } from '@shopbell/rules/cart';
import { toJson } from '@shopbell/rules/json';
import type { Widget } from '../../app/Widget';
import type { Storefront } from './createStorefront';
import { tellViewed } from './tellViewed';

/** Remembers in this browser which products were looked at (VST-06), once the shopper has consented and not before. */
export function keepViewed(widget: Widget, storefront: Pick<Storefront, 'readProduct'>): void {
  const { page, overrides, storage, launcher, running } = widget;
  const key = storageKey(launcher.appId, 'recently-viewed');
  const told = tellViewed(widget, kept);
  let last: string | null = null;

  async function heed(): Promise<void> {
    const { url } = page.get();
    if (!overrides.get().hasConsent || url === last) return;
    last = url;
    const product = await storefront.readProduct(url);
    // Who has taken it back meanwhile is not remembered.
    if (!product || !overrides.get().hasConsent) return;
    const { pathname } = new URL(url);
    storage.write(key, toJson(withViewed(kept(), { id: product.id, title: product.title, url: pathname })));
    told.changed();
  }

  function kept(): ViewedProduct[] {
    try {
      return readViewed(JSON.parse(storage.read(key) ?? '[]'));
    } catch {
      return [];
    }
  }

  const stops = [page, overrides].map((store) => store.subscribe(() => void heed()));
  running.push({ stop: () => [...stops, told.stop].forEach((stop) => void stop()) });
  void heed();
}
