import { defineFeature, type Host } from '../../feature/Feature';
import type { Shops } from '../shops';
import { createAllowances } from '../tracking';
import { linkRoutes } from './routes';
import { createLinks } from './service';
import { linksTables } from './tables';

/** Short addresses in campaigns. */
export const linksFeature = defineFeature({
  name: 'links',
  tables: linksTables,
  create(context: Host & { readonly shops: Shops }) {
    const { clock, trustedProxies } = context;
    const links = createLinks(context);
    const allowances = createAllowances(clock, trustedProxies);
    return {
      service: {},
      async routes(server) {
        await server.register(linkRoutes, { links, allowances });
      },
      forgetOld: links.forgetOld,
    };
  },
});
