import { readFile } from 'node:fs/promises';
import { Liquid } from 'liquidjs';
import { openChatSettings } from './support/chats';
import { type ServedShop, serveShop } from './support/serveShop';
import { test as base, chatWindow, expect, launcher, messageField, signIn, write } from './support/test';

let served: ServedShop | null = null;
const test = base.extend<{ shop: ServedShop }>({
  shop: async ({ desk }, use) => {
    served ??= await serveShop(desk, { ...openChatSettings, shopType: 'shopify' });
    await use(served);
  },
});
// It stands as long as any page of it is open: what a page asks for last is answered too.
test.afterAll(() => served?.stop());

const block = new URL('../integrations/shopify/extensions/shopbell/blocks/chat.liquid', import.meta.url);

/** As a theme has it, with names that would end a script if anybody let them. */
const page = (desk: string, key: string, more: object = {}) => ({
  block: { settings: { desk, key, knows_customer: true } },
  shop: { permanent_domain: 'fern.myshopify.com' },
  customer: { id: 8001, email: 'ivy.leaf@customers.test', first_name: 'Ivy' },
  cart: {
    currency: { iso_code: 'USD' },
    total_price: 6400,
    items: [
      {
        ...{ product_id: 7003, variant_id: 700301, quantity: 2, final_line_price: 6400 },
        ...{ original_line_price: 6400, product: { title: 'Mug </script><script>alert(1)</script>' } },
      },
    ],
  },
  request: { design_mode: false },
  ...more,
});

async function render(facts: object): Promise<string> {
  const engine = new Liquid({ strictVariables: true, strictFilters: true });
  // As Shopify's own does it: what could end a script is written otherwise.
  engine.registerFilter('json', (value) => JSON.stringify(value ?? null).replace(/</g, '\\u003c'));
  engine.registerFilter('t', (key) => key);
  const [markup = ''] = (await readFile(block, 'utf8')).split('{% schema %}');
  return engine.parseAndRender(markup, facts);
}

test('the block for Shopify’s themes brings the chat, and tells it who is there once its window opens', async ({
  shopper,
  agent,
  shop,
}) => {
  const key = String(shop.appId);
  const listener = `<script>
    (window.gorgiasChatQueue = []).push((chat) => chat.on('cart:updated', (cart) => { window.heard = cart; }));
  </script>`;
  shop.addPage('/themed', listener + (await render(page(shop.chat, key))));
  await shopper.goto(`${shop.shop}/themed`);
  await launcher(shopper).click();
  await expect(messageField(shopper)).toBeFocused();
  await write(shopper, 'Message', 'Does the mug come in green?');
  await expect(chatWindow(shopper).getByRole('log')).toContainText('Does the mug come in green?');

  await signIn(agent);
  await agent.getByRole('link', { name: /Does the mug come in green/ }).click();
  const details = agent.getByRole('complementary', { name: 'Details' });
  await expect(details).toContainText('ivy.leaf@customers.test');
  const cart = await shopper.evaluate(() => (window as { heard?: object }).heard);
  expect(cart).toMatchObject({
    total_price: 6400,
    items: [{ title: 'Mug </script><script>alert(1)</script>' }],
  });
  expect(await shopper.evaluate(() => JSON.stringify(localStorage))).toContain('8001');
});

test('the block says nothing of who does not want to be known, and stays away where it is not set up', async ({
  shopper,
}) => {
  const settings = { desk: 'https://desk.test', key: 'fern', knows_customer: false };
  const rendered = await render(page('', '', { block: { settings } }));
  await shopper.setContent(rendered.replace(/<script async[^>]*><\/script>/, ''));
  const told = JSON.parse((await shopper.locator('#shopbell-page').textContent()) ?? '');
  expect(told).toMatchObject({ domain: 'fern.myshopify.com', customer: null, cart: { total_price: 6400 } });
  expect(rendered).toContain('src="https://desk.test/w/fern.js"');
  expect((await render(page('', ''))).trim()).toBe('');
  expect(await render(page('', '', { request: { design_mode: true } }))).toContain('chat.missing');
  const { settings: fields } = JSON.parse(
    (await readFile(block, 'utf8')).split(/\{% (?:end)?schema %\}/)[1] ?? '',
  );
  expect(fields.map(({ id }: { id: string }) => id)).toEqual(Object.keys(settings));
});
