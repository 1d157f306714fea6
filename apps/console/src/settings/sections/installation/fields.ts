import type { SettingField } from '../../fields/SettingField';

export const installationFields: readonly SettingField[] = [
  {
    path: 'domains',
    group: 'Your shop',
    label: 'Sites that may show the chat',
    help: 'With their subdomains. While there are none, every site may.',
    control: { kind: 'list', entry: 'Site', add: 'Add a site', placeholder: 'shop.example' },
  },
  {
    path: 'shopType',
    group: 'Your shop',
    label: 'Platform',
    control: {
      kind: 'choice',
      whenNull: 'Another, or my own',
      choices: [
        ['shopify', 'Shopify'],
        ['magento2', 'Magento 2'],
        ['bigcommerce', 'BigCommerce'],
      ],
    },
  },
  {
    path: 'shopName',
    group: 'Your shop',
    label: 'Name of the shop on its platform',
    help: 'On Shopify the first part of your-shop.myshopify.com. Sent along with messages.',
    control: { kind: 'text', isNullable: true },
  },
  {
    path: 'shopInstalled',
    group: 'Your shop',
    label: 'The chat is installed as an app of the platform',
    control: { kind: 'switch' },
    comesWith: 'the app for your platform',
  },
];
