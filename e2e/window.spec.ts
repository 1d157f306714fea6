import type { Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { closedChatSettings as closed, openChatSettings as open } from './support/chats';
import {
  chatWindow,
  expect,
  forget,
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

const box = (page: Page) => expect.poll(() => chatWindow(page).boundingBox());
const opener = (page: Page) => page.getByRole('button', { name: 'Chat with us', exact: true });
const closer = (page: Page) => page.getByRole('button', { name: 'Close chat', expanded: true });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

test('[WIN-03] [LCH-05] [LCH-11] [WIN-21] [LAZY-07] [WIN-02] [WIN-22] [MSG-50] [RSP-04] [RSP-06] [RSP-07] [RSP-08] [RSP-09] [RSP-16] [RSP-17] [LIM-42] opened and closed by pointer, keyboard and page, at its sizes on laptops and phones, with the focus where it belongs, together because it is one window that goes on', async ({
  shopper,
}) => {
  const before: string[] = [];
  shopper.on('request', (request) => before.push(request.url()));
  await shopper.goto('/products/pebble-mug');
  await expect(opener(shopper)).toHaveText('Chat with us');
  await expect(opener(shopper)).toHaveAttribute('aria-expanded', 'false');

  await test.step('Enter and Space work the launcher and the buttons in the window', async () => {
    const started = shopper.waitForResponse(/\/commands\./);
    await startApp(shopper);
    await started;
    expect(before.filter((url) => url.includes('focusTrap'))).toEqual([]);
    const trap = shopper.waitForResponse(/focusTrap/);
    await opener(shopper).focus();
    await shopper.keyboard.press('Enter');
    await expect(messageField(shopper)).toBeFocused();
    await trap;
    await box(shopper).toMatchObject({ width: 384, height: 620 });
    await shopper.getByRole('button', { name: 'Make the window larger' }).focus();
    await shopper.keyboard.press('Space');
    await expect(shopper.getByRole('button', { name: 'Make the window smaller' })).toBeFocused();
    await box(shopper).toMatchObject({ width: 650 });
    await shopper.getByRole('button', { name: 'Make the window smaller' }).click();
    await box(shopper).toMatchObject({ width: 384 });
    await shopper.getByRole('button', { name: 'Make the window larger' }).click();
    await box(shopper).toMatchObject({ width: 650 });
    await shopper.getByRole('button', { name: 'Make the window smaller' }).click();
  });

  await test.step('Tab and Shift+Tab go round inside the window, by a piece that comes with it', async () => {
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

  await test.step('what stands in it unless a shop wants it otherwise', async () => {
    await expect(shopper.getByText('Ask us anything')).toBeVisible();
    await expect(shopper.getByText('Powered by Shopbell')).toBeVisible();
    await expect(shopper.getByText('privacy policy')).toHaveCount(0);
    await expect(chatWindow(shopper).locator('header')).toHaveCSS('background-image', /linear-gradient/);
  });

  await test.step('the launcher opens and closes the window, and shows which it will do', async () => {
    await closer(shopper).click();
    await expect(chatWindow(shopper)).toBeHidden();
    await expect(opener(shopper)).toBeVisible();
    await opener(shopper).click();
    await expect(chatWindow(shopper)).toBeVisible();
    await expect(closer(shopper)).toBeVisible();
  });

  await test.step('closed by the page it leaves the focus where the shopper is, and in it gives it to the launcher', async () => {
    await windowSettled(shopper);
    const button = shopper.locator('main').getByRole('button').first();
    await button.focus();
    await shopper.evaluate(() => window.GorgiasChat?.close());
    await expect(chatWindow(shopper)).toBeHidden();
    await expect(button).toBeFocused();
    await openChat(shopper);
    await shopper.evaluate(() => window.GorgiasChat?.close());
    await expect(opener(shopper)).toBeFocused();
  });

  await test.step('never higher than 705 px', async () => {
    await shopper.setViewportSize({ width: 1280, height: 1100 });
    await openChat(shopper);
    await box(shopper).toMatchObject({ width: 384, height: 705 });
    await closer(shopper).click();
  });

  await test.step('on a phone on its side all of the screen', async () => {
    await shopper.setViewportSize({ width: 900, height: 500 });
    await opener(shopper).click();
    await box(shopper).toMatchObject({ width: 900, height: 500 });
    await shopper.getByRole('button', { name: 'Close chat' }).click();
  });

  await test.step('on a phone as well, without the launcher over it', async () => {
    await shopper.setViewportSize({ width: 375, height: 667 });
    await opener(shopper).click();
    await box(shopper).toEqual({ x: 0, y: 0, width: 375, height: 667 });
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
    await shopper.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a tap on a quick reply sends it', async () => {
    await openChat(shopper);
    await shopper.getByRole('button', { name: 'Track my order' }).click();
    await expect(log(shopper)).toContainText('Track my order');
    await expect(shopper.getByRole('button', { name: 'Track my order' })).toHaveCount(0);
  });

  await test.step('who goes up right after the list went down by itself is left there; who is at the bottom stays at it', async () => {
    await expect(log(shopper).locator('.message.confirmed')).toHaveCount(1);
    /** The last message grows, and before anybody is told that the list has followed it, the reader goes elsewhere. */
    const grow = (by: number, top: number | null) =>
      log(shopper).evaluate(
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
    const both = log(shopper).evaluate(async (list) => {
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

  await test.step('a click on the page and a step to another page of it leave the window open', async () => {
    await shopper.locator('body').click({ position: { x: 20, y: 400 } });
    await shopper.evaluate(() => history.pushState({}, '', '/elsewhere'));
    await expect(chatWindow(shopper)).toBeVisible();
  });
});

test('[WIN-01] [WIN-05] [WIN-06] [WIN-08] [WIN-17] [LCH-03] [LCH-13] [MSG-38] every way in says which it was, and what comes while nobody looks is counted, said and heard', async ({
  shopper,
  agent,
}) => {
  await shopper.addInitScript(() => {
    const sources: unknown[] = [];
    type Chat = { on(event: string, listener: (detail: { source: string }) => void): void };
    const { start } = OscillatorNode.prototype;
    Object.assign(window, {
      sources,
      gorgiasChatQueue: [(chat: Chat) => chat.on('widget:opened', ({ source }) => sources.push(source))],
      tones: 0,
    });
    OscillatorNode.prototype.start = function (...given) {
      Object.assign(window, { tones: Reflect.get(window, 'tones') + 1 });
      start.apply(this, given);
    };
  });
  const sources = () => shopper.evaluate(() => Reflect.get(window, 'sources'));
  const tones = () => shopper.evaluate(() => Reflect.get(window, 'tones'));

  await test.step('the launcher leads to the newest message, the page fetches who is there', async () => {
    const frames = framesSent(shopper);
    let agentsAsked = 0;
    shopper.on('request', (request) => {
      if (/applications\/\d+\/agents/.test(request.url())) agentsAsked += 1;
    });
    await shopper.goto('/cart');
    await openChat(shopper);
    await write(shopper, 'Message', 'A long story\n'.repeat(60));
    await expect(log(shopper).locator('.message.confirmed')).toHaveCount(1);
    expect(frames.of('pending-conversation-message')).toHaveLength(1);
    const left = () =>
      log(shopper).evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
    await log(shopper).hover();
    await shopper.mouse.wheel(0, -5000);
    await expect.poll(left).toBeGreaterThan(200);
    await closer(shopper).click();
    await opener(shopper).click();
    await expect.poll(left).toBeLessThan(2);

    await shopper.keyboard.press('Escape');
    const before = agentsAsked;
    const asked = shopper.waitForResponse(/applications\/\d+\/agents/);
    await shopper.evaluate(() => window.GorgiasChat?.open());
    await asked;
    expect(agentsAsked).toBe(before + 1);
    expect(await sources()).toEqual(['clicked', 'clicked', 'from-api']);
  });

  await signIn(agent);
  await agent.getByRole('link', { name: /A long story/ }).click();

  await test.step('a chat that the page hides is not open, and what comes meanwhile is not read', async () => {
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

  await test.step('counts what came while the window was closed, says it, with a sound where nobody looks at the page, and forgets it when it opens', async () => {
    await closer(shopper).click();
    expect(await tones()).toBe(0);
    await shopper.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      // A burst has one sound, and the messages before would be of the same one.
      const { now } = Date;
      Date.now = () => now() + 60_000;
    });
    for (const text of ['One', 'Two', 'Three']) await write(agent, 'Reply', text);
    const unread = shopper.getByRole('button', { name: 'Chat with us, 3 unread' });
    await expect(unread).toContainText('3');
    await expect.poll(tones).toBeGreaterThan(0);
    await unread.click();
    await expect(closer(shopper)).toBeVisible();
    await shopper.keyboard.press('Escape');
    await expect(opener(shopper)).toBeVisible();
  });

  await opener(shopper).click();
  await shopper.reload();
  await expect(chatWindow(shopper)).toBeVisible();
  expect(await sources()).toEqual(['auto-open']);
});

test('[LCH-01] [LCH-02] [LCH-06] [WIN-18] [WIN-19] [WIN-20] [WIN-23] [DL-02] [DL-04] [COL-04] [ENT-05] [ENT-06] [ENT-08] [ENT-12] [RTE-01] what a shop sets, each as it says, together because one chat sets them', async ({
  shopper,
  desk,
}) => {
  const words = { introductionText: 'Good to see you', offlineIntroductionText: 'We sleep' };

  await test.step('icon and label, colours, greeting, privacy line and first words', async () => {
    const label = 'Ask us whatever you like, any time you want';
    const key = await desk.addChat({
      ...open,
      shopType: 'shopify',
      decoration: {
        ...words,
        mainColor: '#6b2d5c',
        conversationColor: '#0b7285',
        backgroundStyle: 'solid',
        launcher: { type: 'icon-label', label },
      },
      preferences: { ...open.preferences, hidePoweredBy: true, privacyPolicyDisclaimerEnabled: true },
      prefilledMessage: 'I have a question about',
    });
    const ours = shopper.getByRole('button', { name: label });
    // The field holds what the link says, or what the shop always asks.
    const frames = framesSent(shopper);
    await visit(shopper, key, '/cart?chat-message=Hello%20there%21&preview-mode');
    await ours.click();
    await expect(messageField(shopper)).toHaveValue('Hello there!');
    await messageField(shopper).press('Enter');
    await expect
      .poll(() => frames.of('pending-conversation-message'))
      .toMatchObject([{ metadata: { previewMode: true } }]);
    // What nobody has acknowledged yet would come along to the next page.
    await expect.poll(() => frames.heard('conversation-message')).not.toHaveLength(0);
    await forget(shopper);

    await shopper.goto('/cart');
    await expect(ours).toBeVisible();
    // About 20 characters of a long label.
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
    await ours.click();
    await expect(messageField(shopper)).toHaveValue('I have a question about');
    await expect(shopper.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
      'href',
      '/policies/privacy-policy',
    );
    await expect(shopper.getByText('Ask us anything')).toBeVisible();
    await expect(shopper.getByText('Powered by Shopbell')).toHaveCount(0);
    const header = chatWindow(shopper).locator('header');
    await expect(header).toContainText('Good to see you');
    await expect(header).toHaveCSS('background-image', 'none');
    await write(shopper, 'Message', 'Which colour am I?');
    const main = 'rgb(107, 45, 92)';
    await expect(header).toHaveCSS('background-color', main);
    await expect(shopper.getByRole('button', { name: 'Close chat' })).toHaveCSS('background-color', main);
    await expect(shopper.getByText('Which colour am I?')).toHaveCSS('background-color', 'rgb(11, 114, 133)');
  });

  await test.step('an icon alone, and with nobody there another greeting; the address and history of the shop stay', async () => {
    await forget(shopper);
    const decoration = { ...words, launcher: { type: 'icon', label: 'Chat with us' } };
    await visit(shopper, await desk.addChat({ ...closed, decoration }), '/cart');
    await expect(launcher(shopper)).toHaveText('');
    const place = () => shopper.evaluate(() => [location.href, history.length]);
    const before = await place();
    await launcher(shopper).click();
    await expect(chatWindow(shopper).locator('header')).toContainText('We sleep');
    await expect(shopper.getByRole('heading', { name: 'Leave us a message' })).toBeVisible();
    expect(await place()).toEqual(before);
  });

  await test.step('a shop that looks for a text sees its keys', async () => {
    await visit(shopper, await desk.addChat({ ...open, showTranslationKeys: true }), '/cart');
    await launcher(shopper).click();
    await expect(shopper.getByText('conversationEmptyTitle')).toBeVisible();
  });
});
