import type { Page } from '@playwright/test';
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
  while (!(await wasKept(shopper))) {
    // The browser had no time for it, and the page is drawn anew: it is left once more when all of it is there, since none is
    // kept that is still being loaded.
    await shopper.waitForLoadState();
    await expect(shopper.locator('.message.confirmed')).toHaveCount(1);
  }
  await write(shopper, 'Message', 'After');
  await expect(shopper.locator('.message.confirmed')).toHaveCount(2);
  await browser.close();
});

/** Whether the browser has kept a page that was left. If not, nothing in the page is to blame. */
async function wasKept(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const blamed: string[] = [];
  let isGone = false;
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    isGone = true;
    for (const { type, reason } of notRestoredExplanations)
      if (type !== 'Circumstantial') blamed.push(reason);
  });
  await session.send('Page.enable');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
  });
  await page.goto('/cart');
  await page.goBack({ waitUntil: 'commit' });
  const isKept = () => page.evaluate(() => Reflect.get(window, 'wasKept') === true);
  await expect.poll(async () => isGone || (await isKept())).toBe(true);
  expect(blamed).toEqual([]);
  return isKept();
}
