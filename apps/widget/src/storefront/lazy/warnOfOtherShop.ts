import type { Store } from '@shopbell/client/visitor';
import { reportWarning } from '../../log';
import type { Details } from '../../settings';

/** A chat pasted into the wrong shop answers for the right one: whoever looks into the console learns why (LOG-02). */
export function warnOfOtherShop(details: Store<Details | null>): void {
  const loaded = details.get();
  if (!loaded) {
    const stop = details.subscribe(() => {
      stop();
      warnOfOtherShop(details);
    });
    return;
  }
  const name = loaded.settings?.shopName;
  const onPage = window.Shopify?.shop;
  if (!name || !onPage) return;
  const configured = name.includes('.') ? name : `${name}.myshopify.com`;
  if (configured.toLowerCase() !== onPage.toLowerCase())
    reportWarning(`This page belongs to ${onPage}, the chat to ${configured}.`);
}
