import type { ViewedProduct } from '@shopbell/rules/cart';
import { toJson } from '@shopbell/rules/json';
import type { Widget } from '../../app/Widget';

/** Tells who answers what the shopper has looked at: of who has written, with their consent; taken back, it goes there too. */
export function tellViewed(
  { client, overrides }: Pick<Widget, 'client' | 'overrides'>,
  kept: () => readonly ViewedProduct[],
) {
  let told: string | null = null;

  function changed(): void {
    const { isConnected, conversation } = client.store.get();
    if (!isConnected || conversation.messages.length === 0) {
      // Another conversation has heard nothing yet.
      told = null;
      return;
    }
    // Consent may have been taken back on a page that was not connected: then this one says so.
    const products = overrides.get().hasConsent ? kept().map(toFull) : [];
    const news = toJson(products);
    if (news === told) return;
    told = news;
    void client.run((loaded) => loaded.signal('products-viewed', { products }));
  }

  const stops = [
    client.store.subscribe(() => {
      if (told === null || !client.store.get().isConnected) changed();
    }),
    overrides.subscribe(changed),
  ];
  changed();
  return { changed, stop: () => stops.forEach((stop) => void stop()) };
}

const toFull = ({ url, ...product }: ViewedProduct) => ({
  ...product,
  url: new URL(url, location.href).href,
});
