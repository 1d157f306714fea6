import type { FastifyPluginAsync } from 'fastify';
import { accountRoutes } from './account/routes';
import { adminRoutes } from './admin/routes';
import { assetRoutes } from './assets/routes';
import { cartAjaxRoutes } from './cart/ajaxRoutes';
import { cartFormRoutes } from './cart/formRoutes';
import { catalogAjaxRoutes } from './catalog/ajaxRoutes';
import { checkoutRoutes } from './checkout/routes';
import { createShop, type ShopOptions } from './createShop';
import { discountRoutes } from './discounts/routes';
import { answerStrangers } from './pages/answerStrangers';
import { assistantPage, pageRoutes } from './pages/routes';
import { acceptShopBodies } from './shell/acceptShopBodies';
import { createPageSender } from './shell/createPageSender';
import { refuseForeignOrigin } from './shell/refuseForeignOrigin';

export type StorefrontOptions = ShopOptions & {
  /** The HTML a merchant pastes before `</body>`; trusted, never escaped. */
  snippet: string;
  /** The same for another chat of the desk, where `?chat=KEY` asks for it; without it there is no other. */
  snippetOf?: (appKey: string) => string;
  /** What stands on `/assistant` instead, where an assistant answers first; without it there is no such page. */
  assistantSnippet?: string;
  /** Opens `/admin/api` to whoever sends it as `x-shop-access-token`; without it there is no such door. */
  accessToken?: string;
};

export const storefront: FastifyPluginAsync<StorefrontOptions> = async (app, options) => {
  const { snippet, snippetOf, assistantSnippet, accessToken, ...shopOptions } = options;
  const shop = createShop(shopOptions);
  const sendPage = createPageSender(shop, (key) => (key !== null && snippetOf?.(key)) || snippet);
  acceptShopBodies(app);
  refuseForeignOrigin(app);
  answerStrangers(app, sendPage);
  assetRoutes(app, shop.catalog);
  pageRoutes(app, shop, sendPage);
  if (assistantSnippet)
    assistantPage(
      app,
      shop,
      createPageSender(shop, () => assistantSnippet),
    );
  cartFormRoutes(app, shop, sendPage);
  checkoutRoutes(app, shop, sendPage);
  accountRoutes(app, shop, sendPage);
  discountRoutes(app);
  await app.register(cartAjaxRoutes, { shop });
  await app.register(catalogAjaxRoutes, { catalog: shop.catalog });
  if (accessToken) await app.register(adminRoutes, { prefix: '/admin/api', shop, accessToken });
};
