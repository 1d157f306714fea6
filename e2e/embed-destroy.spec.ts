import type { Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { expect, openChat, test, write } from './support/test';

/** Counts everything that outlives its use, by patching what makes it; patched before any script of the page runs. */
function countLeftovers(): void {
  interface Listening {
    readonly target: EventTarget;
    readonly type: string;
    readonly listener: unknown;
    readonly isCapture: boolean;
    readonly signal?: AbortSignal;
    readonly isOnce: boolean;
    hasFired: boolean;
  }
  const listening = new Set<Listening>();
  const captureOf = (options: unknown) =>
    typeof options === 'object'
      ? Boolean((options as AddEventListenerOptions | null)?.capture)
      : Boolean(options);
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const given = (typeof options === 'object' ? options : {}) as AddEventListenerOptions;
    const isCapture = captureOf(options);
    const target = this ?? window;
    const isKnown = [...listening].some(
      (one) =>
        one.target === target &&
        one.type === type &&
        one.listener === listener &&
        one.isCapture === isCapture,
    );
    if (!isKnown && listener) {
      const one: Listening = {
        target,
        type,
        listener,
        isCapture,
        ...(given.signal && { signal: given.signal }),
        isOnce: given.once === true,
        hasFired: false,
      };
      listening.add(one);
      if (one.isOnce) {
        const fired = () => {
          one.hasFired = true;
        };
        addEventListener.call(target, type, fired, { ...given });
      }
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    for (const one of listening) {
      const isSame = one.target === target && one.type === type && one.listener === listener;
      if (isSame && one.isCapture === captureOf(options)) listening.delete(one);
    }
    return removeEventListener.call(target, type, listener, options);
  };

  const timers = new Map<string, Set<unknown>>();
  const countTimer = (start: string, stop: string, isRepeating: boolean) => {
    const pending = new Set<unknown>();
    timers.set(start, pending);
    const originalStart = Reflect.get(window, start) as (...given: unknown[]) => unknown;
    const originalStop = Reflect.get(window, stop) as (id: unknown) => void;
    Reflect.set(window, start, (action: (...given: unknown[]) => void, ...rest: unknown[]) => {
      const id: unknown = originalStart(
        (...given: unknown[]) => {
          if (!isRepeating) pending.delete(id);
          action(...given);
        },
        ...rest,
      );
      pending.add(id);
      return id;
    });
    Reflect.set(window, stop, (id: unknown) => {
      for (const set of timers.values()) set.delete(id);
      originalStop(id);
    });
  };
  countTimer('setTimeout', 'clearTimeout', false);
  countTimer('setInterval', 'clearInterval', true);
  countTimer('requestAnimationFrame', 'cancelAnimationFrame', false);
  countTimer('requestIdleCallback', 'cancelIdleCallback', false);

  const observers = new Set<object>();
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    const { observe, disconnect } = window[name].prototype;
    window[name].prototype.observe = function (...given: [never, never]) {
      observers.add(this);
      return observe.apply(this, given);
    };
    window[name].prototype.disconnect = function () {
      observers.delete(this);
      disconnect.call(this);
    };
  }

  const open = new Set<{ isOpen(): boolean }>();
  for (const name of ['WebSocket', 'BroadcastChannel'] as const) {
    const Original = window[name] as unknown as new (
      ...given: unknown[]
    ) => EventTarget & {
      readonly readyState?: number;
      close(): void;
    };
    const Counted = new Proxy(Original, {
      construct(target, given) {
        const made = Reflect.construct(target, given);
        let isClosed = false;
        const { close } = made;
        made.close = (...rest: []) => {
          isClosed = true;
          close.apply(made, rest);
        };
        open.add({ isOpen: () => !isClosed && (made.readyState === undefined || made.readyState < 2) });
        return made;
      },
    });
    Reflect.set(window, name, Counted);
  }

  const isOfPage = ({ target }: Listening) => !(target instanceof Node) || target.isConnected;
  Object.assign(window, {
    leftovers: async () => ({
      listeners: [...listening]
        .filter((one) => !one.signal?.aborted && !(one.isOnce && one.hasFired) && isOfPage(one))
        .filter((one) => !(one.target instanceof AbortSignal && one.target.aborted))
        .map((one) => `${Object.prototype.toString.call(one.target)} ${one.type}`)
        .sort(),
      timers: [...timers].map(([name, pending]) => `${name} ${pending.size}`),
      observers: observers.size,
      connections: [...open].filter((one) => one.isOpen()).length,
      locks: (await navigator.locks.query()).held?.length,
      fonts: document.fonts.size,
      nodes: document.querySelectorAll('*').length,
      links: document.querySelectorAll('link').length,
      sheets: document.adoptedStyleSheets.length,
      history: Object.keys(history),
      containers: document.querySelectorAll('#gorgias-chat-container').length,
    }),
  });
}

const leftoversOf = (page: Page): Promise<object> => page.evaluate(() => Reflect.get(window, 'leftovers')());

const nothingRuns = {
  timers: ['setTimeout 0', 'setInterval 0', 'requestAnimationFrame 0', 'requestIdleCallback 0'],
  observers: 0,
  connections: 0,
  locks: 0,
  fonts: 0,
  containers: 0,
  history: [],
};

/** So many times, with what is done in between; whatever modules keep for the page's life has come by then. */
async function leavesNothing(page: Page, use: 'launcher' | 'opened' | 'connected', rounds: number) {
  await expect.poll(() => leftoversOf(page)).toMatchObject(nothingRuns);
  const before = await leftoversOf(page);
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate(async (kind) => {
      const chat = await window.GorgiasChat?.init();
      if (kind !== 'launcher') await chat?.open();
      if (kind === 'connected') await chat?.sendMessage('Again');
      chat?.destroy();
    }, use);
  }
  await expect.poll(() => leftoversOf(page)).toEqual(before);
}

test('[EMB-20] after 50 times init and destroy with only the launcher, and 10 times with the app, opened or connected, nothing is left', async ({
  shopper,
}) => {
  await shopper.addInitScript(countLeftovers);
  await shopper.goto('/');
  const destroy = async () => {
    await shopper.evaluate(() => window.GorgiasChat?.destroy());
    await expect(shopper.locator('#gorgias-chat-container')).toHaveCount(0);
  };
  await expect(shopper.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  await destroy();
  await test.step('with only the launcher', () => leavesNothing(shopper, 'launcher', 50));
  await shopper.evaluate(() => window.GorgiasChat?.init());
  await openChat(shopper);
  await write(shopper, 'Message', 'Hello');
  await expect(shopper.locator('.message.confirmed')).toHaveCount(1);
  await destroy();
  await test.step('with the app, opened', () => leavesNothing(shopper, 'opened', 10));
  await test.step('with the app, connected', () => leavesNothing(shopper, 'connected', 10));
});

test('[API-02] destroy is told once, and what comes after it is another life', async ({ shopper }) => {
  await shopper.goto('/');
  await expect(shopper.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  const heard = await shopper.evaluate(async () => {
    const events: string[] = [];
    const chat = window.GorgiasChat;
    chat?.on('destroy', () => events.push('destroy'));
    chat?.on('widget:opened', () => events.push('opened'));
    await chat?.open();
    chat?.destroy();
    chat?.destroy();
    const refused = await Promise.resolve(chat?.open()).catch((error) => error.message);
    events.push(refused, document.getElementById('gorgias-chat-container') ? 'there' : 'gone');
    await chat?.init();
    await chat?.open();
    return events;
  });
  expect(heard).toEqual(['opened', 'destroy', 'The chat is not on this page.', 'gone']);
  await expect(shopper.getByRole('dialog', { name: 'Fern & Loom' })).toBeVisible();
});

test('destroyed while a file is under way, it lets go of it', async ({ shopper }) => {
  await shopper.route('**/attachments**', () => {});
  await shopper.goto('/');
  await openChat(shopper);
  const begun = shopper.waitForRequest('**/attachments**');
  const picture = { name: 'tray.png', mimeType: 'image/png', buffer: Buffer.from('a picture') };
  await shopper.getByRole('dialog').locator('input[type=file]').setInputFiles(picture);
  const ended = shopper.waitForEvent('requestfailed', (request) => request.url().includes('/attachments'));
  await begun;
  await shopper.evaluate(() => window.GorgiasChat?.destroy());
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
});

test('destroyed before it has begun, it loads nothing and says nothing, whatever the address asks', async ({
  shopper,
}) => {
  const loaded: string[] = [];
  shopper.on('request', (request) => request.url().includes('/assets/') && loaded.push(request.url()));
  await shopper.addInitScript(() => {
    Object.defineProperty(window, 'GorgiasChat', {
      set: (chat: { destroy(): void }) => queueMicrotask(() => chat.destroy()),
    });
  });
  const script = shopper.waitForResponse(/\/w\/demo\.js/);
  await shopper.goto('/?open-chat', { waitUntil: 'load' });
  await script;
  // Two idle moments later everything that was to come has come.
  for (let moment = 0; moment < 2; moment += 1)
    await shopper.evaluate(
      () => new Promise((idle) => requestIdleCallback(() => setTimeout(idle), { timeout: 1000 })),
    );
  await expect(shopper.locator('#gorgias-chat-container')).toHaveCount(0);
  expect(loaded).toEqual([]);
});

test('[EMB-18] a container that the page brought is used, and is the only one; destroyed it stays, empty, and can be used again', async ({
  shopper,
}) => {
  await shopper.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</body>',
      '<div id="gorgias-chat-container" class="mine"></div></body>',
    );
    await route.fulfill({ response, body });
  });
  await shopper.goto('/');
  await expect(shopper.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  await expect(shopper.locator('#gorgias-chat-container')).toHaveCount(1);
  await shopper.evaluate(() => window.GorgiasChat?.destroy());
  expect(
    await shopper.locator('#gorgias-chat-container.mine').evaluate((element) => element.shadowRoot),
  ).toBeNull();
  await shopper.evaluate(() => window.GorgiasChat?.init());
  await expect(shopper.getByRole('button', { name: 'Chat with us' })).toBeVisible();
});
