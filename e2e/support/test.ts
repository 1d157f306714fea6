import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { createDesk, type Desk } from './startDesk';

interface PageGuard {
  /** Errors this test provokes on purpose; anything else that a page complains about fails the test. */
  expected: RegExp[];
}

export const test = base.extend<
  {
    guard: PageGuard;
    /** Whose pages are opened. A file with a desk of its own names it here: another worker fixture is another worker. */
    host: Desk;
    shopper: Page;
    agent: Page;
    openPage: (device?: BrowserContextOptions, by?: Browser) => Promise<Page>;
  },
  { desk: Desk }
>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const desk = await createDesk();
      await desk.start();
      await use(desk);
      await desk.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  browser: [
    async ({ playwright, browserName, launchOptions }, use) => {
      const browser = await launch(() => playwright[browserName].launch(launchOptions));
      await use(browser);
      await browser.close({ reason: 'Test ended.' });
    },
    { scope: 'worker', timeout: 0 },
  ],
  host: ({ desk }, use) => use(desk),
  baseURL: ({ host }, use) => use(host.baseUrl),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  guard: async ({}, use) => use({ expected: [] }),
  /** Every page is a person of its own: own storage, own cookies, and no complaint goes unnoticed. */
  openPage: async ({ browser, host, guard }, use) => {
    const complaints: string[] = [];
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (device, by = browser) => {
      const context = await by.newContext({ ...device, baseURL: host.baseUrl });
      contexts.push(context);
      context.on('weberror', (error) => complaints.push(String(error.error())));
      context.on('console', (message) => {
        // Content security violations, failed hydrations and lost chunks all come by here.
        if (message.type() === 'error') complaints.push(message.text());
      });
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(complaints.filter((text) => !guard.expected.some((pattern) => pattern.test(text)))).toEqual([]);
  },
  shopper: async ({ openPage }, use) => use(await openPage()),
  agent: async ({ openPage, guard }, use) => {
    // Where nobody is signed in the console asks who is there, and the browser logs the 401.
    guard.expected.push(/status of 401/);
    await use(await openPage());
  },
});

export { expect };

/**
 * One launch in some thousands ends in a segmentation fault of the browser's own, before it has opened a page: nothing
 * of ours has run by then. It is said and tried once more; whatever else goes wrong, or goes wrong twice, stays a failure.
 */
async function launch(start: () => Promise<Browser>): Promise<Browser> {
  try {
    return await start();
  } catch (error) {
    if (!String(error).includes('Segmentation fault')) throw error;
    console.warn('The browser fell over as it started, and is started once more.');
    return start();
  }
}

/** The form that asks who is there. */
export async function openConsole(page: Page): Promise<void> {
  const address = newAddress();
  await page.route('**/auth/sign-in/email', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  );
  await page.goto('/console');
}

/** Without the form, which has tests of its own, and straight to where something is to be done. */
export async function signIn(page: Page, email = 'agent@demo.shop', at = '/console'): Promise<void> {
  await signInUnseen(page, email);
  await page.goto(at);
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
}

/** For who asks the server by themselves, or goes to the console later. */
export async function signInUnseen(page: Page, email: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const answer = await page.request.post('/console/api/auth/sign-in/email', {
    headers: { origin, 'x-forwarded-for': newAddress() },
    data: { email, password: 'shopbell-demo' },
  });
  expect(answer.status()).toBe(200);
}

/** The same for tests at a desk that only their file has, started with its first and gone with its last. */
export function withDesk(create: () => Promise<Desk>) {
  let host: Promise<Desk> | null = null;
  const own = test.extend<{ host: Desk }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    host: async ({}, use) => {
      host ??= create().then(async (desk) => {
        await desk.start();
        return desk;
      });
      await use(await host);
    },
  });
  own.afterAll(async () => (await host)?.remove());
  return own;
}

let people = 0;

/** From one network only so many sign in within a minute; people of different tests come from different ones. */
function newAddress(): string {
  people += 1;
  return `10.${process.pid % 200}.${people >> 8}.${people & 255}`;
}

export async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
}

/** After a reload, or in another tab: a window that was opened within the last days opens by itself (WIN-09). */
export async function chatReopened(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
}

export async function write(page: Page, field: 'Message' | 'Reply', text: string): Promise<void> {
  await page.getByRole('textbox', { name: field }).fill(text);
  await page.getByRole('textbox', { name: field }).press('Enter');
}

/** A page of the demo shop with another chat than its own on it. */
export async function visit(page: Page, appKey: string, path = '/'): Promise<void> {
  await page.context().addCookies([{ name: 'chat', value: appKey, domain: 'localhost', path: '/' }]);
  await page.goto(path);
}

/** Whoever comes next in this browser has never been here. */
export const forget = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

/** What a browser keeps for a minute, the chat's script, is asked for again. */
export async function minuteLater(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Whose browser prefers these languages. */
export const speaks = (page: Page, ...languages: string[]) =>
  page.addInitScript((wanted) => {
    Object.defineProperty(navigator, 'languages', { get: () => wanted });
  }, languages);

/** The launcher of a chat without a label. */
export const launcher = (page: Page) => page.getByRole('button', { name: /^(Open|Close) chat/ });

export const chatWindow = (page: Page) => page.getByRole('dialog');

export const messageField = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Before time jumps in a page: what the window has asked for is there, or it would be given up as too late. */
export async function windowSettled(page: Page): Promise<void> {
  await expect(page.getByText('Powered by Shopbell')).toBeVisible();
  await expect(chatWindow(page).locator('.avatar').first()).toBeVisible();
}
