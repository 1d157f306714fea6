import { openChatSettings } from './support/chats';
import { holdUp } from './support/holdUp';
import { expect, signIn, test, visit } from './support/test';

test('[SRV-06] an owner makes a campaign from a template, by keyboard, sees it in the shop, publishes it, and it stands in what the page reads', async ({
  agent: owner,
  desk,
  shopper,
  guard,
}) => {
  guard.expected.push(/status of 40[049]/, /The preview is over/);
  const languages = [
    { language: 'en-US', primary: true },
    { language: 'he', primary: false },
  ];
  const key = await desk.addChat({ ...openChatSettings, languages });
  const { id } = await (await owner.request.get(`/api/applications/${key}/settings`)).json();
  const served = async () =>
    (await (await owner.request.get(`/api/applications/${id}/campaigns`)).json()).campaigns;
  await signIn(owner, 'owner@demo.shop', `/console/campaigns?chat=${id}`);
  await expect(owner.getByText('There are none yet.')).toBeVisible();
  await owner.getByRole('link', { name: 'Welcome' }).focus();
  await owner.keyboard.press('Enter');

  const name = owner.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Welcome');
  await name.fill('');
  await owner.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(owner.getByText('It must have a name.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Hello there');

  const words = owner.getByRole('textbox', { name: 'Message', exact: true });
  await words.focus();
  await owner.keyboard.press('ControlOrMeta+a');
  await owner.keyboard.type('Good morning, ');
  await owner.keyboard.press('ControlOrMeta+b');
  await owner.keyboard.type('dear guest');
  await owner.getByRole('spinbutton', { name: 'Value of condition 2' }).fill('15');
  await owner.getByRole('combobox', { name: 'Schedule' }).selectOption('custom');
  await owner.getByRole('checkbox', { name: 'Sat' }).check();
  await owner
    .getByRole('combobox', { name: 'For shoppers who read' })
    .selectOption({ label: 'English (US)' });

  // What hangs on it is chosen by keyboard: what opens has the focus, and what closes gives it back.
  for (const [kind, first] of [
    ['Product', owner.getByRole('textbox', { name: 'Find a product' })],
    ['Discount offer', owner.getByRole('textbox', { name: 'Code' })],
    ['Recommendation', owner.getByRole('button', { name: 'Often bought together with what they look at' })],
    ['Picture', owner.getByRole('textbox', { name: 'Address of the picture' })],
  ] as const) {
    const opener = owner.getByRole('button', { name: kind, exact: true });
    await opener.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toBeFocused();
    await owner.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(first).toHaveCount(0);
  }
  await owner.keyboard.press('Enter');
  await owner.getByRole('button', { name: 'Add the picture' }).press('Enter');
  await expect(owner.getByText('An address that begins with https://')).toBeVisible();
  await owner.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(owner.getByRole('button', { name: 'Picture', exact: true })).toBeFocused();

  // A form asks for more than one thing, and for consent in a box of its own; it can be changed afterwards.
  await owner.getByRole('button', { name: 'Visitor form', exact: true }).click();
  await owner.getByRole('button', { name: 'Add the form' }).click();
  await expect(owner.getByText('Say what the form is for.')).toBeVisible();
  await owner.getByRole('textbox', { name: 'Heading' }).fill('Write to me');
  await owner.getByRole('button', { name: 'Add a question' }).click();
  await owner.getByRole('textbox', { name: 'Question 2' }).fill('Which size?');
  await owner.getByRole('button', { name: 'Add the form' }).click();
  await owner.getByRole('button', { name: 'Change Write to me' }).click();
  await owner.getByRole('textbox', { name: 'Consent to ask for' }).fill('Send me news.');
  await owner.getByRole('button', { name: 'Change the form' }).click();
  await expect(owner.getByRole('button', { name: 'Change Write to me' })).toHaveCount(1);

  await owner.getByRole('link', { name: 'Macros' }).click();
  await expect(owner.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await owner.keyboard.press('Escape');

  // A second wording says something of its own; where it does not, it comes to light with what is wrong in it.
  await owner.getByRole('button', { name: 'Try another wording' }).press('Enter');
  const second = owner.getByRole('textbox', { name: 'Message of wording B' });
  await expect(second).toHaveText('Good morning, dear guest');
  await second.fill('');
  await owner.getByRole('tab', { name: 'Wording B' }).press('ArrowLeft');
  await expect(owner.getByRole('tab', { name: 'Wording A' })).toBeFocused();
  await owner.getByRole('button', { name: 'Save as a draft' }).press('Enter');
  await expect(owner.getByRole('tab', { name: 'Wording B (not right yet)', selected: true })).toBeVisible();
  await expect(second).toBeFocused();
  await owner.keyboard.type('Shall we look together?');
  // What is removed hands the focus on.
  for (const [place, path] of [
    [3, '/sale'],
    [4, '/new, /gifts'],
  ] as const) {
    await owner.getByRole('button', { name: 'Add a condition' }).press('Enter');
    const condition = owner.getByRole('combobox', { name: `Condition ${place}`, exact: true });
    await condition.selectOption({ label: 'the address' });
    await owner.getByRole('textbox', { name: `Value of condition ${place}` }).fill(path);
  }
  const removeThird = owner.getByRole('button', { name: 'Remove condition 3' });
  await removeThird.press('Enter');
  const value = owner.getByRole('textbox', { name: 'Value of condition 3' });
  await expect(value).toHaveValue('/new, /gifts');
  await owner
    .getByRole('combobox', { name: 'Condition 3', exact: true })
    .selectOption({ label: 'tags of the product shown' });
  await expect(value).toHaveValue('');
  await removeThird.press('Enter');
  await expect(owner.getByRole('button', { name: 'Add a condition' })).toBeFocused();

  // What is written while it is saved for the first time stays, where it is written.
  const letSave = await holdUp(owner, 'POST', '**/console/api/campaigns');
  await owner.getByRole('button', { name: 'Save as a draft' }).press('Enter');
  await second.press('ControlOrMeta+End');
  await owner.keyboard.type(' Or');
  letSave();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Hello there');
  await expect(second).toBeFocused();
  await owner.keyboard.type(' alone?');
  await expect(second).toHaveText('Shall we look together? Or alone?');
  await expect(owner.getByText('Not saved yet')).toBeVisible();
  await owner.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(owner.getByText('Everything is saved')).toBeVisible();
  expect(await served()).toEqual([]);

  // Before anybody else sees it the owner does, on a page of the shop, where no campaign is on.
  await owner.getByRole('textbox', { name: 'Address of a page' }).fill(`${desk.baseUrl}/`);
  const there = owner.getByRole('link', { name: 'Show it there now, whatever its conditions' });
  const { search, hash } = new URL((await there.getAttribute('href')) ?? '');
  await visit(shopper, key, `/${search}${hash}`);
  const card = shopper.getByRole('region', { name: /^Message from/ });
  await expect(card).toContainText('Good morning, dear guest');
  await expect(card).toHaveAccessibleName(/^Message from (Ada|Mina|Olive)/);
  await expect(card.getByRole('textbox', { name: 'Your email address' })).toBeVisible();
  await expect(card.getByRole('textbox', { name: 'Which size?' })).toBeVisible();
  await expect(card.getByRole('checkbox', { name: 'Send me news.' })).not.toBeChecked();
  // Not in another chat, and not without the token.
  const refused = shopper.waitForResponse(/campaign-preview$/);
  await shopper.goto('about:blank');
  await visit(shopper, await desk.addChat(openChatSettings), `/${search}${hash}`);
  expect((await refused).status()).toBe(404);
  await expect(card).toHaveCount(0);

  await owner.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(owner.getByRole('button', { name: 'Pause' })).toBeFocused();
  expect(await served()).toMatchObject([
    {
      name: 'Hello there',
      language: 'en-US',
      message: { html: '<p>Good morning, <strong>dear guest</strong></p>', text: 'Good morning, dear guest' },
      variants: [{ message: { text: 'Shall we look together? Or alone?' } }],
      triggers: [
        { key: 'current_url', operator: 'contains', value: ['/products/'] },
        { key: 'time_spent_on_page', operator: 'gt', value: 15 },
      ],
      schedule: {
        schedule_rule: 'custom',
        custom_schedule: { days: '1,2,3,4,5,6', from_time: '09:00', to_time: '17:00' },
      },
    },
  ]);

  // Who saves stays where they were, and has every version again.
  await owner.getByRole('tab', { name: 'Wording B' }).click();
  await owner.getByRole('button', { name: 'Remove wording B' }).press('Enter');
  await words.fill('Hello again');
  await owner.getByRole('spinbutton', { name: 'Value of condition 2' }).fill('');
  const save = owner.getByRole('button', { name: 'Save', exact: true });
  await save.press('Enter');
  await expect(owner.getByText('It must be a number.')).toBeVisible();
  await owner.getByRole('spinbutton', { name: 'Value of condition 2' }).fill('16');
  await save.press('Enter');
  await expect(owner.getByText('Everything is saved')).toBeVisible();
  await expect(save).toBeFocused();
  expect(await served()).toMatchObject([{ message: { text: 'Hello again' }, variants: [] }]);
  await owner.getByRole('button', { name: 'Show the history' }).press('Enter');
  await owner.getByRole('button', { name: 'Restore version 1' }).press('Enter');
  await expect(owner.getByText('from version 1')).toBeVisible();
  const first = owner.getByRole('textbox', { name: 'Message of wording A' });
  await expect(first).toHaveText('Good morning, dear guest');
  expect(await served()).toMatchObject([
    {
      message: { text: 'Good morning, dear guest' },
      variants: [{ message: { text: 'Shall we look together?' } }],
    },
  ]);

  // Put away it shows to nobody, and is still there to be had.
  await owner.getByRole('button', { name: 'Archive' }).press('Enter');
  await expect(owner.getByRole('button', { name: 'Bring back' })).toBeVisible();
  expect(await served()).toEqual([]);
  await owner.getByRole('button', { name: 'Bring back' }).press('Enter');
  await expect(owner.getByRole('button', { name: 'Publish' })).toBeFocused();

  // The same for who reads another language begins with a copy, which reads from its own side.
  await owner.getByRole('combobox', { name: 'Language of the copy' }).selectOption({ label: 'for Hebrew' });
  await owner.getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expect(name).toHaveValue('Hello there (he)');
  await expect(owner.getByRole('combobox', { name: 'For shoppers who read' })).toHaveValue('he');
  await first.fill('בוקר טוב');
  await expect(first).toHaveCSS('direction', 'rtl');
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(owner.getByText('Everything is saved')).toBeVisible();

  // Somebody else is faster, twice: theirs is read, and theirs is saved over.
  const copy = `/console/api${new URL(owner.url()).pathname.replace('/console', '')}`;
  const beFasterWith = async (theirs: string) => {
    const { version, content } = await (await owner.request.get(copy)).json();
    const [headers, data] = [{ origin: desk.baseUrl }, { version, content: { ...content, name: theirs } }];
    expect((await owner.request.put(copy, { headers, data })).status()).toBe(200);
    await name.fill('Mine');
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await beFasterWith('Theirs');
  await owner.getByRole('button', { name: 'Drop mine and read theirs' }).click();
  await expect(name).toHaveValue('Theirs');
  await beFasterWith('Theirs again');
  await owner.getByRole('button', { name: 'Save mine over theirs' }).click();
  await expect(owner.getByText('Everything is saved')).toBeVisible();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Mine');

  // An address of nothing says so, and leads back.
  const [nobodys, atNoId] = ['0b6b5e0e-6d4b-4f39-9d80-2f5a4f1f0c11', 'anything'];
  for (const [path, words] of [
    [`flows/${atNoId}`, 'There is no such flow'],
    [`help-center/${nobodys}`, 'There is no such article'],
    [`campaigns/${nobodys}`, 'There is no such campaign'],
    [`campaigns/${atNoId}?chat=${id}`, 'There is no such campaign'],
  ]) {
    await owner.evaluate((to) => history.pushState(null, '', `/console/${to}`), path);
    await expect(owner.getByText(words ?? '')).toBeVisible();
  }
  await owner.getByRole('link', { name: 'Go to the campaigns' }).click();
  await owner.getByRole('button', { name: 'Stop all campaigns' }).click();
  await expect(owner.getByText(/All campaigns are stopped by Olive Owner/)).toBeVisible();
  expect(await served()).toEqual([]);
});
