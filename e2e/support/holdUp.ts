import type { Page } from '@playwright/test';

/** What a page sends to this address waits until it is let go. */
export async function holdUp(page: Page, method: 'POST' | 'PUT', address: string): Promise<() => void> {
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === method) await wait;
    await route.continue();
  });
  return () => letGo();
}
