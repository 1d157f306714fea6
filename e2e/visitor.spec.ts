import type { Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { openChatSettings } from './support/chats';
import { serveShop } from './support/serveShop';
import { expect, forget, launcher, openChat, signIn, test, write } from './support/test';

const consent = (page: Page, isGiven: boolean) =>
  page.evaluate(async (given) => {
    await window.GorgiasChat?.setConsent(given);
  }, isGiven);

const productPage = (field: string) => `
  <meta property="og:type" content="product"><meta property="og:title" content="Linen throw">
  <meta property="product:price:currency" content="EUR">${field}<script src="/w/demo.js" async></script>`;

const shops = {
  magento2: '<form id="product_addtocart_form"><input name="product" value="14"></form>',
  bigcommerce: '<form data-cart-item-add><input name="product_id" value="14"></form>',
};

test('[SRV-04] [VST-06] who answers sees what the shopper looks at and has in the cart, and how far to believe who they are', async ({
  shopper,
  agent,
  desk,
}) => {
  await signIn(agent);
  const details = agent.getByRole('complementary', { name: 'Details' });

  await test.step('which page the shopper is on, as they go on, and who they are', async () => {
    await shopper.goto('/products/pebble-mug?secret=key');
    await openChat(shopper);
    await write(shopper, 'Message', 'Where is my parcel?');
    await agent.getByRole('link', { name: /Where is my parcel/ }).click();
    const page = details.getByRole('region', { name: 'Looks at' }).getByRole('link');
    await expect(page).toHaveText('/products/pebble-mug');
    await expect(page).toHaveAttribute('href', /\/products\/pebble-mug$/);
    await expect(details.getByRole('definition').first()).toHaveText('1');

    // By a link, by the page itself, and from another tab that comes to the front.
    await shopper.goto('/collections/all');
    await expect(page).toHaveText('/collections/all');
    await shopper.evaluate(() => history.pushState(null, '', '/somewhere/else#here'));
    await expect(page).toHaveText('/somewhere/else');

    const trust = details.getByRole('button', { name: 'Anonymous' });
    await expect(details.getByText('Nobody knows who this is.')).toBeHidden();
    await trust.focus();
    await agent.keyboard.press('Shift+Tab');
    await agent.keyboard.press('Tab');
    await expect(details.getByText('Nobody knows who this is.')).toBeVisible();
    await details.getByRole('button', { name: 'Add name and email' }).click();
    await details.getByLabel('Email').fill('parcel@mail.test');
    await details.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(details.getByRole('button', { name: 'Typed by an agent' })).toBeVisible();
  });

  await test.step('what the shopper has looked at, with consent only, and no more when it is taken back', async () => {
    await forget(shopper);
    await shopper.goto('/products/pebble-mug');
    await openChat(shopper);
    await write(shopper, 'Message', 'Which of them is warmer?');
    await agent.getByRole('link', { name: /Which of them is warmer/ }).click();
    await expect(details.getByRole('region', { name: 'Looks at' })).toBeVisible();
    const viewed = details.getByRole('region', { name: 'Recently viewed' });
    await expect(viewed).toBeHidden();

    await consent(shopper, true);
    await expect(viewed.getByRole('link')).toHaveText(['Pebble Mug']);
    await expect(viewed.getByRole('link')).toHaveAttribute('href', /^http.*\/products\/pebble-mug$/);
    await shopper.goto('/products/felted-wool-slippers');
    await expect(viewed.getByRole('link')).toHaveText(['Felted Wool Slippers', 'Pebble Mug']);
    await consent(shopper, false);
    await expect(viewed).toBeHidden();
  });

  await test.step('the cart and what was looked at, in shops of Magento 2 and BigCommerce too', async () => {
    await shopper.addInitScript(() =>
      localStorage.setItem(
        'mage-cache-storage',
        JSON.stringify({
          cart: {
            summary_count: 2,
            subtotalAmount: '64.0000',
            items: [{ product_id: '14', product_name: 'Linen throw', qty: 2, product_price_value: 32 }],
          },
        }),
      ),
    );
    const item = { productId: 14, variantId: 15, name: 'Linen throw', quantity: 2 };
    const physicalItems = [{ ...item, extendedListPrice: 80, extendedSalePrice: 64 }];
    await shopper.route('**/api/storefront/carts', (route) =>
      route.fulfill({ json: [{ currency: { code: 'EUR' }, cartAmount: 64, lineItems: { physicalItems } }] }),
    );
    for (const [shopType, field] of Object.entries(shops)) {
      const served = await serveShop(desk, { ...openChatSettings, shopType });
      served.addPage('/throw', productPage(field));
      await shopper.goto(`${served.shop}/throw`);
      await consent(shopper, true);
      await launcher(shopper).click();
      await write(shopper, 'Message', `Is it warm, ${shopType}?`);
      await agent.getByRole('link', { name: new RegExp(`Is it warm, ${shopType}`) }).click();
      const viewed = details.getByRole('region', { name: 'Recently viewed' });
      await expect(viewed.getByRole('link')).toHaveText(['Linen throw']);
      await expect(details.getByText('2 × Linen throw')).toBeVisible();
      await expect(details.getByText('€64.00')).toHaveCount(2);
      served.stop();
    }
  });
});
