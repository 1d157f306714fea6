import type { Page } from '@playwright/test';

/** The page is gone without a word, as where a phone needs its memory. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The answer never comes: whoever would give it is gone.
  void session.send('Page.crash').catch(() => {});
  await crashed;
}
