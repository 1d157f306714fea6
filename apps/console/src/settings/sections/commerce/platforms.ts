import type { NewConnection } from '@shopbell/protocol';

export type PlatformName = NewConnection['platform'];

/** What each platform calls the things that are asked for, and where they are found. */
export const platforms = {
  shopify: {
    name: 'Shopify',
    place: 'Shop at Shopify',
    placeholder: 'my-shop.myshopify.com',
    token: 'Admin API access token',
    help: 'In Shopify under Settings, Apps, Develop apps: an app with read_orders, read_customers and read_products; write_orders and write_returns for what is done at once.',
    secret: 'App secret key (optional)',
    secretHelp:
      'Shopify calls it client secret or API secret key. By it we know that it is Shopify who tells us of orders, and who is signed in to the shop needs no code: for that the app also needs an app proxy, /apps/gorgias, that leads to this desk.',
  },
  magento2: {
    name: 'Magento 2',
    place: 'Address of the shop',
    placeholder: 'https://shop.example',
    token: 'Integration access token',
    help: 'In Magento under System, Extensions, Integrations: one that may read sales and customers, and the catalogue for product cards.',
  },
  bigcommerce: {
    name: 'BigCommerce',
    place: 'Store hash',
    placeholder: 'abc123',
    token: 'API access token',
    help: 'In BigCommerce under Settings, API accounts: one that may read orders, customers and transactions, and products and the store’s information for product cards.',
  },
} as const satisfies Record<PlatformName, object>;
