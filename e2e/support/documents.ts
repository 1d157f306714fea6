import { readdir, readFile } from 'node:fs/promises';

/** A screen of the console, by its heading as the demo's owner sees it. */
const screen = (heading: string) => ({ heading });

/** What stands at each address that a document names: a page, a screen, an answer to programs, or why it cannot just be opened. */
export const theirPlace: Record<string, 'page' | 'answer' | `no: ${string}` | ReturnType<typeof screen>> = {
  '/': 'page',
  '/?chat=sample': 'page',
  '/console': screen('Open'),
  '/console/settings': screen('Settings'),
  '/console/setup': 'page',
  '/console/welcome': screen('First steps'),
  '/gallery': 'page',
  '/outbox': 'page',
  '/w/demo.js': 'answer',
  '/openapi.json': 'answer',
  '/asyncapi.json': 'answer',
  '/healthz': 'answer',
  '/readyz': 'answer',
  '/metrics': 'answer',
  '/cart.js': 'answer',
  '/api/translations': 'answer',
  '/cart.json': 'no: of shops on Shopify, where a theme has no other',
  '/api/storefront/carts': 'no: of shops on BigCommerce',
  '/console/campaigns': screen('Campaigns'),
  '/console/campaigns/why': screen('Why a campaign shows'),
  '/console/errors': screen('Errors on pages'),
  '/assistant': 'page',
  '/console/assistant': screen('Assistant'),
  '/console/assistant/review': screen('Review of the assistant'),
  '/console/help-center': screen('Help center'),
  '/console/help-center/import': screen('Import articles'),
  '/help/': 'no: the beginning of addresses, which has one for each shop',
  '/article-recommendation': 'no: a screen of the widget',
  '/auth': 'no: asks for a chat',
  '/ws': 'no: a socket',
  '/inbound-mail': 'no: mail providers post there, and only with a secret',
  '/attachments/': 'no: the beginning of addresses',
  '/checkouts/': 'no: the beginning of addresses, of the shop',
  '/discount/CODE': 'no: of the shop, and of a code that it takes',
  '/cart/add.js': 'no: of the shop, products are posted there',
  '/api/reports': 'no: pages post their errors there',
  '/console/api': 'no: the beginning of addresses',
  '/console/api/attachments': 'no: uploads are posted there',
  '/console/api/returns': 'no: only for who is signed in',
  '/apps/gorgias': 'no: of a shop at Shopify, which passes on what is asked there',
  '/schemas': 'no: a door of a package',
  '/all': 'no: a door of a package',
};

/** Addresses of the demo in links and code; those with something to fill in are none. */
export async function addressesInDocuments(): Promise<string[]> {
  const pages = (await readdir('docs', { recursive: true })).filter((name) => name.endsWith('.md'));
  const files = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...pages.map((name) => `docs/${name}`)];
  const found = new Set<string>();
  for (const file of files.filter((name) => !name.includes('requirements'))) {
    const text = await readFile(file, 'utf8');
    for (const [, path] of text.matchAll(/http:\/\/localhost:4000([^\s>)`,]*)/g)) found.add(path || '/');
    for (const [, path = ''] of text.matchAll(/`(\/[a-z][\w./-]*)`/g)) found.add(path);
    for (const [, path = ''] of text.matchAll(/…(\/(?:w|console)\/[\w/.]*\w)/g)) found.add(path);
  }
  return [...found].sort();
}
