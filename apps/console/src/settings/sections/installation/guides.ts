/** Where the line goes, platform by platform. */
export const guides = [
  {
    name: 'Shopify',
    steps: [
      'In the admin of your shop open Online Store, then Themes.',
      'Beside the theme in use open the menu with the three dots and choose Edit code.',
      'Open layout/theme.liquid, paste the line just before </body>, and save.',
      'Below, choose Shopify as the platform and write the name of the shop.',
    ],
  },
  {
    name: 'Magento 2',
    steps: [
      'In the admin open Content, then Design, then Configuration.',
      'Edit the store view that should have the chat.',
      'Under HTML Head paste the line into Scripts and Style Sheets, and save.',
      'Open System, then Cache Management, and flush the cache.',
    ],
  },
  {
    name: 'BigCommerce',
    steps: [
      'In the control panel open Storefront, then Script Manager.',
      'Create a script: location Footer, pages Store pages (and Checkout, if you want it there), type Script.',
      'Paste the line as its content and save.',
    ],
  },
  {
    name: 'Any other page',
    steps: [
      'Paste the line into the HTML of every page that should have the chat, just before </body>.',
      'Where your page has a content security policy, allow this address in script-src, connect-src, img-src and font-src.',
    ],
  },
] as const;
