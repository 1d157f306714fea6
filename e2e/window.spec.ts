import type {} from '../apps/embed/src/createChat';
import { closedChatSettings as closed, openChatSettings as open } from './support/chats';
import {
  chatWindow,
  expect,
  launcher,
  messageField,
  openChat,
  signIn,
  test,
  visit,
  windowSettled,
  write,
} from './support/test';
import { framesSent, startApp } from './support/watchPage';

test.describe('sizes', () => {
  test('[RSP-07] [LIM-42] on a laptop 384 wide, and 180 px less high than the page', async ({ shopper }) => {
    await shopper.goto('/');
    await openChat(shopper);
    await expect.poll(() => chatWindow(shopper).boundingBox()).toMatchObject({ width: 384, height: 620 });
  });

  test('[RSP-09] [LIM-42] never higher than 705 px', async ({ shopper }) => {
    await shopper.setViewportSize({ width: 1280, height: 1100 });
    await shopper.goto('/');
    await openChat(shopper);
    await expect.poll(() => chatWindow(shopper).boundingBox()).toMatchObject({ width: 384, height: 705 });
  });

  test('[RSP-06] [RSP-16] on a phone all of the screen, without the launcher over it', async ({
    shopper,
  }) => {
    await shopper.setViewportSize({ width: 375, height: 667 });
    await shopper.goto('/');
    await shopper.getByRole('button', { name: 'Chat with us' }).click();
    await expect
      .poll(() => chatWindow(shopper).boundingBox())
      .toEqual({ x: 0, y: 0, width: 375, height: 667 });
    await expect(shopper.getByRole('button', { name: 'Close chat' })).toHaveCount(1);

    // It is all there is: the page behind it is out of reach and stays where it is, and free again behind it.
    const page = () =>
      shopper.evaluate(() => ({
        isInert: document.querySelector('main')?.closest('[inert]') !== null,
        overflow: getComputedStyle(document.documentElement).overflowY,
        leftovers:
          document.querySelectorAll('[inert]').length > 0 || document.documentElement.hasAttribute('style'),
      }));
    const held = { isInert: true, overflow: 'hidden', leftovers: true };
    const free = { isInert: false, overflow: 'visible', leftovers: false };
    await expect.poll(page).toEqual(held);
    await expect(chatWindow(shopper)).toHaveAttribute('aria-modal', 'true');
    await shopper.evaluate(() => window.GorgiasChat?.hideChat());
    await expect.poll(page).toEqual(free);
    await shopper.evaluate(() => window.GorgiasChat?.showChat());
    await expect.poll(page).toEqual(held);
    await shopper.getByRole('button', { name: 'Close chat' }).click();
    await expect.poll(page).toEqual(free);
  });

  test('closed by the page it leaves the focus where the shopper is, and in it gives it to the launcher', async ({
    shopper,
  }) => {
    await shopper.goto('/products/pebble-mug');
    await openChat(shopper);
    await windowSettled(shopper);
    const button = shopper.locator('main').getByRole('button').first();
    await button.focus();
    await shopper.evaluate(() => window.GorgiasChat?.close());
    await expect(chatWindow(shopper)).toBeHidden();
    await expect(button).toBeFocused();
    await openChat(shopper);
    await shopper.evaluate(() => window.GorgiasChat?.close());
    await expect(shopper.getByRole('button', { name: 'Chat with us' })).toBeFocused();
  });

  test('[RSP-04] on a phone on its side as well', async ({ shopper }) => {
    await shopper.setViewportSize({ width: 900, height: 500 });
    await shopper.goto('/');
    await shopper.getByRole('button', { name: 'Chat with us' }).click();
    await expect.poll(() => chatWindow(shopper).boundingBox()).toMatchObject({ width: 900, height: 500 });
  });

  test('[RSP-08] [RSP-17] [LIM-42] made larger 650 wide, and back', async ({ shopper }) => {
    await shopper.goto('/');
    await openChat(shopper);
    await shopper.getByRole('button', { name: 'Make the window larger' }).click();
    await expect.poll(() => chatWindow(shopper).boundingBox()).toMatchObject({ width: 650 });
    await shopper.getByRole('button', { name: 'Make the window smaller' }).click();
    await expect.poll(() => chatWindow(shopper).boundingBox()).toMatchObject({ width: 384 });
  });
});

test.describe('opening and closing', () => {
  test('[WIN-03] [LCH-05] the launcher opens and closes the window, and shows which it will do', async ({
    shopper,
  }) => {
    await shopper.goto('/');
    const button = shopper.getByRole('button', { name: 'Chat with us' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(chatWindow(shopper)).toBeVisible();
    const close = shopper.getByRole('button', { name: 'Close chat', expanded: true });
    await close.click();
    await expect(chatWindow(shopper)).toBeHidden();
    await expect(button).toBeVisible();
  });

  test('[WIN-01] [WIN-06] [WIN-08] [WIN-17] every way in says which it was; the launcher leads to the newest message, the page fetches who is there', async ({
    shopper,
  }) => {
    await shopper.addInitScript(() => {
      const sources: unknown[] = [];
      type Chat = { on(event: string, listener: (detail: { source: string }) => void): void };
      Object.assign(window, {
        sources,
        gorgiasChatQueue: [(chat: Chat) => chat.on('widget:opened', ({ source }) => sources.push(source))],
      });
    });
    const sources = () => shopper.evaluate(() => Reflect.get(window, 'sources'));
    const frames = framesSent(shopper);
    let agentsAsked = 0;
    shopper.on('request', (request) => {
      if (/applications\/\d+\/agents/.test(request.url())) agentsAsked += 1;
    });
    await shopper.goto('/');
    await openChat(shopper);
    await write(shopper, 'Message', 'A long story\n'.repeat(60));
    const log = shopper.getByRole('log', { name: 'Messages' });
    await expect(log.locator('.message.confirmed')).toHaveCount(1);
    expect(frames.of('pending-conversation-message')).toHaveLength(1);
    const left = () => log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
    await log.hover();
    await shopper.mouse.wheel(0, -5000);
    await expect.poll(left).toBeGreaterThan(200);
    await shopper.getByRole('button', { name: 'Close chat', expanded: true }).click();
    await shopper.getByRole('button', { name: 'Chat with us' }).click();
    await expect.poll(left).toBeLessThan(2);

    await shopper.keyboard.press('Escape');
    const before = agentsAsked;
    const asked = shopper.waitForResponse(/applications\/\d+\/agents/);
    await shopper.evaluate(() => window.GorgiasChat?.open());
    await asked;
    expect(agentsAsked).toBe(before + 1);
    expect(await sources()).toEqual(['clicked', 'clicked', 'from-api']);
    await shopper.reload();
    await expect(chatWindow(shopper)).toBeVisible();
    expect(await sources()).toEqual(['auto-open']);
  });

  test('[MSG-50] who goes up right after the list went down by itself is left there; who is at the bottom stays at it', async ({
    shopper,
  }) => {
    await shopper.goto('/');
    await openChat(shopper);
    await write(shopper, 'Message', 'Short');
    const log = shopper.getByRole('log', { name: 'Messages' });
    await expect(log.locator('.message.confirmed')).toHaveCount(1);
    /** The last message grows, and before anybody is told that the list has followed it, the reader goes elsewhere. */
    const grow = (by: number, top: number | null) =>
      log.evaluate(
        async (list, to) => {
          const last = list.lastElementChild as HTMLElement;
          last.style.minHeight = `${last.offsetHeight + to.by}px`;
          await new Promise(requestAnimationFrame);
          await new Promise((done) => setTimeout(done));
          if (to.top !== null) list.scrollTop = to.top;
          for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
          return list.scrollHeight - list.clientHeight - list.scrollTop;
        },
        { by, top },
      );
    expect(await grow(1500, 0)).toBeGreaterThan(200);
    expect(await grow(40, null)).toBeGreaterThan(200);
    const down = shopper.getByRole('button', { name: 'Jump to the latest message' });
    await down.click();
    await expect.poll(() => grow(40, null)).toBeLessThan(2);
    // The list hears that something has grown before it hears that the reader went up.
    const both = log.evaluate(async (list) => {
      await new Promise(requestAnimationFrame);
      const last = list.lastElementChild as HTMLElement;
      last.style.minHeight = `${last.offsetHeight + 40}px`;
      list.scrollTop = 0;
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      return list.scrollTop;
    });
    expect(await both).toBe(0);
    await expect(down).toBeVisible();
  });

  test('a chat that the page hides is not open, and what comes meanwhile is not read', async ({
    shopper,
    agent,
  }) => {
    await shopper.goto('/');
    await openChat(shopper);
    await write(shopper, 'Message', 'Back in a moment');
    await signIn(agent);
    await agent.getByRole('link', { name: /Back in a moment/ }).click();
    const isOpen = () => shopper.evaluate(() => window.GorgiasChat?.isOpen());
    expect(await isOpen()).toBe(true);
    await shopper.evaluate(() => {
      const counts: number[] = [];
      Object.assign(window, { counts });
      window.GorgiasChat?.on('unreadCount', (count) => counts.push(count));
      window.GorgiasChat?.hideChat();
    });
    const counts = () => shopper.evaluate(() => Reflect.get(window, 'counts'));
    expect(await isOpen()).toBe(false);
    for (const text of ['Take your time', 'We are here']) await write(agent, 'Reply', text);
    await expect.poll(counts).toEqual([1, 2]);
    await shopper.evaluate(() => window.GorgiasChat?.showChat());
    expect(await isOpen()).toBe(true);
    await expect(chatWindow(shopper)).toContainText('We are here');
    await expect.poll(counts).toEqual([1, 2, 0]);
  });

  test('[WIN-02] a click on the page and a step to another page of it leave the window open', async ({
    shopper,
  }) => {
    await shopper.goto('/');
    await openChat(shopper);
    await shopper.locator('body').click({ position: { x: 20, y: 400 } });
    await shopper.evaluate(() => history.pushState({}, '', '/elsewhere'));
    await expect(chatWindow(shopper)).toBeVisible();
  });

  test('[RTE-01] a walk through the window leaves the address and history of the shop alone', async ({
    shopper,
    desk,
  }) => {
    const key = await desk.addChat(closed);
    await visit(shopper, key);
    const before = await shopper.evaluate(() => [location.href, history.length]);
    await launcher(shopper).click();
    await expect(shopper.getByRole('heading', { name: 'Leave us a message' })).toBeVisible();
    expect(await shopper.evaluate(() => [location.href, history.length])).toEqual(before);
  });

  test('[LCH-11] Enter and Space work the launcher and the buttons in the window', async ({ shopper }) => {
    await shopper.goto('/');
    await shopper.getByRole('button', { name: 'Chat with us' }).focus();
    await shopper.keyboard.press('Enter');
    await expect(messageField(shopper)).toBeFocused();
    await shopper.getByRole('button', { name: 'Make the window larger' }).focus();
    await shopper.keyboard.press('Space');
    await expect(shopper.getByRole('button', { name: 'Make the window smaller' })).toBeFocused();
  });

  test('[WIN-21] [LAZY-07] Tab and Shift+Tab go round inside the window, by a piece that comes with it', async ({
    shopper,
  }) => {
    const before: string[] = [];
    shopper.on('request', (request) => before.push(request.url()));
    await shopper.goto('/');
    const started = shopper.waitForResponse(/\/commands\./);
    await startApp(shopper);
    await started;
    expect(before.filter((url) => url.includes('focusTrap'))).toEqual([]);
    const trap = shopper.waitForResponse(/focusTrap/);
    await openChat(shopper);
    await trap;
    const focused = () =>
      shopper.evaluate(() => {
        const root = document.getElementById('gorgias-chat-container')?.shadowRoot;
        return root?.activeElement?.closest('[role=dialog]')
          ? (root.activeElement.getAttribute('aria-label') ?? '')
          : null;
      });
    // It has come, and is at work a moment later.
    const afterTab = async () => {
      await messageField(shopper).focus();
      await shopper.keyboard.press('Tab');
      return focused();
    };
    await expect.poll(afterTab).not.toBeNull();
    const seen: (string | null)[] = [];
    for (let step = 0; step < 8; step += 1) {
      await shopper.keyboard.press('Tab');
      seen.push(await focused());
    }
    expect(seen).not.toContain(null);
    expect(new Set(seen).size).toBeGreaterThan(2);
    expect(new Set(seen).size).toBeLessThan(8);
    await messageField(shopper).focus();
    for (let step = 0; step < 8; step += 1) {
      await shopper.keyboard.press('Shift+Tab');
      expect(await focused()).not.toBeNull();
    }
  });
});

test.describe('what stands in it', () => {
  test('[WIN-22] a tap on a quick reply sends it', async ({ shopper }) => {
    await shopper.goto('/');
    await openChat(shopper);
    await shopper.getByRole('button', { name: 'Track my order' }).click();
    await expect(shopper.getByRole('log', { name: 'Messages' })).toContainText('Track my order');
    await expect(shopper.getByRole('button', { name: 'Track my order' })).toHaveCount(0);
  });

  test('[WIN-18] the line on who makes this can be switched off', async ({ shopper, openPage, desk }) => {
    await shopper.goto('/');
    await openChat(shopper);
    await expect(shopper.getByText('Powered by Shopbell')).toBeVisible();
    const key = await desk.addChat({ ...open, preferences: { ...open.preferences, hidePoweredBy: true } });
    const other = await openPage();
    await visit(other, key);
    await launcher(other).click();
    await expect(other.getByText('Ask us anything')).toBeVisible();
    await expect(other.getByText('Powered by Shopbell')).toHaveCount(0);
  });

  test('[WIN-19] the privacy line stands where the shop wants it', async ({ shopper, openPage, desk }) => {
    const preferences = { ...open.preferences, privacyPolicyDisclaimerEnabled: true };
    const key = await desk.addChat({ ...open, shopType: 'shopify', preferences });
    await visit(shopper, key);
    await launcher(shopper).click();
    await expect(shopper.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
      'href',
      '/policies/privacy-policy',
    );
    const other = await openPage();
    await other.goto('/');
    await openChat(other);
    await expect(other.getByText('Ask us anything')).toBeVisible();
    await expect(other.getByText('privacy policy')).toHaveCount(0);
  });

  test('[WIN-20] the header greets in one way when someone is there and in another when nobody is', async ({
    shopper,
    openPage,
    desk,
  }) => {
    const decoration = { introductionText: 'Good to see you', offlineIntroductionText: 'We sleep' };
    const [here, away] = [
      await desk.addChat({ ...open, decoration }),
      await desk.addChat({ ...closed, decoration }),
    ];
    await visit(shopper, here);
    await launcher(shopper).click();
    await expect(chatWindow(shopper).locator('header')).toContainText('Good to see you');
    const other = await openPage();
    await visit(other, away);
    await launcher(other).click();
    await expect(chatWindow(other).locator('header')).toContainText('We sleep');
  });

  test('[WIN-23] [DL-02] [DL-04] the field holds what the shop always asks, or what the link says', async ({
    shopper,
    openPage,
    desk,
  }) => {
    const key = await desk.addChat({ ...open, prefilledMessage: 'I have a question about' });
    await visit(shopper, key);
    await launcher(shopper).click();
    await expect(messageField(shopper)).toHaveValue('I have a question about');
    const other = await openPage();
    const frames = framesSent(other);
    await visit(other, key, '/?chat-message=Hello%20there%21&preview-mode');
    await launcher(other).click();
    await expect(messageField(other)).toHaveValue('Hello there!');
    await messageField(other).press('Enter');
    await expect
      .poll(() => frames.of('pending-conversation-message'))
      .toMatchObject([{ metadata: { previewMode: true } }]);
  });

  test('[COL-04] [ENT-06] the main colour is that of header, launcher and buttons, the other that of the shopper', async ({
    shopper,
    desk,
  }) => {
    const decoration = { mainColor: '#6b2d5c', conversationColor: '#0b7285', backgroundStyle: 'solid' };
    await visit(shopper, await desk.addChat({ ...open, decoration }));
    await launcher(shopper).click();
    await write(shopper, 'Message', 'Which colour am I?');
    const main = 'rgb(107, 45, 92)';
    await expect(chatWindow(shopper).locator('header')).toHaveCSS('background-color', main);
    await expect(shopper.getByRole('button', { name: 'Close chat' })).toHaveCSS('background-color', main);
    await expect(shopper.getByText('Which colour am I?')).toHaveCSS('background-color', 'rgb(11, 114, 133)');
  });

  test('[ENT-12] the header is a gradient or one colour', async ({ shopper, openPage, desk }) => {
    await shopper.goto('/');
    await openChat(shopper);
    await expect(chatWindow(shopper).locator('header')).toHaveCSS('background-image', /linear-gradient/);
    const other = await openPage();
    await visit(other, await desk.addChat({ ...open, decoration: { backgroundStyle: 'solid' } }));
    await launcher(other).click();
    await expect(chatWindow(other).locator('header')).toHaveCSS('background-image', 'none');
  });

  test('[ENT-05] a shop that looks for a text sees its keys', async ({ shopper, desk }) => {
    await visit(shopper, await desk.addChat({ ...open, showTranslationKeys: true }));
    await launcher(shopper).click();
    await expect(shopper.getByText('conversationEmptyTitle')).toBeVisible();
  });
});

test.describe('the launcher', () => {
  test('[LCH-01] [LCH-06] [ENT-08] is an icon, or an icon with a label, the first two of its styles; together, because one setting says so', async ({
    shopper,
    openPage,
    desk,
  }) => {
    await shopper.goto('/');
    await expect(shopper.getByRole('button', { name: 'Chat with us' })).toHaveText('Chat with us');
    const other = await openPage();
    await visit(
      other,
      await desk.addChat({ decoration: { launcher: { type: 'icon', label: 'Chat with us' } } }),
    );
    await expect(launcher(other)).toHaveText('');
  });

  test('[LCH-02] shows about 20 characters of a long label', async ({ shopper, desk }) => {
    const label = 'Ask us whatever you like, any time you want';
    await visit(shopper, await desk.addChat({ decoration: { launcher: { type: 'icon-label', label } } }));
    const text = shopper.getByText(label);
    const [shown, whole] = await text.evaluate((element) => [element.clientWidth, element.scrollWidth]);
    expect(shown).toBeLessThan(Number(whole));
    // As wide as twenty zeros of its own writing.
    const twenty = await text.evaluate((element) => {
      const ruler = element.cloneNode() as HTMLElement;
      ruler.textContent = '0'.repeat(20);
      ruler.style.setProperty('max-width', 'none');
      ruler.style.setProperty('position', 'absolute');
      element.after(ruler);
      const { width } = ruler.getBoundingClientRect();
      ruler.remove();
      return width;
    });
    expect(Math.abs(Number(shown) - twenty)).toBeLessThanOrEqual(1);
    expect(await text.evaluate((element) => getComputedStyle(element).textOverflow)).toBe('ellipsis');
  });

  test('[LCH-03] [LCH-13] [WIN-05] [MSG-38] counts what came while the window was closed, says it, with a sound where nobody looks at the page, and forgets it when it opens', async ({
    shopper,
    agent,
  }) => {
    await shopper.addInitScript(() => {
      const start = OscillatorNode.prototype.start;
      Object.assign(window, { tones: 0 });
      OscillatorNode.prototype.start = function (...given) {
        Object.assign(window, { tones: Reflect.get(window, 'tones') + 1 });
        start.apply(this, given);
      };
    });
    const tones = () => shopper.evaluate(() => Reflect.get(window, 'tones'));
    await shopper.goto('/');
    await openChat(shopper);
    await write(shopper, 'Message', 'Anyone there?');
    await signIn(agent);
    await agent.getByRole('link', { name: /Anyone there/ }).click();
    await shopper.getByRole('button', { name: 'Close chat', expanded: true }).click();
    expect(await tones()).toBe(0);
    await shopper.evaluate(() =>
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }),
    );
    for (const text of ['One', 'Two', 'Three']) await write(agent, 'Reply', text);
    const unread = shopper.getByRole('button', { name: 'Chat with us, 3 unread' });
    await expect(unread).toContainText('3');
    await expect.poll(tones).toBeGreaterThan(0);
    await unread.click();
    await expect(shopper.getByRole('button', { name: 'Close chat', expanded: true })).toBeVisible();
    await shopper.keyboard.press('Escape');
    await expect(shopper.getByRole('button', { name: 'Chat with us', exact: true })).toBeVisible();
  });
});
