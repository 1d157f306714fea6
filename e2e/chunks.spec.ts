import type { Page, Route } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { alterChat } from './support/alterChat';
import { closedChatSettings, openChatSettings } from './support/chats';
import {
  chatWindow,
  expect,
  launcher,
  messageField,
  openChat,
  test,
  visit,
  windowSettled,
} from './support/test';

const refresh = 'Please refresh your page to continue using the chat.';

/** Every request for a chunk comes to this, however often it is asked for. */
async function breakChunk(page: Page, name: string, answer: (route: Route) => unknown): Promise<string[]> {
  const asked: string[] = [];
  await page.route(new RegExp(`/assets/[^/]+/${name}\\.`), (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  return asked;
}

/** What the shop's developer reads of it. */
const complaint = async (page: Page) => {
  const message = await page.waitForEvent('console', (said) => said.text().includes('could not be loaded'));
  return message.text();
};

/** The window, the field and the page around it go on. */
async function isAlive(page: Page): Promise<void> {
  await expect(messageField(page)).toBeEditable();
  await messageField(page).fill('Still there?');
  await page.keyboard.press('Escape');
  await expect(chatWindow(page)).toBeHidden();
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(messageField(page)).toHaveValue('Still there?');
}

const failures: readonly (readonly [string, RegExp, (route: Route) => Promise<void>])[] = [
  ['missing', /^missing/, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Gone' })],
  [
    'text/html in its place',
    /^text\/html/,
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to this network</h1>' }),
  ],
  [
    'a part of it',
    /^SyntaxError/,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).slice(0, 400) });
    },
  ],
];

test('[LAZY-17] [LAZY-18] [LAZY-19] [TXT-19] a chunk that is missing, of another type or cut off is tried three times, then its place says what to do, and everything else lives', async ({
  openPage,
  guard,
}) => {
  guard.expected.push(/could not be loaded/, /Failed to load resource/, /MIME type/);
  await Promise.all(
    failures.map(async ([, reason, answer]) => {
      const page = await openPage();
      const asked = await breakChunk(page, 'Conversation', answer);
      await page.goto('/cart');
      const said = complaint(page);
      await openChat(page);
      await expect(chatWindow(page).getByRole('alert')).toHaveText(refresh);
      expect(await said).toContain('ChunkLoadError: Loading chunk conversation failed.\n(');
      expect((await said).split('failed.\n(')[1]).toMatch(reason);
      expect(await said).toMatch(/: http:\/\/localhost:\d+\/assets\/[^/]+\/Conversation\.[\w-]+\.js\)/);
      expect(asked.filter((url) => url.includes('?try=')).map((url) => url.split('?')[1])).toEqual([
        'try=2',
        'try=3',
      ]);
      await isAlive(page);
    }),
  );
});

test('[LAZY-18] a chunk that hangs is waited for 120 s, and one that comes at the second try is as good as the first', async ({
  shopper,
  openPage,
  guard,
}) => {
  guard.expected.push(/could not be loaded/, /Failed to load resource/);
  await shopper.clock.install();
  await breakChunk(shopper, 'Conversation', () => new Promise(() => {}));
  await shopper.goto('/cart');
  const said = complaint(shopper);
  const [connected, trap] = [shopper.waitForEvent('websocket'), shopper.waitForResponse(/focusTrap/)];
  await openChat(shopper);
  // Time will jump: whatever else was asked for is there, down to what nobody sees.
  await connected;
  await windowSettled(shopper);
  await expect(shopper.getByRole('button', { name: 'More options' })).toBeVisible();
  await shopper.evaluate((url) => import(url), (await trap).url());
  await shopper.clock.fastForward(60_000);
  await expect(chatWindow(shopper).getByRole('alert')).toHaveCount(0);
  await shopper.clock.fastForward(61_000);
  await expect(chatWindow(shopper).getByRole('alert')).toHaveText(refresh);
  expect(await said).toContain('(timeout: ');

  const other = await openPage();
  await breakChunk(other, 'Conversation', (route) =>
    route.request().url().includes('try=2') ? route.continue() : route.abort(),
  );
  await other.goto('/cart');
  await openChat(other);
  await expect(other.getByText('Ask us anything')).toBeVisible();
});

test('[LAZY-19] [TXT-01] without what sends files a notice says what to do, and a refused form keeps its words; an ornament that is missing says nothing', async ({
  openPage,
  guard,
  desk,
}) => {
  guard.expected.push(/could not be loaded/, /Failed to load resource/, /WS_NACK_MESSAGE_OFFLINE/);
  const key = await desk.addChat(closedChatSettings);

  const withoutOrnament = async (page: Page) => {
    const asked = await breakChunk(page, 'Avatars', (route) => route.abort());
    await page.goto('/cart');
    await openChat(page);
    await expect.poll(() => asked.some((url) => url.includes('try=3'))).toBe(true);
    await expect(chatWindow(page).getByRole('alert')).toHaveCount(0);
    await isAlive(page);
  };
  const withoutUploads = async (page: Page) => {
    await breakChunk(page, 'startUploads', (route) => route.abort());
    await page.goto('/cart');
    await openChat(page);
    const file = { name: 'throw.png', mimeType: 'image/png', buffer: Buffer.from('png') };
    await page.locator('input[type=file]').setInputFiles(file);
    const alert = chatWindow(page).getByRole('alert');
    await expect(alert).toHaveText(refresh);
    await alert.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect(alert).toHaveCount(0);
    await isAlive(page);
  };
  const withoutSending = async (page: Page) => {
    await page.routeWebSocket(/\/ws\?/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((frame) => {
        const { type, messageId } = JSON.parse(String(frame));
        if (type !== 'pending-offline-capture-init') return server.send(frame);
        const payload = { code: 'rate-limited', reason: 'Not now.', retryable: false, retryAfterMs: 0 };
        socket.send(JSON.stringify({ type: 'nack-message', messageId, payload }));
      });
    });
    await visit(page, key);
    await launcher(page).click();
    const message = page.getByRole('textbox', { name: 'How can we help you?' });
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@fern-and-loom.shop');
    await message.fill('Do you ship to Norway?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(chatWindow(page).getByRole('alert')).toHaveText(
      'An error occurred while sending your message. Please try again.',
    );
    await expect(message).toHaveValue('Do you ship to Norway?');
  };
  const journeys = [withoutOrnament, withoutUploads, withoutSending];
  await Promise.all(journeys.map(async (journey) => journey(await openPage())));
});

test('[LAZY-18] [LAZY-19] rooms that come late are gone to when they are there, with the words that were written; lost ones say so', async ({
  openPage,
  guard,
  desk,
}) => {
  guard.expected.push(/could not be loaded/, /Failed to load resource/);
  const key = await desk.addChat(closedChatSettings);
  const form = (page: Page) => page.getByRole('textbox', { name: 'How can we help you?' });

  const late = async (page: Page) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await breakChunk(page, 'rooms', async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, key);
    await launcher(page).click();
    await expect(page.getByText('Powered by')).toBeVisible();
    await messageField(page).fill('Do you ship to Norway?');
    await expect(page.getByRole('button', { name: 'More options' })).toHaveCount(0);
    release();
    await expect(form(page)).toHaveValue('Do you ship to Norway?');
    await expect(page.getByRole('button', { name: 'More options' })).toBeVisible();
  };
  const lost = async (page: Page) => {
    const asked = await breakChunk(page, 'rooms', (route) => route.abort());
    await visit(page, key);
    await launcher(page).click();
    await expect(chatWindow(page).getByRole('alert')).toHaveText(refresh);
    expect(asked.some((url) => url.includes('try=3'))).toBe(true);
    await messageField(page).fill('Still there?');
    await expect(messageField(page)).toHaveValue('Still there?');
  };
  const journeys = [late, lost];
  await Promise.all(journeys.map(async (journey) => journey(await openPage())));
});

test('[LAZY-19] [TXT-19] when the app itself does not come the launcher says what to do, and a click tries again', async ({
  openPage,
  guard,
  desk,
}) => {
  guard.expected.push(/could not be loaded/, /Failed to load resource/);
  const key = await desk.addChat({ ...openChatSettings, language: 'de' });
  const german = 'Bitte laden Sie die Seite neu, um den Chat weiter zu nutzen.';
  const spoken = async (page: Page, name: string, words: string, open: () => Promise<unknown>) => {
    let isDown = true;
    await page.route(/\/assets\/[^/]+\/app\./, (route) => (isDown ? route.abort() : route.continue()));
    await open();
    const button = page.getByRole('button', { name });
    const notice = page.getByRole('button', { name: words });
    await button.click();
    await expect(notice).toBeFocused();
    // Enough for one line or two, and within the page.
    const { x = -1, height = 0 } = (await notice.boundingBox()) ?? {};
    expect([x >= 0, height]).toEqual([true, 56]);

    // In vain once more, by keyboard: still one notice.
    const again = page.waitForEvent('requestfailed');
    await page.keyboard.press('Enter');
    await again;
    await expect(notice).toBeFocused();
    await expect(notice).toHaveCount(1);

    isDown = false;
    await notice.click();
    await expect(chatWindow(page)).toBeVisible();
    await expect(notice).toHaveCount(0);
  };
  const [desktop, phone] = [await openPage(), await openPage()];
  await phone.setViewportSize({ width: 320, height: 640 });
  await Promise.all([
    spoken(desktop, 'Chat with us', refresh, () => desktop.goto('/cart')),
    spoken(phone, 'Chat öffnen', german, () => visit(phone, key)),
  ]);

  // The page's own call is refused, so that the page can say so; when the app comes by it the notice goes.
  const page = await openPage();
  await page.route(/\/assets\/[^/]+\/app\./, (route) => route.abort());
  await page.goto('/cart');
  const open = () =>
    page.evaluate(async () => {
      try {
        await window.GorgiasChat?.open();
        return 'opened';
      } catch (error) {
        return (error as Error).name;
      }
    });
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(page.getByRole('button', { name: refresh })).toBeFocused();
  expect(await open()).toBe('TypeError');
  await page.unrouteAll();
  expect(await open()).toBe('opened');
  await expect(chatWindow(page)).toBeVisible();
  await expect(page.getByRole('button', { name: refresh })).toHaveCount(0);
});

test('[LAZY-18] an app that hangs is waited for 120 s, then the launcher says what to do', async ({
  shopper,
  guard,
}) => {
  guard.expected.push(/could not be loaded/);
  await shopper.clock.install();
  await breakChunk(shopper, 'app', () => new Promise(() => {}));
  await shopper.goto('/cart');
  const asked = shopper.waitForRequest(/\/assets\/[^/]+\/app\./);
  await openChat(shopper);
  await asked;
  const notice = shopper.getByRole('button', { name: refresh });
  await expect(async () => {
    await shopper.clock.fastForward(121_000);
    await expect(notice).toBeFocused({ timeout: 500 });
  }).toPass();
});

test('open() needs no more than the app, and the rest of the API is asked for again with the next call', async ({
  shopper,
  guard,
}) => {
  guard.expected.push(/could not be loaded/, /Failed to load resource/);
  await breakChunk(shopper, 'commands', (route) => route.abort());
  await shopper.goto('/cart');
  await shopper.evaluate(() => window.GorgiasChat?.open());
  await expect(messageField(shopper)).toBeVisible();
  const prefill = () =>
    shopper.evaluate(async () => {
      try {
        await window.GorgiasChat?.prefill('From the page');
        return 'filled';
      } catch (error) {
        return (error as Error).name;
      }
    });
  expect(await prefill()).toBe('ChunkLoadError');
  await shopper.unrouteAll();
  expect(await prefill()).toBe('filled');
  await expect(messageField(shopper)).toHaveValue('From the page');
});

test('[HTTP-37] settings and agents that could not be had are asked for again, and until then nobody counts as there', async ({
  shopper,
  guard,
  desk,
}) => {
  guard.expected.push(/could not be/, /Failed to load resource/);
  const key = await desk.addChat({ ...openChatSettings, preferences: {} });
  let isDown = true;
  const agents = { agents: [], hasAvailableAgents: true, totalNumberOfAgents: 1 };
  await shopper.route(/\/api\/applications\/\d+\/(settings|agents)/, (route) => {
    if (isDown) return route.abort();
    return route.request().url().endsWith('agents') ? route.fulfill({ json: agents }) : route.continue();
  });
  await shopper.clock.install();
  await visit(shopper, key);
  await launcher(shopper).click();
  await expect(shopper.getByRole('textbox', { name: 'How can we help you?' })).toBeVisible();
  isDown = false;
  await shopper.clock.fastForward(6000);
  await expect(messageField(shopper)).toBeVisible();
  await expect(shopper.getByText('Powered by Shopbell')).toBeVisible();
});

test('what one message, screen or feature does wrong takes neither launcher nor window nor conversation along', async ({
  shopper,
  guard,
}) => {
  guard.expected.push(/could not be shown/, /has failed/, /broken on purpose/, /Invalid time value/);
  const broken = "export const View = () => { throw new Error('broken on purpose'); };";
  for (const name of ['Menu', 'Footer', 'Avatars', 'OfflineCaptureScreen', 'WaitNotice'])
    await breakChunk(shopper, name, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: broken }),
    );
  await breakChunk(shopper, 'applyFont', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export const applyFont = () => { throw new Error('broken on purpose'); };",
    }),
  );
  let send = (_: object) => {};
  await shopper.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer();
    send = (frame) => socket.send(JSON.stringify(frame));
    server.onMessage((frame) => socket.send(JSON.stringify(JSON.parse(String(frame), withoutTime))));
  });
  // Several messages may come in one frame.
  const withoutTime = (_: string, value: unknown) =>
    value instanceof Object && 'createdDatetime' in value && JSON.stringify(value).includes('Undatable')
      ? { ...value, createdDatetime: 'never' }
      : value;
  await shopper.goto('/cart');
  await openChat(shopper);
  const confirmed = chatWindow(shopper).locator('.message.confirmed');
  for (const [text, shown] of [
    ['First', 1],
    ['Undatable', 1],
    ['Last', 2],
  ] as const) {
    await messageField(shopper).fill(text);
    await messageField(shopper).press('Enter');
    await expect(messageField(shopper)).toHaveValue('');
    await expect(confirmed).toHaveCount(shown);
  }
  await expect(confirmed).toHaveText([/First/, /Last/]);
  send({ type: 'offline-capture-init', payload: {} });
  await expect(chatWindow(shopper).getByRole('alert')).toHaveText(refresh);
  await shopper.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(confirmed).toHaveText([/First/, /Last/]);
  await shopper.keyboard.press('Escape');
  await expect(chatWindow(shopper)).toBeHidden();
  await expect(shopper.getByRole('button', { name: 'Chat with us' })).toBeVisible();
});

test('[LAZY-10] what is logged of the shop comes with the app: the first files know nothing of it', async ({
  shopper,
}) => {
  const paths = new Set<string>();
  shopper.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isOurs = pathname.startsWith('/w/') || pathname.startsWith('/assets/');
    if (isOurs && pathname.endsWith('.js')) paths.add(pathname);
  });
  await alterChat(shopper, { campaigns: false });
  await shopper.goto('/cart');
  // The script, the page's stage, the window, and React in its two files.
  await expect.poll(() => paths.size).toBe(5);
  const texts = new Map<string, string>();
  const knows = async () => {
    for (const path of paths)
      if (!texts.has(path)) texts.set(path, await (await shopper.request.get(path)).text());
    return ['This page belongs to', 'A part of the chat has failed.'].filter((words) =>
      [...texts.values()].some((text) => text.includes(words)),
    );
  };
  expect(await knows()).toEqual([]);
  await openChat(shopper);
  await expect.poll(async () => (await knows()).length).toBe(2);
});
