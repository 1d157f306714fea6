import config from '../playwright.config';
import { expect, openChat, test, write } from './support/test';

/** Playwright switches the back/forward cache off; here it is what is looked at. */
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    // A browser that only draws keeps no page.
    ...(process.env.CHROME_WHOLE && { executablePath: process.env.CHROME_WHOLE }),
  },
});

test('a page with an open chat is kept for the way back, and talks on when it is shown again', async ({
  shopper,
}) => {
  await shopper.goto('/');
  await openChat(shopper);
  await write(shopper, 'Message', 'Before');
  await expect(shopper.locator('.message.confirmed')).toHaveCount(1);
  await shopper.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
  });
  await shopper.goto('/cart');
  await shopper.goBack({ waitUntil: 'commit' });
  await expect.poll(() => shopper.evaluate(() => Reflect.get(window, 'wasKept'))).toBe(true);
  await write(shopper, 'Message', 'After');
  await expect(shopper.locator('.message.confirmed')).toHaveCount(2);
});
