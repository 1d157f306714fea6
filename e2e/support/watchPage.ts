import type { Page } from '@playwright/test';
import type {} from '../../apps/embed/src/createChat';

/** What a page says over its sockets, from now on. */
export function framesSent(page: Page) {
  const frames: { type: string; payload: unknown }[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => frames.push(JSON.parse(String(payload)))),
  );
  return {
    of: (type: string) => frames.filter((frame) => frame.type === type).map(({ payload }) => payload),
  };
}

/** The app has started: React has taken the launcher over. */
export const hasApp = (page: Page) =>
  page.evaluate(() => {
    const host = document.getElementById('gorgias-chat-container')?.shadowRoot?.firstElementChild;
    return Object.keys(host ?? {}).some((key) => key.startsWith('__reactContainer'));
  });

/** By a call of the page that shows nothing: the app starts, with its window closed. */
export const startApp = (page: Page) => page.evaluate(() => window.GorgiasChat?.hidePoweredBy(false));

/** React's bytes have come, as they do when the page is idle and nobody has asked for the chat. */
export const reactFetched = (page: Page) => page.waitForResponse(/\/assets\/.+\/react\./);

/** The bytes of the app have come, as they do with the first intent. */
export const appFetched = (page: Page) => page.waitForResponse(/\/assets\/.+\/app\./);

/** The app does not come until it is let in. */
export const holdApp = (page: Page) => hold(page, /\/assets\/[^/]+\/app\./);

/** What has such an address does not come until it is let in. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let letIn = () => {};
  const allowed = new Promise<void>((done) => {
    letIn = done;
  });
  await page.route(address, async (route) => {
    await allowed;
    await route.continue();
  });
  return letIn;
}
