import type { FastifyPluginAsync } from 'fastify';
import type { Pages } from '../AppOptions';
import type { Shops } from '../features/shops';
import { checkoutFrame } from './checkoutFrame';
import { consolePages } from './consolePages';
import { gallery } from './gallery';
import { previewPage } from './previewPage';
import { releaseAssets } from './releaseAssets';
import { tryPage } from './tryPage';

export interface PageRoutesOptions {
  readonly pages: Pages;
  readonly shops: Shops;
}

/** The built pages and their files. */
export const pageRoutes: FastifyPluginAsync<PageRoutesOptions> = async (server, { pages, shops }) => {
  const { release, releasesFolder, consoleFolder, galleryFolder, storefront } = pages;
  await server.register(tryPage, { findApp: shops.findApp });
  await server.register(checkoutFrame, { findApp: shops.findApp, release });
  await server.register(releaseAssets, { folder: releasesFolder });
  await server.register(previewPage, { folder: consoleFolder });
  await server.register(consolePages, { folder: consoleFolder });
  if (galleryFolder) await server.register(gallery, { folder: galleryFolder });
  if (storefront) await server.register(storefront);
};
