import type { FastifyPluginAsync } from 'fastify';
import { assetRoutes } from './assets/routes';
import { ajaxRoutes } from './cart/ajaxRoutes';
import { formRoutes } from './cart/formRoutes';
import { pageRoutes } from './pages/routes';
import { acceptShopBodies } from './shell/acceptShopBodies';
import { createPageSender } from './shell/createPageSender';

export type StorefrontOptions = {
  /** The HTML a merchant pastes before `</body>`; trusted, never escaped. */
  snippet: string;
};

export const storefront: FastifyPluginAsync<StorefrontOptions> = async (app, { snippet }) => {
  const sendPage = createPageSender(snippet);
  acceptShopBodies(app);
  assetRoutes(app);
  pageRoutes(app, sendPage);
  formRoutes(app, sendPage);
  await app.register(ajaxRoutes);
};
