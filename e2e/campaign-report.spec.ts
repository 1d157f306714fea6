import { readFile } from 'node:fs/promises';
import { coveredButtons } from './support/coveredButtons';
import { createDesk } from './support/startDesk';
import { expect, signIn, withDesk } from './support/test';

/** The demo with its two months of visits and orders. */
const test = withDesk(() => createDesk({ DEMO: '1' }));

test('an owner reads what campaigns sold, why, and what would show elsewhere', async ({
  agent: owner,
  host: desk,
  shopper,
}) => {
  await signIn(owner, 'owner@demo.shop');
  await owner.getByRole('link', { name: 'Campaign report', exact: true }).click();
  const campaigns = owner.getByRole('group', { name: 'By campaign and wording' });
  const welcome = campaigns.getByRole('row', { name: /^Welcome A / });
  await expect(welcome).toContainText('$');
  // The wordings of a campaign stand as in its editor.
  const wordings = campaigns.getByRole('row', { name: /^Ten per cent on the first order [AB] / });
  await expect(wordings).toHaveText([/order\s*A/, /order\s*B/]);
  const compared = owner.getByRole('group', { name: 'Wordings compared' });
  await expect(compared.getByRole('row', { name: /first order B / })).toContainText(/points\)/);
  for (const name of ['Shown and answered by day', 'Revenue by day', 'By language']) {
    await expect(owner.getByRole('img', { name: new RegExp(`^${name}`) }).locator('canvas')).toBeVisible();
    await expect(owner.getByRole('group', { name })).toBeVisible();
  }
  const days = owner.getByRole('group', { name: 'Revenue by day' }).getByRole('row');
  await expect(days).toHaveCount(31);
  const monthly = (await welcome.textContent()) ?? '';
  await owner.getByRole('radio', { name: '7 days' }).check();
  await expect(days).toHaveCount(8);
  await expect(welcome).not.toHaveText(monthly);

  // Of one campaign alone, by day and language too; its sums are those of the rows above.
  const chosen = owner.getByRole('combobox', { name: 'Campaign' });
  await chosen.selectOption({ label: 'Ten per cent on the first order' });
  await expect(welcome).toHaveCount(0);
  await expect(wordings).toHaveText([/order\s*A/, /order\s*B/]);
  const saveReport = async () => {
    const saving = owner.waitForEvent('download');
    await owner.getByRole('button', { name: 'Export as CSV' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('campaigns-7-days.csv');
    const [heads, ...lines] = (await readFile(await saved.path(), 'utf8')).trimEnd().split('\r\n');
    expect(heads).toContain('by,campaign,campaign id,wording,day,language,shown');
    return lines.map((line) => line.split(','));
  };
  /** The screen's own numbers, cell by cell, stand in the file. */
  const shownIn = async (group: string) => {
    const rows = owner.getByRole('group', { name: group }).locator('tbody tr');
    return Promise.all((await rows.all()).map((row) => row.locator('td').allTextContents()));
  };
  const one = await saveReport();
  const sumOf = (by: string) =>
    one.filter(([kind]) => kind === by).reduce((sum, line) => sum + Number(line[6]), 0);
  expect(sumOf('campaign')).toBeGreaterThan(0);
  expect([sumOf('day'), sumOf('language')]).toEqual([sumOf('campaign'), sumOf('campaign')]);
  expect(new Set(one.map((line) => line[1]))).toEqual(new Set(['Ten per cent on the first order']));
  const [byDay, byLanguage] = [await shownIn('Shown and answered by day'), await shownIn('By language')];
  expect(one.filter(([by]) => by === 'day').map((line) => line.slice(6, 10))).toEqual(byDay.toReversed());
  expect(one.filter(([by]) => by === 'language').map((line) => line.slice(6, 9))).toEqual(
    byLanguage.map((cells) => cells.slice(0, 3)),
  );
  await chosen.selectOption({ label: 'All campaigns' });
  await expect(welcome).toBeVisible();

  const earned = owner.getByRole('region', { name: 'What campaigns earn' });
  await expect(earned.getByText(/^Between -?\$/)).toBeVisible();
  await expect(earned).toContainText('Look 8 of 8');
  await expect(earned).toContainText('90.0% should be');

  const order = owner.getByRole('list', { name: 'Credited orders' }).getByRole('listitem').first();
  await order.locator('summary').click();
  await expect(order).toContainText('Clicked a link to');
  await expect(order).toContainText('this decided');
  await expect(order).toContainText('Ordered for $');

  expect((await saveReport()).filter(([by]) => by === 'day')).toHaveLength(7);

  // One that the server has left out, as it does with what no longer fits.
  await owner.route('**/api/applications/*/campaigns', async (route) => {
    const response = await route.fetch();
    const skipped = [{ id: 'bad', name: 'Gone mug', reason: 'the shop no longer has the product' }];
    await route.fulfill({ response, json: { ...(await response.json()), skipped } });
  });
  await owner.getByRole('link', { name: 'Why does it show?' }).click();
  await expect(owner.getByText('Gone mug')).toBeVisible();
  await expect(owner.getByText('It cannot be shown: the shop no longer has the product.')).toBeVisible();
  const shows = owner.getByRole('status').filter({ hasText: 'at this moment' });
  await expect(shows).toHaveText('No campaign shows at this moment.');
  await owner.getByRole('textbox', { name: 'Address' }).fill('/products/brook-water-jug');
  await expect(shows).toHaveText('Shows at this moment: Welcome.');
  const slider = owner.getByRole('slider', { name: /Time on the page/ });
  await slider.press('ArrowLeft');
  await expect(shows).toHaveText('No campaign shows at this moment.');
  await expect(
    owner.getByText('It would show with this changed: Seconds on the page: at least 30.'),
  ).toBeVisible();
  // What shows is in sight beside the last that is asked, on a desk and on a phone.
  const size = owner.viewportSize() ?? { width: 1280, height: 720 };
  const last = owner.getByRole('checkbox', { name: 'The chat is open', exact: true });
  for (const [width, height, isOpen] of [
    [1280, 800, true],
    [390, 844, false],
  ] as const) {
    await owner.setViewportSize({ width, height });
    await last.setChecked(isOpen);
    await expect(shows).toBeInViewport({ ratio: 1 });
    // On a desk each campaign can be read beside it, too.
    if (width > 1000) await expect(owner.getByRole('heading', { name: 'What shows' })).toBeInViewport();
  }
  await owner.setViewportSize(size);
  await owner.getByRole('radio', { name: 'Take a recorded one' }).check();
  await expect(owner.getByRole('slider', { name: /Time of the visit/ })).toBeVisible();
  await expect(owner.getByText(/page visited .*\/$/).first()).toBeVisible();
  const visits = ['Welcome after 72', 'Full cart after 49', 'Welcome back after 68'];
  for (const [index, shown] of visits.entries()) {
    await owner.getByRole('combobox', { name: 'Visit' }).selectOption({ index });
    await expect(owner.getByText(`The campaigns of today would show ${shown} seconds.`)).toBeVisible();
  }
  // What was shown stands there until it is closed.
  await owner.getByRole('combobox', { name: 'Visit' }).selectOption({ index: 0 });
  const moment = owner.getByRole('slider', { name: /Time of the visit/ });
  for (const [second, words] of [
    ['71', 'No campaign shows at this moment.'],
    ['80', 'Stands on the page at this moment: Welcome.'],
    ['90', 'No campaign shows at this moment.'],
  ] as const) {
    await moment.fill(second);
    await expect(shows).toHaveText(words);
  }

  // The tallest card of the demo, where the shop has most buttons: all of them stay free.
  const [tallest] = await owner.evaluate(async () => {
    const { campaigns } = await (await fetch('/api/applications/1/campaigns')).json();
    return campaigns.filter(({ attachments }: { attachments: unknown[] }) => attachments.length === 2);
  });
  const asked = { headers: { origin: desk.baseUrl } };
  const made = await owner.request.post(`/console/api/campaigns/${tallest.id}/preview`, asked);
  await shopper.goto(`/collections/all?shopbell-preview=1#shopbell-campaign=${(await made.json()).token}`);
  await expect(shopper.getByRole('region', { name: /^Message from/ }).getByRole('link')).toHaveCount(2);
  for (const [width, height] of [
    [1280, 800],
    [390, 664],
  ] as const) {
    await shopper.setViewportSize({ width, height });
    expect(await coveredButtons(shopper)).toEqual([]);
  }

  await owner.goto('/console/errors');
  const loads = owner.getByRole('group', { name: 'Loads of the chat' });
  await expect(loads.getByRole('row', { name: /^demo/ })).toContainText('1,400 loads');
  const errors = owner.getByRole('group', { name: 'Errors on pages' });
  await expect(errors.getByRole('row', { name: /ChunkLoadError/ })).toContainText('3g');
});
