import type { Page } from '@playwright/test';
import { complaints } from './support/axe';
import {
  expect,
  forget,
  launcher,
  minuteLater,
  signIn as signInAs,
  speaks,
  test,
  visit,
} from './support/test';

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the chat"]');
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Settings', exact: true }).getByRole('link', { name }).click();
const saved = (page: Page) => page.getByText('Saved. Pages that load a minute from now show it.');
/** An owner in front of the settings of a chat of the test's own. */
async function openSettings(page: Page, appKey: string, place = 'appearance'): Promise<void> {
  const { id } = await (await page.request.get(`/api/applications/${appKey}/settings`)).json();
  await signInAs(page, 'owner@demo.shop', `/console/settings/${place}?chat=${id}`);
  const chosen = page.getByRole('combobox', { name: 'Chat', exact: true }).locator('option:checked');
  await expect(chosen).toContainText(`(${appKey})`);
}

/** The chat itself is looked at elsewhere. */
const withoutPreview = (page: Page) =>
  page.route('**/console/preview/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));

/** Chats of a shop that are called the same are told apart by their keys. */
async function newChat(desk: { addChat(settings: object): Promise<string> }): Promise<string> {
  const settings = {
    decoration: { mainColor: '#1f5f4a' },
    preferences: { liveChatAvailability: 'always-live-during-business-hours' },
    businessHours: { businessHours: [{ days: '1,2,3,4,5,6,7', fromTime: '00:00', toTime: '23:60' }] },
  };
  await desk.addChat(settings);
  return desk.addChat(settings);
}

test('[SRV-05] [ENT-06] [ENT-08] [ENT-26] [ENT-27] [ENT-31] [VIS-02] an owner sees changes in the preview, saves them, and the shop shows them, because each is a setting: looks, hours, own words in each language of the shop, a rule tried on an address, and where the line was seen', async ({
  agent: owner,
  shopper,
  openPage,
  desk,
}) => {
  const appKey = await newChat(desk);
  await openSettings(owner, appKey);
  const header = preview(owner).getByRole('dialog').locator('header');
  await expect(preview(owner).getByText('How can we help?')).toBeVisible();
  // Who comes stands at the beginning of the first place, without a frame around all of it.
  const places = owner.getByRole('navigation', { name: 'Settings', exact: true });
  await expect(places.locator('[aria-current]')).toHaveText('Appearance');
  await expect(owner.getByRole('heading', { name: 'Appearance' })).toBeFocused();

  await test.step('a colour shows while it is typed, and the cursor stays where it is', async () => {
    await owner.getByRole('combobox', { name: 'Header', exact: true }).selectOption({ label: 'One colour' });
    const colour = owner.getByRole('textbox', { name: 'Main colour', exact: true });
    await colour.fill('#7a1f5f');
    await expect(header).toHaveCSS('background-color', 'rgb(122, 31, 95)');
    await expect(preview(owner).getByRole('textbox', { name: 'Message' })).toBeVisible();
    await expect(colour).toBeFocused();
  });

  await test.step('a draft that does not come from the settings is not heard', async () => {
    const asked: string[] = [];
    owner.on('request', (request) => {
      if (request.url().endsWith('/preview')) asked.push(request.postData() ?? '');
    });
    await preview(owner)
      .locator('body')
      .evaluate(() => window.postMessage({ type: 'preview-draft', settings: { name: 'Forged' } }, '*'));
    await owner.getByRole('textbox', { name: 'Name of the chat' }).fill('Weavers');
    await expect(preview(owner).getByRole('dialog', { name: 'Weavers' })).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((body) => body.includes('Forged'))).toEqual([]);
  });

  await test.step('the launcher, its label and its corner', async () => {
    await section(owner, 'Launcher');
    await owner.getByRole('combobox', { name: 'Shape' }).selectOption({ label: 'With a label' });
    await owner.getByRole('textbox', { name: 'Label', exact: true }).fill('Ask the weavers');
    await owner.getByRole('combobox', { name: 'Corner' }).selectOption({ label: 'Bottom left' });
    await expect(preview(owner).getByRole('button', { name: 'Ask the weavers' })).toBeVisible();
  });

  await test.step('a quick reply', async () => {
    await section(owner, 'Conversation');
    await expect(owner.getByText('Rests while quick replies are not offered.')).toBeVisible();
    await expect(owner.getByRole('button', { name: 'Add a reply' })).toBeHidden();
    await owner.getByRole('switch', { name: 'Offer quick replies' }).check();
    await owner.getByRole('button', { name: 'Add a reply' }).click();
    await owner.keyboard.type('Do you mend rugs?');
    await expect(preview(owner).getByRole('button', { name: 'Do you mend rugs?' })).toBeVisible();
  });

  await test.step('hours: closed every day', async () => {
    await section(owner, 'Hours');
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
      await owner.getByRole('checkbox', { name: day }).uncheck();
    await expect(preview(owner).getByText('We will be back soon')).toBeVisible();
    await owner.getByRole('button', { name: 'Round the clock' }).click();
    await expect(preview(owner).getByText('How can we help?')).toBeVisible();
    await owner.getByLabel('Date', { exact: true }).fill('2030-12-25');
    await owner.getByRole('button', { name: 'Add the date' }).click();
    await expect(owner.getByRole('button', { name: /^Remove .*December.*2030/ })).toBeVisible();
    // What is removed hands the focus on.
    await owner.getByLabel('Date', { exact: true }).fill('2030-11-30');
    await owner.getByRole('button', { name: 'Add the date' }).click();
    const november = owner.getByRole('button', { name: /^Remove .*November.*2030/ });
    await november.press('Enter');
    await expect(owner.getByRole('button', { name: /^Remove .*December.*2030/ })).toBeFocused();
    await owner.getByRole('textbox', { name: 'Sunday from' }).fill('0');
    await owner.getByRole('textbox', { name: 'Sunday to' }).fill('2359');
    await owner.getByRole('textbox', { name: 'Sunday to' }).blur();
    await expect(owner.getByRole('textbox', { name: 'Sunday to' })).toHaveValue('23:59');
  });

  await test.step('nothing of it is on the shop before it is saved', async () => {
    await visit(shopper, appKey, '/cart');
    await expect(launcher(shopper)).toBeVisible();
  });
  await owner.keyboard.press('ControlOrMeta+s');
  await expect(saved(owner)).toBeVisible();

  await test.step('the next page view shows all of it', async () => {
    await minuteLater(shopper);
    await shopper.reload();
    const button = shopper.getByRole('button', { name: 'Ask the weavers' });
    await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 95)');
    expect((await button.boundingBox())?.x).toBeLessThan(100);
    await button.click();
    await expect(shopper.getByRole('button', { name: 'Do you mend rugs?' })).toBeVisible();
  });

  await test.step('and the first version can be restored', async () => {
    await section(owner, 'History');
    const versions = owner.getByRole('list', { name: 'Versions' }).locator(':scope > li');
    await expect(versions.first()).toContainText('by Olive Owner');
    await expect(versions.first()).toContainText('Label nothing → Ask the weavers');
    await owner.getByRole('button', { name: 'Restore version 1' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(versions.first()).toContainText('restored from version 1');
    await minuteLater(shopper);
    await shopper.reload();
    await expect(launcher(shopper)).toBeVisible();
  });

  await section(owner, 'Languages');
  await owner.getByRole('combobox', { name: 'Language of the chat' }).selectOption({ label: 'German' });
  await expect(preview(owner).getByText('Wie können wir helfen?')).toBeVisible();
  await expect(owner.getByRole('checkbox', { name: 'German' })).toBeDisabled();
  await owner.getByRole('checkbox', { name: 'Italian' }).check();

  await section(owner, 'Texts');
  await owner
    .getByRole('searchbox', { name: 'Search in your words in the chat' })
    .fill('composerPlaceholder');
  const text = owner.getByRole('textbox', { name: /composerPlaceholder/ });
  await expect(text).toHaveAttribute('placeholder', /schreiben|Nachricht/i);
  await text.fill('Was darf es sein?');
  await expect(preview(owner).getByPlaceholder('Was darf es sein?')).toBeVisible();

  await test.step('in the other language ours stand until they are replaced, and the preview speaks it', async () => {
    const words = owner.getByRole('combobox', { name: 'Words in' });
    await words.selectOption({ label: 'Italian' });
    await expect(preview(owner).getByText('Come possiamo aiutarti?')).toBeVisible();
    await expect(text).toHaveValue('');
    await expect(text).toHaveAttribute('placeholder', /messaggio/i);
    await text.fill('Dica pure…');
    await expect(preview(owner).getByPlaceholder('Dica pure…')).toBeVisible();
    const search = owner.getByRole('searchbox', { name: 'Search in your words in the chat' });
    await search.fill('introductionOffline');
    await owner.getByRole('textbox', { name: /introductionOffline/ }).fill('Un attimo');
    await expect(words.locator('option', { hasText: 'Italian (2 of yours)' })).toHaveCount(1);
    await owner.getByRole('button', { name: 'Reset introductionOffline' }).click();
    await expect(owner.getByRole('textbox', { name: /introductionOffline/ })).toHaveValue('');
    await expect(owner.getByRole('textbox', { name: /introductionOffline/ })).toBeFocused();
    await words.selectOption({ label: 'German (1 of yours)' });
    await search.fill('composerPlaceholder');
    await expect(text).toHaveValue('Was darf es sein?');
  });

  await section(owner, 'Visibility');
  await owner
    .getByRole('combobox', { name: 'The chat shows' })
    .selectOption({ label: 'Everywhere but on some pages' });
  await owner.getByRole('button', { name: 'Add a condition' }).click();
  await owner.getByRole('textbox', { name: 'Address of condition 1' }).fill('/products/');
  const address = owner.getByRole('textbox', { name: 'Address of a page' });
  await address.fill(`${desk.baseUrl}/products/pebble-mug`);
  await expect(owner.getByText('The chat is hidden on this page.')).toBeVisible();
  await address.fill(`${desk.baseUrl}/cart`);
  await expect(owner.getByText('The chat shows on this page.')).toBeVisible();
  await owner.getByRole('button', { name: /^Save/ }).click();
  await expect(saved(owner)).toBeVisible();

  await forget(shopper);
  await minuteLater(shopper);
  await shopper.reload();
  await shopper.getByRole('button', { name: 'Chat öffnen' }).click();
  await expect(shopper.getByPlaceholder('Was darf es sein?')).toBeVisible();
  await test.step('an Italian meets the Italian words, and a page carries one language of them', async () => {
    const italian = await openPage();
    const answers: Promise<string>[] = [];
    italian.on('response', (response) => {
      if (/\/api\/(applications|translations)/.test(response.url())) answers.push(response.text());
    });
    await speaks(italian, 'it-CH');
    await visit(italian, appKey, '/cart');
    await italian.getByRole('button', { name: 'Chat öffnen' }).click();
    await expect(italian.getByPlaceholder('Dica pure…')).toBeVisible();
    const bodies = await Promise.all(answers);
    const having = (words: string) => bodies.filter((body) => body.includes(words)).length;
    expect([having('Dica pure…'), having('Was darf es sein?')]).toEqual([1, 1]);
    expect(bodies.filter((body) => body.includes('Dica') && body.includes('Was darf'))).toEqual([]);
  });
  await section(owner, 'Installation');
  await expect(owner.getByText(`/w/${appKey}.js`)).toBeVisible();
  await expect(owner.getByRole('region', { name: 'Seen on' })).toContainText(new URL(desk.baseUrl).host);
});

/** Of hundreds of texts a few say it all. */
const fewRows = { include: ['main'], exclude: ['iframe', '[class*="_rows_"] > :nth-child(n + 4)'] };

test('[SRV-05] what is wrong is said beside its field, nothing typed is lost, and nobody leaves by accident; axe finds nothing in any place, in light and in dark', async ({
  agent: owner,
  desk,
  guard,
}) => {
  await withoutPreview(owner);
  await openSettings(owner, await newChat(desk), 'launcher');
  const offset = owner.getByRole('textbox', { name: 'Away from the side' });

  await test.step('beside the field, once it is left, and again at the save', async () => {
    await offset.fill('201');
    await expect(owner.getByText('Must be at most 200.')).toBeHidden();
    await owner.getByRole('textbox', { name: 'Away from the top or bottom' }).fill('3');
    await expect(owner.getByText('Must be at most 200.')).toBeVisible();
    await expect(offset).toHaveAccessibleDescription(/Must be at most 200\./);
    await section(owner, 'Appearance');
    await owner.getByRole('textbox', { name: 'Main colour', exact: true }).fill('greenish');
    await owner.getByRole('button', { name: /^Save/ }).click();
    await expect(owner.getByText('Must be a colour, such as #115cb5.')).toBeVisible();
    await owner.getByRole('link', { name: 'Launcher: Away from the side' }).click();
    await expect(offset).toBeFocused();
    await expect(offset).toHaveValue('201');
  });

  await test.step('what waits for a later version says so and cannot be switched on', async () => {
    await section(owner, 'Installation');
    const installed = owner.getByRole('switch', { name: 'The chat is installed as an app' });
    await expect(installed).toBeDisabled();
    await expect(installed).toHaveAccessibleDescription(/Comes with the app for your platform/);
    await section(owner, 'Launcher');
    const opensOn = owner.getByRole('combobox', { name: 'Opens on' });
    await expect(opensOn).toBeDisabled();
    await expect(opensOn).toHaveAccessibleDescription(/while self-service is off/);
  });

  await test.step('a link elsewhere asks first', async () => {
    await owner.getByRole('link', { name: 'Macros', exact: true }).click();
    const question = owner.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question).toContainText('3 changes are not saved yet.');
    await question.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(offset).toHaveValue('201');
  });

  await test.step('so does a reload, and who reloads all the same finds what they typed', async () => {
    const asked = owner.waitForEvent('dialog');
    const reloaded = owner.reload();
    await (await asked).accept();
    await reloaded;
    await expect(owner.getByText('What you had not saved yet is here again.')).toBeVisible();
    await expect(offset).toHaveValue('201');
  });

  await test.step('somebody else saves meanwhile: both changes stand', async () => {
    guard.expected.push(/status of 409/);
    const chatId = new URL(owner.url()).searchParams.get('chat');
    const address = `/console/api/chats/${chatId}/settings`;
    const { version, settings } = await (await owner.request.get(address)).json();
    const theirs = { ...settings, decoration: { ...settings.decoration, introductionText: 'Ask away' } };
    const answer = await owner.request.put(address, {
      data: { version, settings: theirs },
      headers: { origin: desk.baseUrl },
    });
    expect(answer.ok()).toBe(true);
    await offset.fill('20');
    await section(owner, 'Appearance');
    await owner.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#123456');
    await owner.getByRole('button', { name: /^Save/ }).click();
    const told = owner.getByRole('alert').filter({ hasText: 'Olive Owner saved these settings meanwhile.' });
    await expect(told).toContainText('While someone answers How can we help? → Ask away');
    await told.getByRole('button', { name: 'Put my changes on top' }).click();
    await owner.getByRole('button', { name: /^Save/ }).click();
    await expect(saved(owner)).toBeVisible();
    await section(owner, 'Conversation');
    await expect(owner.getByRole('textbox', { name: 'While someone answers' })).toHaveValue('Ask away');
  });

  await test.step('what is typed while a save is under way stays, and is not saved yet', async () => {
    const greeting = owner.getByRole('textbox', { name: 'While someone answers' });
    let letThrough = () => {};
    const held = new Promise<void>((done) => {
      letThrough = done;
    });
    await owner.route('**/settings', async (route) => {
      if (route.request().method() === 'PUT') await held;
      await route.continue();
    });
    const asked = owner.waitForRequest((request) => request.method() === 'PUT');
    await greeting.fill('Ask away!');
    await owner.getByRole('button', { name: /^Save/ }).click();
    await asked;
    await greeting.fill('Ask away! We know looms.');
    letThrough();
    await expect(owner.getByText('One unsaved change')).toBeVisible();
    await expect(owner.getByRole('button', { name: /^Save/ })).not.toHaveAttribute('aria-busy', 'true');
    await expect(greeting).toHaveValue('Ask away! We know looms.');
    await owner.unroute('**/settings');
    await owner.getByRole('button', { name: /^Save/ }).click();
    await expect(saved(owner)).toBeVisible();
  });

  await test.step('how long conversations are kept is never set without a question', async () => {
    await section(owner, 'Email and privacy');
    const days = owner.getByRole('textbox', { name: 'Days after the last message' });
    const set = owner.getByRole('button', { name: 'Set how long' });
    await days.fill('0');
    await expect(days).toHaveAccessibleDescription(/Write a whole number from 1 to 3650\./);
    await days.fill('3650');
    await set.click();
    const question = owner.getByRole('dialog', { name: 'Delete older conversations?' });
    await expect(question).toContainText('without a message for 3650 days');
    await question.getByRole('button', { name: 'Delete older ones' }).click();
    await expect(owner.getByText('Saved.', { exact: true })).toBeVisible();
    await owner.reload();
    await expect(days).toHaveValue('3650');
    // Keeping for ever deletes nothing, and nobody is asked.
    await days.fill('');
    await set.click();
    await expect(owner.getByText('Saved.', { exact: true })).toBeVisible();
  });

  await test.step('every place, in light and in dark, has nothing for axe to complain about', async () => {
    await owner.getByRole('combobox', { name: 'Chat', exact: true }).selectOption('1');
    const links = owner.getByRole('navigation', { name: 'Settings', exact: true }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const names = await links.allTextContents();
    expect(names.length).toBeGreaterThan(10);
    // In the dark only colours are others, and these places have all there are.
    const looks = { light: names, dark: ['Appearance', 'Hours', 'Installation'] } as const;
    for (const colorScheme of ['light', 'dark'] as const) {
      await owner.emulateMedia({ colorScheme });
      for (const name of looks[colorScheme]) {
        await section(owner, name);
        await expect(owner.getByRole('heading', { level: 2, name })).toBeVisible();
        await expect(owner.locator('main [aria-busy="true"]')).toHaveCount(0);
        const by = { type: 'rule' as const, values: ['color-contrast'] };
        const found = await complaints(owner, { at: fewRows, ...(colorScheme === 'dark' && { by }) });
        expect({ name, colorScheme, found }).toEqual({ name, colorScheme, found: [] });
      }
    }
  });
});

test('[ROL-05] an agent is told that settings are for owners and admins', async ({ agent }) => {
  await signInAs(agent, 'agent@demo.shop', '/console/settings');
  await expect(agent.getByText('Settings are looked after by owners and admins')).toBeVisible();
  await expect(agent.getByRole('link', { name: 'Settings', exact: true })).toBeHidden();
  await expect(agent.getByRole('textbox')).toBeHidden();
});
