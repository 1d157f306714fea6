import { readAs } from '../readAs';
import { createAskShopify, type ShopifyOptions } from './askShopify';
import { accessQuery } from './queries';
import { access } from './shapes';

const needed = ['read_orders', 'read_customers'];

/** What an access token must be allowed and is not, and what it would be good to allow. */
export async function shopifyAccess(options: ShopifyOptions) {
  const { currentAppInstallation } = readAs(
    access,
    await createAskShopify(options)(accessQuery),
    'The scopes',
  );
  const allowed = new Set(currentAppInstallation.accessScopes.map(({ handle }) => handle));
  const has = (scope: string) => allowed.has(scope) || allowed.has(scope.replace('read_', 'write_'));
  return {
    scopes: [...allowed],
    missing: needed.filter((scope) => !has(scope)),
    advice: [
      ...(has('read_all_orders')
        ? []
        : ['Only orders of the last 60 days are seen; the scope read_all_orders shows the older ones too.']),
      ...(has('read_products')
        ? []
        : [
            'Products are not seen; with the scope read_products they can be shown in answers and campaigns.',
          ]),
      ...(allowed.has('write_orders')
        ? []
        : ['Orders are only read; with the scope write_orders they can be cancelled and sent elsewhere.']),
      ...(allowed.has('write_returns')
        ? []
        : [
            'Returns are asked of the team; with the scope write_returns shoppers can register them at once.',
          ]),
    ],
  };
}
