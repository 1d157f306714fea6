import { expect, openChat, test, write } from './support/test';

test('a page with an open chat is kept for the way back, and talks on when it is shown again', async ({
  playwright,
  browserName,
  launchOptions,
  openPage,
}) => {
  // Playwright switches the back/forward cache off; here it is what is looked at, in a browser of the test's own.
  const browser = await playwright[browserName].launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    // A browser that only draws keeps no page.
    ...(process.env.CHROME_WHOLE && { executablePath: process.env.CHROME_WHOLE }),
  });
  const shopper = await openPage({}, browser);
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
  await browser.close();
});
