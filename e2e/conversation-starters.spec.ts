import { devices, type Locator, type Page } from '@playwright/test';
import { showCard } from './support/campaignCard';
import { openChatSettings } from './support/chats';
import { publish } from './support/publish';
import { push } from './support/push';
import type { Desk } from './support/startDesk';
import { chatWindow, expect, launcher, signInUnseen, test, visit } from './support/test';
import { framesSent, hasApp } from './support/watchPage';

const starters = (page: Page) => page.getByRole('region', { name: 'Suggested questions' });
const texts = ['Where is my order?', 'Can I send it back?', 'Do you ship to Norway?'] as const;

/** A chat whose owner has written some questions. */
async function addChat(
  desk: Desk,
  owner: Page,
  { flag = true, isOn = true, label = '', language = 'en-US', hasBox = false } = {},
): Promise<string> {
  const key = await desk.addChat({
    ...openChatSettings,
    ...{ language, languages: [{ language, primary: true }] },
    featureFlags: { conversationStarters: flag, floatingInput: hasBox },
    decoration: { launcher: { type: label ? 'icon-label' : 'icon', label } },
  });
  const { id } = await (await owner.request.get(`/api/applications/${key}/settings`)).json();
  const answer = await owner.request.put(`/console/api/chats/${id}/starters`, {
    headers: { origin: desk.baseUrl },
    data: { isOn, starters: texts.map((text) => ({ language, text })) },
  });
  expect(answer.status()).toBe(200);
  return key;
}

test('[LCH-06] [STR-01] [EMB-08] [HTTP-52] [LAZY-04] [LAZY-15] a press on a question sends it, a campaign takes the place of the questions while it stands, and both were asked for ahead, because they act in the first seconds; beside either the launcher needs no words', async ({
  agent: owner,
  desk,
  shopper,
}) => {
  await signInUnseen(owner, 'owner@demo.shop');
  const key = await addChat(desk, owner, { label: 'Ask away' });
  await publish(desk, owner, key, {
    triggers: [{ key: 'current_url', operator: 'contains', value: ['met=1'] }],
  });
  const frames = framesSent(shopper);
  const files: URL[] = [];
  shopper.on('request', (request) => files.push(new URL(request.url())));
  const sources: unknown[] = [];
  await shopper.exposeFunction('heard', (source: unknown) => sources.push(source));
  await visit(shopper, key, '/products/pebble-mug');
  await expect(starters(shopper).getByRole('button')).toHaveText(['', ...texts]);
  expect(await hasApp(shopper)).toBe(false);
  const names = files.map(({ pathname }) => pathname.split('/').at(-1) ?? '');
  const asked = names.indexOf('conversation-starters.json');
  expect(names.findIndex((name) => /^campaigns-attendStarters\./.test(name))).toBeLessThan(asked);
  expect(Object.fromEntries(files[asked]?.searchParams ?? [])).toEqual({
    locale: 'en-US',
    website_domain: 'localhost',
    page: '/products/pebble-mug',
  });
  const ahead = shopper.locator('link[rel=modulepreload][href*="/campaigns"]');
  expect(
    await ahead.evaluateAll((links) => links.map((link) => /campaigns[^./]*/.exec(link.outerHTML)?.[0])),
  ).toEqual(['campaigns', 'campaigns-attendStarters']);

  const card = shopper.getByRole('region', { name: /^Message from/ });
  const styled = (style: string) => shopper.locator(`[data-launcher-style="${style}"]`);
  const label = shopper.getByText('Ask away', { exact: true });
  await expect(styled('conversation-starter')).toBeAttached();
  await expect(label).toBeHidden();
  await shopper.evaluate(() => history.pushState(null, '', '?met=1'));
  await expect(card).toBeVisible();
  await expect(starters(shopper)).toHaveCount(0);
  await expect(styled('campaign-input')).toBeAttached();
  await expect(label).toBeHidden();
  await card.getByRole('button', { name: 'Close this message' }).click();
  await expect(card).toHaveCount(0);
  await expect(starters(shopper).getByRole('button')).toHaveText(['', ...texts]);

  await shopper.evaluate(() => {
    const { heard } = window as unknown as { heard(source: unknown): void };
    window.GorgiasChat?.on('widget:opened', ({ source }) => heard(source));
  });
  await expect(label).toBeHidden();
  await starters(shopper).getByRole('button', { name: texts[1] }).press('Enter');
  await expect(chatWindow(shopper)).toBeVisible();
  await expect(starters(shopper)).toHaveCount(0);
  await expect(shopper.getByRole('log', { name: 'Messages' })).toContainText(texts[1]);
  await expect.poll(() => frames.of('pending-conversation-message')).toHaveLength(1);
  expect(frames.of('pending-conversation-message')).toMatchObject([{ content: { text: texts[1] } }]);
  expect(sources).toEqual(['from-conversation-starter']);
  await shopper.keyboard.press('Escape');
  await expect(label).toBeVisible();
});

test('[STR-04] [API-17] questions that are sent away say so once, and do not come again, because the page may want to know', async ({
  agent: owner,
  desk,
  shopper,
}) => {
  await signInUnseen(owner, 'owner@demo.shop');
  const key = await addChat(desk, owner);
  const closed: unknown[][] = [];
  await shopper.exposeFunction('heard', (...given: unknown[]) => closed.push(given));
  await visit(shopper, key);
  await expect(starters(shopper)).toBeVisible();
  await shopper.evaluate(() => {
    const { heard } = window as unknown as { heard(...given: unknown[]): void };
    window.GorgiasChat?.on('conversation-starter:closed', (...given) => heard('closed', ...given));
  });
  await starters(shopper).getByRole('button', { name: texts[0] }).focus();
  await shopper.keyboard.press('Escape');
  await expect(starters(shopper)).toHaveCount(0);
  await expect.poll(() => closed).toEqual([['closed', undefined]]);
  const asked = shopper.waitForResponse(/\/campaigns-attendStarters\./);
  await visit(shopper, key);
  await asked;
  await launcher(shopper).click();
  await expect(chatWindow(shopper)).toBeVisible();
  await expect(starters(shopper)).toHaveCount(0);
});

test('[STR-02] questions stand there only where the shop’s flag and their own switch agree, beside the launcher in Hebrew too, until a finger pushes them off', async ({
  agent: owner,
  desk,
  openPage,
}) => {
  await signInUnseen(owner, 'owner@demo.shop');
  // Where they do not, not even what would show them is named to the page.
  const isNamed = async (flag: boolean, isOn: boolean) => {
    const key = await addChat(desk, owner, { flag, isOn });
    return (await (await owner.request.get(`/w/${key}.js`)).text()).includes('"campaigns":');
  };
  expect([await isNamed(true, false), await isNamed(false, true), await isNamed(false, false)]).toEqual([
    false,
    false,
    false,
  ]);
  const key = await addChat(desk, owner, { language: 'he', hasBox: true });
  const page = await openPage(devices['Pixel 5']);
  await visit(page, key);
  const question = page.getByRole('button', { name: texts[0], exact: true });
  await expect(question).toBeVisible();
  const endOf = (button: Locator) => button.evaluate((element) => element.getBoundingClientRect().right);
  await expect.poll(async () => (await endOf(question)) - (await endOf(page.locator('.launcher')))).toBe(0);
  // Beside a question it is the page that is touched.
  const isPage = await question.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return document.elementFromPoint(left - 8, top + 8)?.closest('main') !== null;
  });
  expect(isPage).toBe(true);
  // The question box stands below them, and makes room for a campaign while nobody writes in it.
  // What draws the card in tests brings an app of its own, with a box of its own.
  const box = page.locator('form.floating').first();
  await expect(box).toBeVisible();
  const lowest = await page.getByRole('button', { name: texts[2], exact: true }).boundingBox();
  const { y: boxTop } = (await box.boundingBox()) ?? { y: 0 };
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThan(boxTop);
  await push(question, 30);
  await expect(question).toBeVisible();
  await push(question, 120);
  await expect(question).toHaveCount(0);
  await expect(chatWindow(page)).toHaveCount(0);
  await showCard(page, {});
  const card = page.locator('.campaign');
  await expect(card).toBeVisible();
  await expect(box).toBeHidden();
  await card.locator('.campaign-close').click();
  await box.getByRole('textbox').focus();
  await showCard(page, {});
  await expect(card).toBeHidden();
  await box.getByRole('textbox').blur();
  await expect(card).toBeVisible();
});
