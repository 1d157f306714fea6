import type { Page } from '@playwright/test';
import type {} from '../../apps/embed/src/createChat';

interface Frame {
  readonly type: string;
  readonly payload: unknown;
}

/** What a page says and hears over its sockets, from now on. */
export function framesSent(page: Page) {
  const said: Frame[] = [];
  const heard: Frame[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => said.push(JSON.parse(String(payload))));
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload))));
  });
  const ofType = (frames: readonly Frame[]) => (type: string) =>
    frames.filter((frame) => frame.type === type).map(({ payload }) => payload);
  return { of: ofType(said), heard: ofType(heard) };
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

/** The app is let in and has run, as far as the page lets it take over. */
export async function letAppRun(page: Page, letIn: () => void): Promise<void> {
  const came = appFetched(page);
  letIn();
  const url = (await came).url();
  // As text: the page's own module, which is there once all that it needs is.
  await page.evaluate(`import(${JSON.stringify(url)}).then(() => {})`);
  await framesPass(page);
}

/** Enough for whatever is under way in the page to be seen. */
export const framesPass = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });

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
