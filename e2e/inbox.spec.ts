import type { Locator, Page } from '@playwright/test';
import { complaints } from './support/axe';
import { readMail } from './support/readMail';
import { shopperWrites } from './support/shopperWrites';
import { chatReopened, expect, openChat, openConsole, signIn, test, write } from './support/test';

const messages = (page: Page) => page.getByRole('log');
const conversationName = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const rows = (page: Page) => page.getByRole('navigation', { name: 'Conversations' }).getByRole('link');

/** A shopper who has just written; the words are the test's own, since all tests share a desk. */
async function newShopper(openPage: () => Promise<Page>, text: string): Promise<Page> {
  const page = await openPage();
  await page.goto('/products/pebble-mug');
  await openChat(page);
  await write(page, 'Message', text);
  await expect(messages(page)).toContainText(text);
  return page;
}

async function openConversation(page: Page, text: string): Promise<void> {
  await rows(page).filter({ hasText: text }).click();
  await expect(messages(page)).toContainText(text);
}

/** By which the field names the option that Enter would choose. */
const idOf = async (option: Locator): Promise<string> => (await option.getAttribute('id')) ?? 'nothing';

/** Keys are heard by the page, not by the field that someone writes in. */
async function press(page: Page, key: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press(key);
}

test('[SRV-04] two agents and a shopper at once, by keyboard from the sign-in on: who looks, who answers, a note with a name, taken over, answered, closed, and all of it live; then who is there', async ({
  agent: ada,
  openPage,
  desk,
}) => {
  const olive = await openPage();
  const shopper = await newShopper(openPage, 'Is the brass kettle in stock?');
  for (const [page, email] of [
    [ada, 'agent@demo.shop'],
    [olive, 'owner@demo.shop'],
  ] as const) {
    await openConsole(page);
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('shopbell-demo');
    await page.keyboard.press('Enter');
    await expect(rows(page).first()).toContainText('Is the brass kettle in stock?');
    await page.keyboard.press('j');
    await expect(rows(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(messages(page)).toContainText('Is the brass kettle in stock?');
    await expect(conversationName(page)).toBeFocused();
  }

  const noteField = ada.getByRole('textbox', { name: 'Note', exact: true });
  const note = olive.getByRole('article', { name: 'Note of Ada Agent' });
  await test.step('a note with a name', async () => {
    await expect(ada.getByText('Olive Owner is looking at this too')).toBeVisible();
    await ada.keyboard.press('n');
    await expect(noteField).toBeFocused();
    await ada.keyboard.type('Only two left @Oli');
    await expect(noteField).toHaveAttribute(
      'aria-activedescendant',
      await idOf(ada.getByRole('option', { name: 'Olive Owner' })),
    );
    await ada.keyboard.press('Enter');
    await expect(noteField).toHaveValue(/@Olive Owner/);
    await ada.keyboard.press('Enter');
    await expect(note).toContainText('Only two left @Olive Owner');
  });

  await test.step('taken over and answered', async () => {
    await olive.keyboard.press('a');
    await expect(olive.getByRole('menu')).toBeVisible();
    await expect(olive.getByRole('menuitemcheckbox', { name: 'Me' })).toBeFocused();
    await olive.keyboard.press('Enter');
    await expect(ada.getByRole('button', { name: 'Assign, now Olive Owner' })).toBeVisible();
    await expect(olive.getByRole('menu')).toHaveCount(0);
    await olive.keyboard.press('r');
    await expect(olive.getByRole('textbox', { name: 'Reply' })).toBeFocused();
    await olive.keyboard.type('It is, ');
    await expect(ada.getByText('Olive Owner is answering…')).toBeVisible();
    await expect(messages(shopper).getByRole('status')).toHaveText(/typing/);
    await olive.keyboard.type('two of them.');
    await olive.keyboard.press('Enter');
    await expect(messages(ada)).toContainText('It is, two of them.');
    await expect(messages(shopper)).toContainText('It is, two of them.');
  });

  await test.step('the note is nothing for the shopper, now or later', async () => {
    await expect(messages(shopper)).not.toContainText('Only two left');
    await shopper.reload();
    await chatReopened(shopper);
    await expect(messages(shopper)).toContainText('It is, two of them.');
    await expect(messages(shopper)).not.toContainText('Only two left');
  });

  await test.step('the same by pointer', async () => {
    await ada.getByRole('button', { name: 'Assign, now Olive Owner' }).click();
    await ada.getByRole('menuitemcheckbox', { name: 'Me' }).click();
    await expect(olive.getByRole('button', { name: 'Assign, now Ada Agent' })).toBeVisible();
    await noteField.pressSequentially('I take it @Oli');
    await ada.getByRole('option', { name: 'Olive Owner' }).click();
    await noteField.press('Enter');
    await expect(note.last()).toContainText('I take it @Olive Owner');
  });

  await test.step('closed', async () => {
    await olive.keyboard.press('Escape');
    await olive.keyboard.press('e');
    await expect(ada.getByRole('button', { name: 'Reopen', exact: true })).toBeVisible();
  });

  await test.step('online and away: set in the rail or by name, seen by colleagues and shoppers, kept over a reload', async () => {
    await ada.getByRole('button', { name: /Ada Agent Online/ }).click();
    await expect(ada.getByRole('menu').getByText('Shoppers see that someone is here.')).toBeVisible();
    await ada.getByRole('menuitemradio', { name: /Away/ }).click();
    await expect(ada.getByRole('button', { name: /Ada Agent Away/ })).toBeVisible();
    await olive.getByRole('button', { name: /Olive Owner Online/ }).click();
    await expect(olive.getByRole('menu').getByText('Ada Agent')).toBeVisible();
    await expect(olive.getByRole('menu')).toContainText('Ada AgentAway');
    await olive.keyboard.press('Escape');
    await olive.keyboard.press('Control+k');
    await olive.getByRole('combobox').fill('yourself away');
    await olive.keyboard.press('Enter');
    await expect(olive.getByRole('button', { name: /Olive Owner Away/ })).toBeVisible();
    const isSomeoneThere = async () =>
      (await (await fetch(`${desk.baseUrl}/api/applications/1/agents`)).json()).hasActiveAndAvailableAgents;
    await expect.poll(isSomeoneThere).toBe(false);
    await ada.reload();
    await ada.getByRole('button', { name: /Ada Agent Away/ }).click();
    await expect(ada.getByRole('menu').getByText(/Shoppers see that nobody is here/)).toBeVisible();
    await ada.getByRole('menuitemradio', { name: /Online/ }).click();
    await expect.poll(isSomeoneThere).toBe(true);
    await olive.keyboard.press('Control+k');
    await olive.getByRole('combobox').fill('yourself online');
    await olive.keyboard.press('Enter');
    await expect(olive.getByRole('button', { name: /Olive Owner Online/ })).toBeVisible();
  });
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture in the clipboard, as a browser gives it to the field. */
async function pastePicture(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Reply' }).evaluate(
    (field, { bytes, title }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], title, { type: 'image/png' }));
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { bytes: [...png], title: name },
  );
}

test('the focus goes into every screen that opens; pictures both ways, a macro with the name the visitor has been given, a mail as proof, and a blocked visitor', async ({
  agent: owner,
  openPage,
  desk,
  guard,
}) => {
  guard.expected.push(/ERR_FAILED|status of [45]00/);
  const shopper = await newShopper(openPage, 'Which mug is this?');
  await signIn(owner, 'owner@demo.shop');
  await test.step('the focus goes into every screen that opens, and stays with who writes while the rest arrives', async () => {
    const heading = (name: string | RegExp) => owner.getByRole('heading', { name, exact: true, level: 1 });
    await expect(heading('Open')).toBeFocused();
    for (const name of ['Macros', 'Routing', 'Account']) {
      await owner.getByRole('link', { name, exact: true }).click();
      await expect(heading(name)).toBeFocused();
    }
    await owner.getByRole('link', { name: 'Settings', exact: true }).click();
    const place = (name: string) => owner.getByRole('heading', { name, exact: true, level: 2 });
    await expect(place('Appearance')).toBeFocused();
    const places = owner.getByRole('navigation', { name: 'Settings', exact: true });
    await places.getByRole('link', { name: 'Launcher' }).click();
    await expect(place('Launcher')).toBeFocused();
    await owner.getByRole('link', { name: /^All/ }).click();
    await expect(heading('All')).toBeFocused();

    let letThrough = () => {};
    const held = new Promise<void>((done) => {
      letThrough = done;
    });
    await owner.route(/\/conversations\/[\w-]+(\/visitor)?$/, async (route) => {
      await held;
      await route.continue();
    });
    const row = rows(owner).filter({ hasText: 'Which mug is this?' });
    await row.click();
    await expect(conversationName(owner)).toBeFocused();
    await owner.keyboard.press('r');
    await owner.keyboard.type('We d');
    letThrough();
    await expect(owner.getByText('pebble-mug').first()).toBeVisible();
    await owner.keyboard.type('o.');
    await expect(owner.getByRole('textbox', { name: 'Reply' })).toHaveValue('We do.');
    await owner.unrouteAll({ behavior: 'wait' });
  });

  await test.step('pictures both ways: picked, pasted, tried again, kept over a reload; with a product and a discount', async () => {
    await shopper
      .locator('input[type=file]')
      .setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer: png });
    await expect(shopper.getByRole('button', { name: /Remove/ })).toBeVisible();
    await write(shopper, 'Message', '');
    await rows(owner).filter({ hasText: 'mine.png' }).click();
    await expect(messages(owner).getByRole('img', { name: 'mine.png' })).toBeVisible();

    const tray = owner.getByRole('list', { name: 'Goes with the reply' });
    await owner.route('**/attachments?*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await owner
      .locator('input[type=file]')
      .setInputFiles({ name: 'first.png', mimeType: 'image/png', buffer: png });
    await tray.getByRole('button', { name: 'Try first.png again' }).click();
    await expect(tray.getByRole('progressbar')).toHaveCount(0);

    await pastePicture(owner, 'second.png');
    await expect(tray.getByRole('listitem')).toHaveCount(2);
    await pastePicture(owner, 'program.exe');
    await expect(owner.getByText('Send a jpg, png, gif, bmp, webp or pdf.').first()).toBeVisible();

    await owner.getByRole('button', { name: 'Product', exact: true }).click();
    await owner.getByRole('textbox', { name: 'Find a product' }).fill('pebble mug');
    await owner
      .getByRole('button', { name: /^Pebble/ })
      .first()
      .click();
    await owner.getByRole('button', { name: 'Discount', exact: true }).click();
    await owner.getByLabel('Code').fill('TEN');
    await owner.getByRole('button', { name: 'Add the offer' }).click();
    await expect(owner.getByText('Say how much it is worth.')).toBeVisible();
    await owner.getByLabel('Per cent').fill('10');
    await owner.getByRole('button', { name: 'Add the offer' }).click();
    await expect(tray.getByRole('listitem')).toHaveCount(4);
    await owner.getByRole('textbox', { name: 'Reply' }).fill('This one:');
    await owner.reload();
    await expect(tray.getByRole('listitem')).toHaveCount(4);
    await tray.getByRole('button', { name: 'Remove second.png' }).click();
    await owner.getByRole('textbox', { name: 'Reply' }).press('Enter');

    for (const page of [owner, shopper]) {
      await expect(messages(page).getByText('This one:')).toBeVisible();
      const picture = messages(page).getByRole(page === owner ? 'img' : 'button', { name: /first\.png/ });
      await expect(picture).toBeVisible();
      await expect(messages(page).getByText('TEN', { exact: true })).toBeVisible();
      await expect(messages(page).getByRole('link', { name: /Pebble/ })).toHaveAttribute('href', /pebble/);
    }
    await expect(tray).toHaveCount(0);
  });

  await test.step('a macro is written by an owner, and an agent inserts it with the name the visitor has been given', async () => {
    await owner.getByRole('link', { name: 'Macros', exact: true }).click();
    await owner.getByRole('button', { name: 'New macro' }).click();
    await owner.getByLabel('Name').fill('Greeting');
    await owner.getByLabel('Text').fill('Hello {{visitor.nmae}}!');
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(owner.getByText('There is no variable {{visitor.nmae}}.')).toBeVisible();
    await expect(owner.getByLabel('Name')).toHaveValue('Greeting');
    await owner.getByLabel('Text').fill('Hello {{visitor.firstName|there}}, {{agent.firstName}} here.');
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(owner.getByRole('cell', { name: 'Greeting', exact: true })).toBeVisible();

    await owner.getByRole('link', { name: /^Open/ }).click();
    await openConversation(owner, 'This one:');
    await owner.getByRole('button', { name: 'Add name and email' }).click();
    await owner.getByLabel('Name').fill('Ingrid Solberg');
    await owner.getByLabel('Email').fill('not an address');
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(owner.getByText('This is not an email address.')).toBeVisible();
    await expect(owner.getByLabel('Name')).toHaveValue('Ingrid Solberg');
    await owner.getByLabel('Email').fill('ingrid@example.no');
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(rows(owner).filter({ hasText: 'Ingrid Solberg' })).toBeVisible();

    await owner.getByRole('button', { name: 'Macros', exact: true }).click();
    await owner.getByRole('button', { name: 'Greeting' }).click();
    await expect(owner.getByRole('textbox', { name: 'Reply' })).toHaveValue('Hello Ingrid, Olive here.');
    await owner.getByRole('textbox', { name: 'Reply' }).press('Enter');
    await expect(messages(shopper)).toContainText('Hello Ingrid, Olive here.');
  });

  await test.step('a conversation is mailed as proof; a blocked visitor is told that nothing arrives, and it does not', async () => {
    await owner.getByRole('button', { name: 'More', exact: true }).click();
    await owner.getByRole('menuitem', { name: 'Email the conversation…' }).click();
    const mailing = owner.getByRole('dialog', { name: 'Email the conversation' });
    await mailing.getByRole('textbox', { name: 'Email' }).fill('proof@our-lawyers.test');
    await mailing.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(
      owner.getByText('The conversation goes to proof@our-lawyers.test.', { exact: true }),
    ).toBeVisible();
    await expect
      .poll(async () => (await readMail(desk, 'proof@our-lawyers.test'))?.text)
      .toContain('Which mug is this?');
    await owner.getByRole('button', { name: 'More', exact: true }).click();
    await owner.getByRole('menuitem', { name: 'Block the visitor…' }).click();
    // What is said before that is done still arrives.
    const blocked = owner.waitForResponse((response) => response.url().endsWith('/block'));
    await owner.getByRole('button', { name: 'Block', exact: true }).click();
    expect((await blocked).ok()).toBe(true);
    await expect(owner.getByText(/Blocked/).first()).toBeVisible();
    await write(shopper, 'Message', 'More pills');
    await expect(shopper.getByText(/not delivered|not sent/i).first()).toBeVisible();
    await expect(messages(owner)).not.toContainText('More pills');
  });
});

test('[D20] who writes while the list is first read stands in it, all is done by keyboard alone, what somebody presses stays under the pointer, and a reload loses neither a draft nor what was not sent yet', async ({
  agent,
  openPage,
  desk,
}) => {
  // Others of this desk have tags, too: who has opened them finds them open.
  await agent.addInitScript(() => localStorage.setItem('shopbell-tags', 'open'));
  await test.step('in the list, however old the answer is', async () => {
    let answer = () => {};
    const written = new Promise<void>((done) => (answer = done));
    let hasAsked = () => {};
    const asked = new Promise<void>((done) => (hasAsked = done));
    await agent.route(
      (url) => url.pathname === '/console/api/conversations',
      async (route) => {
        const response = await route.fetch();
        hasAsked();
        await written;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await signIn(agent);
    await asked;
    const told = agent.waitForResponse(/\/conversations\/rows/);
    await shopperWrites(desk, 'Which linen is this napkin?');
    await (await told).finished();
    answer();
    await expect(rows(agent).filter({ hasText: 'napkin' })).toBeVisible();
  });

  await test.step('by keyboard alone: find, open, answer, tag, snooze, close, undo', async () => {
    await shopperWrites(desk, 'Do you sell candles?');
    await expect(rows(agent).filter({ hasText: 'candles' })).toBeVisible();
    // Words are in the search a moment after they were said.
    const search = '/console/api/conversations?view=all&q=linen%20nap';
    const found = async () => (await (await agent.request.get(search)).json()).conversations.length;
    await expect.poll(found).toBe(1);

    await agent.keyboard.press('/');
    await expect(agent.getByRole('textbox', { name: 'Search', exact: true })).toBeFocused();
    await agent.keyboard.type('linen nap');
    await expect(agent.getByRole('heading', { name: 'Results in all conversations' })).toBeVisible();
    await expect(rows(agent)).toHaveCount(1);
    await expect(agent).toHaveURL(/q=linen/);
    await agent.keyboard.press('Escape');
    await agent.keyboard.press('Escape');
    await expect(rows(agent).filter({ hasText: 'candles' })).toBeVisible();

    await agent.keyboard.press('j');
    await expect(rows(agent).first()).toBeFocused();
    await agent.keyboard.press('Enter');
    await expect(messages(agent)).toContainText('Do you sell candles?');
    await agent.keyboard.press('r');
    await agent.keyboard.type('We do.');
    await agent.keyboard.press('Enter');
    await expect(messages(agent)).toContainText('We do.');
    await agent.keyboard.press('Escape');

    await agent.keyboard.press('t');
    const tagField = agent.getByRole('combobox', { name: 'Find or add a tag' });
    await agent.keyboard.press('Enter');
    await tagField.fill('candles');
    await expect(tagField).toHaveAttribute(
      'aria-activedescendant',
      await idOf(agent.getByRole('option', { name: 'Add “candles”' })),
    );
    await agent.keyboard.press('Enter');
    await expect(agent.getByRole('option', { name: 'candles', selected: true })).toBeVisible();
    await expect(tagField).toHaveValue('');
    await expect(
      agent.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'candles' }),
    ).toBeVisible();
    await agent.keyboard.press('Escape');

    await press(agent, 's');
    await agent.getByRole('menuitem', { name: /Tomorrow/ }).press('Enter');
    await expect(rows(agent).filter({ hasText: 'We do.' })).toHaveCount(0);
    await agent.getByRole('link', { name: /Snoozed/ }).click();
    await openConversation(agent, 'We do.');
    await press(agent, 'e');
    await expect(rows(agent).filter({ hasText: 'We do.' })).toHaveCount(0);
    await press(agent, 'z');
    await expect(rows(agent).filter({ hasText: 'We do.' })).toBeVisible();

    await agent.keyboard.press('Control+k');
    const commandField = agent.getByRole('combobox', { name: 'What do you want to do?' });
    await commandField.fill('closed');
    const commands = agent.getByRole('option');
    await expect(commandField).toHaveAttribute('aria-activedescendant', await idOf(commands.first()));
    // Up from the first is the last, and down from there the first again.
    await agent.keyboard.press('ArrowUp');
    await expect(commands.last()).toHaveAttribute('aria-selected', 'true');
    await agent.keyboard.press('ArrowDown');
    await expect(commands.first()).toHaveAttribute('aria-selected', 'true');
    await agent.keyboard.press('Enter');
    await expect(agent.getByRole('heading', { name: 'Closed', exact: true })).toBeVisible();
    await agent.keyboard.press('?');
    await expect(agent.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await agent.keyboard.press('Escape');
    await expect(agent.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('under the pointer while another comes in above', async () => {
    await shopperWrites(desk, 'Pressed while others write');
    await agent.getByRole('link', { name: /^All/ }).click();
    const pressed = rows(agent).filter({ hasText: 'Pressed while others write' });
    await pressed.hover();
    await agent.mouse.down();
    const told = agent.waitForResponse(/\/conversations\/rows/);
    await shopperWrites(desk, 'Comes in above');
    await (await told).finished();
    await agent.mouse.up();
    await expect(messages(agent)).toContainText('Pressed while others write');
    await expect(rows(agent).first()).toContainText('Comes in above');
  });

  await test.step('tips show on pointing and by keyboard, are heard, stay while pointed at, and go with Escape', async () => {
    const tip = agent.getByRole('tooltip');
    const tags = agent.getByRole('button', { name: 'Tags', exact: true });
    await tags.hover();
    await expect(tip).toHaveText('Tags (T)');
    await expect(tags).toHaveAccessibleDescription('Tags (T)');
    const place = await tip.boundingBox();
    if (!place) throw new Error('The tip is nowhere');
    await agent.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 4 });
    await expect(tip).toHaveText('Tags (T)');
    await agent.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await agent.getByRole('button', { name: 'Send' }).hover();
    await expect(tip).toHaveText('Send (Enter)');
    await agent.mouse.move(5, 5, { steps: 4 });
    await expect(tip).toHaveCount(0);
    await expect(tags).toHaveAccessibleDescription('');

    const details = agent.getByRole('button', { name: 'Details', exact: true });
    await details.focus();
    await agent.keyboard.press('Shift+Tab');
    await agent.keyboard.press('Tab');
    await expect(details).toBeFocused();
    await expect(tip).toHaveText('Details (D)');
    await expect(agent.locator('[title]:not(iframe)')).toHaveCount(0);
    // A name that is heard anyway is not said twice.
    await agent.getByRole('button', { name: 'Attach files' }).hover();
    await expect(tip).toHaveText('Attach files');
    await expect(agent.getByRole('button', { name: 'Attach files' })).toHaveAccessibleDescription('');
  });

  await test.step('after a reload it arrives once', async () => {
    const shopper = await newShopper(openPage, 'Are you there?');
    await openConversation(agent, 'Are you there?');
    // The line is cut where the console sends, and mended with the next page.
    await agent.evaluate(() => {
      WebSocket.prototype.send = () => {};
    });
    await write(agent, 'Reply', 'Yes, one moment.');
    await agent.getByRole('textbox', { name: 'Reply' }).fill('half an answ');
    await agent.reload();
    await expect(agent.getByRole('textbox', { name: 'Reply' })).toHaveValue('half an answ');
    await expect(messages(shopper)).toContainText('Yes, one moment.');
    await expect(messages(agent).getByText('Yes, one moment.')).toHaveCount(1);
  });
});

/** The rules that the colours decide; what else there is to find is the same in light and dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/** Of hundreds of conversations a few say it all. */
const fewRows = { include: ['html'], exclude: ['[class*="_rows_"] > :nth-child(n + 4)'] };
/** What opens over a page that has been looked at, and the button that it belongs to. */
const opened = { include: ['[role=menu], [role=dialog], dialog, [aria-expanded=true]'], exclude: [] };

/** What is replied in this page with one of these words goes out as its content. */
async function replyWith(page: Page, contents: Readonly<Record<string, object>>): Promise<void> {
  await page.routeWebSocket(/\/console\/ws/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((data) => {
      const frame = JSON.parse(String(data));
      if (frame.type === 'pending-conversation-message')
        frame.payload.content = contents[frame.payload.content.text] ?? frame.payload.content;
      server.send(JSON.stringify(frame));
    });
  });
}

test('a picture that stands on another host is asked for by a click, ours is there at once, and axe finds nothing to complain about in the inbox, in light and dark', async ({
  agent,
  desk,
}) => {
  const mug = {
    contentType: 'application/productCard',
    ...{ name: 'Pebble mug', url: 'https://cdn.shop.test/mug.png', size: 0 },
    extra: { product_id: 7, product_link: 'https://shop.test/mug', price: '12', currency: 'EUR' },
  };
  const own = '<img src="/console/favicon.svg" alt="ours">';
  const html = `${own}<img src="https://spy.test/a.png" alt="a"><a href="https://shop.test">Go <img src="http://spy.test/b.png" alt="b"></a>`;
  await replyWith(agent, {
    markup: { type: 'html', html },
    'a card': { type: 'attachments', attachments: [mug] },
  });
  const asked: string[] = [];
  await agent.route(/\.test\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/png', body: png });
  });
  await agent.emulateMedia({ colorScheme: 'light' });
  await signIn(agent, 'owner@demo.shop');
  await test.step('a picture that stands on another host', async () => {
    // Without a browser: a shopper's page does show what the shop sends.
    await shopperWrites(desk, 'What does it look like?');
    await openConversation(agent, 'What does it look like?');
    await write(agent, 'Reply', 'markup');
    await write(agent, 'Reply', 'a card');
    const log = messages(agent);
    await expect(log.getByRole('link', { name: /Pebble mug/ })).toBeVisible();
    await expect(log.getByRole('img', { name: 'ours' })).toBeVisible();
    await expect(log.getByRole('link', { name: 'Open picture at spy.test' })).toHaveAttribute(
      'href',
      'http://spy.test/b.png',
    );
    await expect(log.getByRole('link', { name: 'Go b' })).toHaveAttribute('href', 'https://shop.test');
    expect(asked).toEqual([]);

    await log.getByRole('button', { name: 'Show picture from spy.test' }).press('Enter');
    await expect(log.getByRole('img', { name: 'a', exact: true })).toBeVisible();
    await expect(log.locator('span:focus').getByRole('img', { name: 'a', exact: true })).toBeVisible();
    await log.getByRole('button', { name: 'Show picture from cdn.shop.test' }).press('Enter');
    await expect(log.getByRole('link', { name: /Pebble mug/ })).toBeFocused();
    await expect.poll(() => asked).toEqual(['https://spy.test/a.png', 'https://cdn.shop.test/mug.png']);
    // Drawn anew it is still shown.
    await agent.goBack();
    await expect(log).toHaveCount(0);
    await agent.goForward();
    await expect(log.getByRole('img', { name: 'a', exact: true })).toBeVisible();
  });

  const look = async (what: string, at = fewRows) => {
    const inLight = await complaints(agent, { at });
    await agent.emulateMedia({ colorScheme: 'dark' });
    const inDark = await complaints(agent, { at, by: { type: 'rule', values: colourRules } });
    await agent.emulateMedia({ colorScheme: 'light' });
    expect({ what, inLight, inDark }).toEqual({ what, inLight: [], inDark: [] });
  };
  await shopperWrites(desk, 'Axe, please');
  await openConversation(agent, 'Axe, please');
  await write(agent, 'Reply', 'See https://shop.example/axe');
  await expect(messages(agent)).toContainText('See https://');
  await press(agent, 'n');
  await agent.keyboard.type('A note');
  await agent.keyboard.press('Enter');
  await expect(agent.getByRole('article', { name: /Note of/ })).toBeVisible();
  await look('conversation');
  await press(agent, 'a');
  await expect(agent.getByRole('menu')).toBeVisible();
  await look('assign', opened);
  await agent.keyboard.press('Escape');
  await press(agent, 't');
  await expect(agent.getByRole('dialog')).toBeVisible();
  await look('tags', opened);
  await agent.keyboard.press('Escape');
  await agent.keyboard.press('Control+k');
  await expect(agent.getByRole('combobox')).toBeVisible();
  await look('palette', opened);
  await agent.keyboard.press('Escape');
  await agent.getByRole('textbox', { name: 'Search', exact: true }).fill('nothing like this');
  await expect(agent.getByText('Nothing found')).toBeVisible();
  await look('empty search');
  await agent.getByRole('link', { name: 'Macros', exact: true }).click();
  await expect(agent.getByRole('heading', { name: 'Macros', exact: true })).toBeVisible();
  await look('macros');
  await agent.getByRole('link', { name: 'Routing', exact: true }).click();
  await agent.getByLabel(/In turn/).check();
  await look('routing');
});
