import type { Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { closedChatSettings, openChatSettings } from './support/chats';
import { crash } from './support/crash';
import { chatWindow, expect, launcher, messageField, test, visit, windowSettled } from './support/test';
import { unseenAgent } from './support/unseen';
import { framesPass, framesSent, hasApp, hold, holdApp, letAppRun } from './support/watchPage';

const bell = (page: Page) => page.getByRole('button', { name: 'Chat with us' });

/** Opened by the launcher, with the app still on its way. */
async function openEarly(page: Page): Promise<() => void> {
  const letIn = await holdApp(page);
  await page.goto('/');
  await bell(page).click();
  await expect(messageField(page)).toBeFocused();
  expect(await hasApp(page)).toBe(false);
  return letIn;
}

const settings = /\/api\/applications\/\d+\/settings/;

const appRuns = (page: Page) => expect.poll(() => hasApp(page)).toBe(true);

const selection = (page: Page) =>
  messageField(page).evaluate(({ selectionStart, selectionEnd, value }: HTMLTextAreaElement) => [
    value,
    selectionStart,
    selectionEnd,
  ]);

const rightEdge = (page: Page, selector: string) =>
  chatWindow(page)
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().right);

/** Where everything of the first look stands. */
const places = (page: Page) =>
  chatWindow(page)
    .locator('header, h2, .presence, .introduction, .composer, textarea, .send')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.className || element.localName, x, y, width, height].join(' ');
      }),
    );

test('what is typed and sent before the app is there arrives once and in order, and an Enter that ends a word of an input method sends nothing, before it and after; the rest, the caret and the focus stay, and no key reaches the shortcuts of the page', async ({
  shopper,
}) => {
  await shopper.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ['keydown', 'keypress', 'keyup'])
      document.addEventListener(type, (event) => heard.push(`${type} ${(event as KeyboardEvent).key}`));
  });
  const heard = () => shopper.evaluate(() => Reflect.get(window, 'heard'));
  // As Safari tells it: the word is over, and the key is the one of an input method.
  const endWord = () =>
    messageField(shopper).evaluate((field) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, composed: true }),
      ),
    );
  const frames = framesSent(shopper);
  const letIn = await openEarly(shopper);
  await shopper.keyboard.type('日本');
  await endWord();
  await expect(messageField(shopper)).toHaveValue('日本');
  await messageField(shopper).fill('');
  await shopper.keyboard.type('First');
  await shopper.keyboard.press('Enter');
  await shopper.keyboard.type('Second');
  await shopper.keyboard.press('Shift+Enter');
  await shopper.keyboard.type('line');
  await chatWindow(shopper).getByRole('button', { name: 'Send' }).click();
  await expect(chatWindow(shopper).locator('.bubble')).toHaveText(['First', 'Second\nline']);
  const [bubble, mine] = [await rightEdge(shopper, '.bubble'), await rightEdge(shopper, '.skeleton.mine')];
  expect(bubble).toBeCloseTo(mine);
  await shopper.keyboard.type('Not sent');
  await messageField(shopper).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(1, 3));
  expect(await heard()).toEqual([]);
  letIn();
  await appRuns(shopper);
  expect(await selection(shopper)).toEqual(['Not sent', 1, 3]);
  await expect(messageField(shopper)).toBeFocused();
  await expect(shopper.locator('.message.confirmed')).toHaveText([/First/, /Second\s+line/]);
  await shopper.keyboard.press('End');
  await shopper.keyboard.type('!');
  await endWord();
  await expect(messageField(shopper)).toHaveValue('Not sent!');
  await expect(chatWindow(shopper).locator('.bubble')).toHaveText(['First', 'Second\nline']);
  await shopper.keyboard.press('Enter');
  await expect(shopper.locator('.message.confirmed').last()).toHaveText(/Not sent!/);
  await shopper.keyboard.press('Escape');
  await expect(chatWindow(shopper)).toBeHidden();
  expect(await heard()).toEqual([]);
  const texts = frames.of('pending-conversation-message').map((payload) => JSON.stringify(payload));
  expect(texts.filter((text) => text.includes('First'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('Second'))).toHaveLength(1);
});

test('who goes on to the page before the app is there stays on the page when it comes', async ({
  shopper,
}) => {
  const letIn = await openEarly(shopper);
  const link = shopper.locator('main').getByRole('link').first();
  await link.focus();
  letIn();
  await windowSettled(shopper);
  await expect(link).toBeFocused();
});

test('a word that an input method is putting together is kept, and taken over when it is done', async ({
  shopper,
}) => {
  const letIn = await openEarly(shopper);
  const devtools = await shopper.context().newCDPSession(shopper);
  await devtools.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await letAppRun(shopper, letIn);
  await devtools.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  expect(await hasApp(shopper)).toBe(false);
  await devtools.send('Input.insertText', { text: '日本' });
  await appRuns(shopper);
  await expect(messageField(shopper)).toHaveValue('日本');
  await shopper.keyboard.type('!');
  await expect(messageField(shopper)).toHaveValue('日本!');
});

test('where each syllable is a word to the input method, as in Korean, the app waits for the last of them, and no Enter that ends one sends it', async ({
  shopper,
}) => {
  const letIn = await openEarly(shopper);
  const devtools = await shopper.context().newCDPSession(shopper);
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  const endWord = async () => {
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
    await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  };
  await compose('하');
  await letAppRun(shopper, letIn);
  // The next syllable begins in the breath in which the one before it ends.
  await messageField(shopper).evaluate((field) =>
    field.addEventListener(
      'compositionend',
      () => setTimeout(() => field.dispatchEvent(new CompositionEvent('compositionstart'))),
      { once: true, capture: true },
    ),
  );
  await devtools.send('Input.insertText', { text: '한' });
  await compose('그');
  await endWord();
  await expect(messageField(shopper)).toHaveValue('한그');
  await framesPass(shopper);
  expect(await hasApp(shopper)).toBe(false);
  await devtools.send('Input.insertText', { text: '글' });
  await appRuns(shopper);
  await compose('요');
  await endWord();
  await expect(messageField(shopper)).toHaveValue('한글요');
  await expect(shopper.locator('.bubble')).toHaveCount(0);
  await devtools.send('Input.insertText', { text: '요' });
  await shopper.keyboard.press('Enter');
  await expect(shopper.locator('.message.confirmed')).toHaveText([/한글요/]);
  await expect(messageField(shopper)).toHaveValue('');
});

test('[D5] what is sent with the app stays behind what was sent before it, also where the settings take their time', async ({
  shopper,
}) => {
  const frames = framesSent(shopper);
  const letSettings = await hold(shopper, settings);
  const asked = shopper.waitForRequest(settings);
  const letIn = await openEarly(shopper);
  await shopper.keyboard.type('First');
  await shopper.keyboard.press('Enter');
  letIn();
  await appRuns(shopper);
  await asked;
  await shopper.keyboard.type('Second');
  await shopper.keyboard.press('Enter');
  // The line is up, and the typing is told: nothing but the order holds the words back.
  await expect.poll(() => frames.of('chat-is-active').length).toBeGreaterThan(0);
  expect(frames.of('pending-conversation-message')).toEqual([]);
  await expect(shopper.locator('.bubble')).toHaveText(['First', 'Second']);
  await shopper.keyboard.type('Third');
  letSettings();
  await expect(shopper.locator('.message.confirmed')).toHaveText([/First/, /Second/]);
  await expect(messageField(shopper)).toHaveValue('Third');

  // Left with the very press that sends, and a database that is slow: it is sent by the next page.
  await messageField(shopper).evaluate((field) => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    location.reload();
  });
  await expect(shopper.locator('.message.confirmed')).toHaveText([/First/, /Second/, /Third/]);
});

test('[D3] [D12] what was sent before the app is there, or while the shop’s settings are on their way, is sent by the next page, once, though its own was killed; what was only typed stands in the field again', async ({
  openPage,
  desk,
}) => {
  const agent = await unseenAgent(desk);
  const confirmed = (page: Page) => page.locator('.message.confirmed');

  const first = await openPage();
  await openEarly(first);
  await first.keyboard.type('Killed before the app');
  await first.keyboard.press('Enter');
  await first.keyboard.type('half a');
  await crash(first);
  const second = await first.context().newPage();
  const letSettings = await hold(second, settings);
  await second.goto('/');
  // Nobody has to open anything.
  const conversation = await agent.find('Killed before the app');
  await bell(second).click();
  await expect(messageField(second)).toHaveValue('half a');
  await expect(confirmed(second)).toHaveText([/Killed before the app/]);
  await second.keyboard.press('End');
  await second.keyboard.type(' word');
  await second.keyboard.press('Enter');
  await expect(second.locator('.bubble')).toHaveText(['Killed before the app', 'half a word']);
  await second.keyboard.type('and more');
  await crash(second);
  letSettings();

  const third = await first.context().newPage();
  await third.goto('/');
  await expect(confirmed(third)).toHaveText([/Killed before the app/, /half a word/]);
  await expect(messageField(third)).toHaveValue('and more');
  await third.reload();
  await expect(confirmed(third)).toHaveCount(2);
  await third.close();

  // And who sends and closes the window at once need not open it again.
  const closed = await openPage();
  const letIn = await openEarly(closed);
  await closed.keyboard.type('Closed before the app');
  await closed.keyboard.press('Enter');
  await closed.keyboard.press('Escape');
  letIn();
  expect(await agent.texts(await agent.find('Closed before the app'))).toEqual(['Closed before the app']);
  expect(await agent.texts(conversation)).toEqual(['Killed before the app', 'half a word']);
  agent.leave();
});

test('[ENT-35] where an email is required, words that were sent early follow the shopper to its screen and go out behind it, once; what was typed waits in the field', async ({
  shopper,
  desk,
}) => {
  const preferences = { ...openChatSettings.preferences, emailCaptureEnforcement: 'always-required' };
  const key = await desk.addChat({ ...openChatSettings, preferences });
  const letIn = await holdApp(shopper);
  await visit(shopper, key);
  await launcher(shopper).click();
  await messageField(shopper).pressSequentially('Is the teapot in stock?');
  await shopper.keyboard.press('Enter');
  await shopper.keyboard.type('And the');
  letIn();
  const email = chatWindow(shopper).getByRole('textbox', { name: 'Email' });
  await email.fill('otto@fjord-post.no');
  await email.press('Enter');
  await expect(shopper.locator('.message.confirmed')).toHaveText([/Is the teapot in stock\?/]);
  await expect(messageField(shopper)).toHaveValue('And the');
  await expect(shopper.locator('.bubble')).toHaveCount(1);
});

test('made larger before the app is there, it stays larger, and can be made smaller', async ({ shopper }) => {
  const letIn = await openEarly(shopper);
  const width = async () => (await chatWindow(shopper).boundingBox())?.width;
  const larger = shopper.getByRole('button', { name: 'Make the window larger' });
  await larger.click();
  await expect.poll(width).toBe(650);
  await larger.click();
  await expect.poll(width).toBe(384);
  await larger.click();
  letIn();
  const smaller = shopper.getByRole('button', { name: 'Make the window smaller' });
  await expect(smaller).toBeFocused();
  await expect.poll(width).toBe(650);
  await smaller.click();
  await expect.poll(width).toBe(384);
});

test('[RSP-06] nothing moves when the app takes over: in another language, right to left, when nobody is there, and on a phone, which it fills, with the focus but without the keyboard, until its own button closes it', async ({
  openPage,
  desk,
}) => {
  const keys = await Promise.all([
    desk.addChat({ ...openChatSettings, language: 'ar' }),
    desk.addChat({ ...openChatSettings, language: 'de' }),
    desk.addChat({ ...closedChatSettings, language: 'fr-FR' }),
  ]);
  const [direction, words] = [
    ['rtl', 'ltr', 'ltr'],
    [/[\u0600-\u06ff]/, /Nachricht/, /message/],
  ];
  await Promise.all(
    keys.map(async (key, index) => {
      const page = await openPage();
      if (index === 1) await page.setViewportSize({ width: 390, height: 844 });
      const letIn = await holdApp(page);
      await visit(page, key);
      const bell = page.locator('.launcher');
      const closer = chatWindow(page).getByRole('button', { name: 'Chat schließen' });
      await bell.click();
      if (index === 1) {
        await expect(chatWindow(page)).toBeFocused();
        await expect
          .poll(() => chatWindow(page).boundingBox())
          .toEqual({ x: 0, y: 0, width: 390, height: 844 });
        await closer.click();
        await expect(bell).toBeFocused();
        await bell.click();
      }
      await expect(chatWindow(page)).toHaveAttribute('dir', direction[index] as string);
      await expect(chatWindow(page).locator('textarea')).toHaveAttribute(
        'placeholder',
        words[index] as RegExp,
      );
      // Where it has come to rest.
      await chatWindow(page).evaluate((dialog) =>
        Promise.all(dialog.getAnimations().map((each) => each.finished)),
      );
      const before = await places(page);
      const details = new Promise<void>((done) => {
        void page.route(/\/api\/applications\/\d+\/settings/, () => done());
      });
      letIn();
      await appRuns(page);
      await details;
      expect(await places(page)).toEqual(before);
      if (index === 1) {
        await expect(chatWindow(page)).toBeFocused();
        await closer.click();
        await expect(chatWindow(page)).toBeHidden();
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }),
  );
});

test('where nobody is there, words that were sent early wait in the form for a message', async ({
  shopper,
  desk,
}) => {
  const key = await desk.addChat(closedChatSettings);
  const letIn = await holdApp(shopper);
  await visit(shopper, key);
  await launcher(shopper).click();
  await messageField(shopper).pressSequentially('Are you there?');
  await shopper.keyboard.press('Enter');
  await shopper.keyboard.type('Hello?');
  letIn();
  await expect(shopper.getByRole('textbox', { name: 'How can we help you?' })).toHaveValue(
    'Are you there?\nHello?',
  );
});

test('[LAZY-19] a window that does not come says what to do, and a click tries again; without the app it closes, opens again with what was typed, and keeps the keyboard inside', async ({
  shopper,
  guard,
}) => {
  guard.expected.push(/could not be loaded/, /Failed to load resource/);
  let isDown = true;
  await shopper.route(/\/w\/demo\/[0-9a-f]+\.js/, (route) => (isDown ? route.abort() : route.continue()));
  const letIn = await holdApp(shopper);
  await shopper.goto('/');
  await bell(shopper).focus();
  await shopper.keyboard.press('Enter');
  const notice = shopper.getByRole('button', {
    name: 'Please refresh your page to continue using the chat.',
  });
  await expect(notice).toBeFocused();
  isDown = false;
  await notice.click();
  await expect(messageField(shopper)).toBeFocused();
  await expect(notice).toHaveCount(0);

  await shopper.keyboard.type('Kept');
  for (const key of [...Array(4).fill('Tab'), ...Array(5).fill('Shift+Tab')]) {
    await shopper.keyboard.press(key);
    expect(await chatWindow(shopper).evaluate((dialog) => dialog.matches(':focus-within'))).toBe(true);
  }
  await shopper.keyboard.press('Escape');
  await expect(chatWindow(shopper)).toBeHidden();
  await expect(bell(shopper)).toBeFocused();
  expect(await shopper.evaluate(() => window.GorgiasChat?.isOpen())).toBe(false);
  await shopper.keyboard.press('Space');
  await expect(messageField(shopper)).toHaveValue('Kept');
  expect(await shopper.evaluate(() => window.GorgiasChat?.isOpen())).toBe(true);
  const closing = shopper.getByRole('button', { name: 'Close chat' });
  await closing.press('Escape');
  await expect(chatWindow(shopper)).toBeHidden();
  await bell(shopper).press('Enter');
  await closing.click();
  await expect(chatWindow(shopper)).toBeHidden();
  letIn();
  await appRuns(shopper);
  await expect(chatWindow(shopper)).toBeHidden();
  await bell(shopper).click();
  await expect(messageField(shopper)).toHaveValue('Kept');
  await expect(messageField(shopper)).toBeFocused();
});

test('a chat that is destroyed and begun again, or a page that is replaced, while the app is on its way', async ({
  shopper,
}) => {
  const letIn = await openEarly(shopper);
  await shopper.evaluate(() => window.GorgiasChat?.destroy());
  await expect(shopper.locator('#gorgias-chat-container')).toHaveCount(0);
  await shopper.evaluate(() => window.GorgiasChat?.init());
  await bell(shopper).click();
  await expect(messageField(shopper)).toBeFocused();
  await expect(messageField(shopper)).toHaveValue('');
  expect(await hasApp(shopper)).toBe(false);
  await shopper.keyboard.type('Still here');
  await shopper.evaluate(() => document.body.replaceChildren(document.createElement('main')));
  await expect(messageField(shopper)).toHaveValue('Still here');
  letIn();
  await appRuns(shopper);
  await expect(messageField(shopper)).toHaveValue('Still here');
  await expect(shopper.locator('#gorgias-chat-container')).toHaveCount(1);
});
