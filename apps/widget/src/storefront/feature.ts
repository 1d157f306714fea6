import type { Feature } from '../app/Feature';
import { loadChunk } from '../chunks/loadChunk';
import { reportError } from '../log';

const load = () => loadChunk('storefront', () => import('./lazy/storefrontOf'));
const report = (error: unknown) => reportError("The shop's cart cannot be read.", error);

/** What the shop's own pages tell, where it is a shop whose pages tell something. */
export const storefront: Feature = {
  name: 'storefront',
  frames: {
    'shopify-cart': (widget) => load().then(({ storefrontOf }) => storefrontOf(widget).share(), report),
  },
  start(widget) {
    if (widget.launcher.shopType || window.Shopify)
      load().then(({ storefrontOf }) => storefrontOf(widget), report);
  },
};
