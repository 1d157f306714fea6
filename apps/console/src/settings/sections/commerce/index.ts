import type { Section } from '../Section';

export const commerceSection: Section = {
  id: 'shop-system',
  title: 'Shop system',
  role: 'admin',
  words: 'connect shopify magento bigcommerce orders access token platform webhook loop returns',
  isOfShop: true,
  load: async () => (await import('./ShopSystem')).ShopSystem,
};
