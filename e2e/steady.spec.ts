import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/test';

declare global {
  interface Window {
    /** By how much of the page what was seen has moved by itself, as the browser measures it. */
    moved: number;
  }
}

/** Set before the first page, and begins anew with each. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    window.moved = 0;
    type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    const add = (shifts: readonly Shift[]) => {
      for (const { value, hadRecentInput } of shifts) if (!hadRecentInput) window.moved += value;
    };
    new PerformanceObserver((list) => add(list.getEntries() as Shift[])).observe({ type: 'layout-shift' });
  });

/** Once what is on screen has been drawn, and the observer has heard of it. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(window.moved)))),
      ),
  );

/** Of each page what stands on top is answered last, when what stands below it is there; unseen, it has no name yet. */
const pages = [
  { path: 'inbox', last: '**/console/api/tags', below: 'nav a[href$="/console/settings"]' },
  { path: 'account', last: '**/console/api/account', below: 'section:has-text("Recent sign-ins") tbody tr' },
  { path: 'flows', last: '**/console/api/flows', below: 'a[href*="template="]' },
  {
    path: 'settings/installation',
    last: '**/console/api/chats/*/sightings',
    below: '[data-setting="domains"]',
  },
];

test('whatever comes late, nothing that is seen moves: in the inbox, on pages of sections and in the settings', async ({
  agent: owner,
}) => {
  await watchMoves(owner);
  await signIn(owner, 'owner@demo.shop', '/console/macros');
  for (const { path, last, below } of pages)
    await test.step(path, async () => {
      await owner.route(last, async (route) => {
        await owner.locator(below).first().waitFor({ state: 'attached' });
        await moved(owner);
        await route.continue();
      });
      const answered = owner.waitForResponse(last);
      await owner.goto(`/console/${path}`);
      await answered;
      await expect(owner.locator('[data-loading]')).toHaveCount(0);
      await expect(owner.locator(below).first()).toBeVisible();
      expect(await moved(owner)).toBeLessThan(0.02);
      await owner.unrouteAll({ behavior: 'wait' });
    });
});
