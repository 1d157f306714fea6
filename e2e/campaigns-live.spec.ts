import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openChatSettings } from './support/chats';
import { publish } from './support/publish';
import { readMail } from './support/readMail';
import type { Desk } from './support/startDesk';
import { chatWindow, expect, launcher, signInUnseen, test, visit } from './support/test';
import { hasApp } from './support/watchPage';

const flows = { track_order: true, return_order: true, cancel_order: true, report_issue: true };
const selfService = { enabled: true, startChatEnabled: true, channels: { email: true, sms: true }, flows };
const card = (page: Page) => page.getByRole('region', { name: /^Message from/ });

const product = (desk: Desk) => ({
  contentType: 'application/productCard',
  ...{ name: 'Pebble mug', url: `${desk.baseUrl}/storefront/products/pebble-mug.svg`, size: 0 },
  extra: {
    ...{ product_id: 7007, product_link: `${desk.baseUrl}/collections/all/products/pebble-mug` },
    ...{ price: '24.00', currency: 'USD' },
  },
});

test('[CMP-31] [CMP-32] [HTTP-12] [MSG-48] a published campaign reaches the shop, counts who follows its product, and the agent who is answered sees which it was and why, because one visit shows all of it', async ({
  agent,
  desk,
  shopper,
}) => {
  await signInUnseen(agent, 'owner@demo.shop');
  const key = await desk.addChat({
    ...{ ...openChatSettings, shopType: 'shopify', tracking: { subscription: 'active' } },
  });
  const campaignId = await publish(desk, agent, key, {
    triggers: [{ key: 'current_url', operator: 'contains', value: ['pebble'] }],
    attachments: [product(desk)],
  });
  await shopper.addInitScript(() => {
    Object.assign(window, { Shopify: { customerPrivacy: { analyticsProcessingAllowed: () => true } } });
  });
  const told = shopper.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('campaign-shown'),
  );
  await visit(shopper, key, '/products/pebble-mug?token=secret');
  await expect(card(shopper)).toBeVisible();
  expect(await hasApp(shopper)).toBe(false);
  const link = card(shopper).getByRole('link', { name: /Pebble mug/ });
  await expect(link).toHaveAttribute(
    'href',
    `${desk.baseUrl}/products/pebble-mug?utm_source=shopbell&utm_medium=ChatCampaign&utm_campaign=Spring%20hello`,
  );
  const shortened = shopper.waitForResponse(/\/campaign-service\/shorten/);
  await link.focus();
  expect((await (await shortened).request().postDataJSON()).urls[0]).toMatchObject({
    channel: 'chat',
    meta: { product_id: '7007', source: 'campaign', is_light: false, session_id: expect.any(String) },
  });
  await expect(link).toHaveAttribute('href', /\/l\/[\w-]+$/);
  const short = await link.getAttribute('href');
  const followed = await shopper.request.get(short ?? '', { maxRedirects: 0 });
  expect([followed.status(), followed.headers().location]).toEqual([
    302,
    expect.stringContaining('utm_campaign=Spring%20hello'),
  ]);

  const words = `Yes please ${randomUUID()}`;
  // React has taken the card over by now: the choice of a glaze is its own.
  await expect(card(shopper).getByRole('combobox', { name: /Choose an option/ })).toBeVisible();
  const reply = card(shopper).getByRole('textbox', { name: 'Write a reply…' });
  await reply.fill(words);
  await reply.press('Enter');
  await expect(shopper.getByRole('log', { name: 'Messages' })).toContainText(words);
  await agent.goto('/console');
  await expect(agent.getByText(words).first()).toBeVisible();
  // What it says later is not what was answered.
  const of = `/console/api/campaigns/${campaignId}`;
  const { version, content } = await (await agent.request.get(of)).json();
  const later = { ...content, message: { html: '<p>Something else</p>' } };
  const headers = { origin: desk.baseUrl };
  const changed = await agent.request.put(of, { headers, data: { version, content: later } });
  expect(changed.status()).toBe(200);
  await agent.getByText(words).first().click();
  const answered = agent.getByRole('region', { name: 'Campaigns answered' });
  await expect(answered.getByText('Shall I help you find a mug?')).toBeVisible();
  await answered.getByText('Spring hello').click();
  await expect(answered.getByText('Address of the page')).toBeVisible();
  await expect(answered.getByText(/\/products\/pebble-mug/)).toBeVisible();

  // The visit is played again, by the same rules; what stood behind the question mark was not told.
  expect((await told).request().postData()).not.toContain('secret');
  const { id } = await (await agent.request.get(`/api/applications/${key}/settings`)).json();
  const seen = async () => (await agent.request.get(`/console/api/recorded-visits?chatId=${id}`)).json();
  await expect.poll(async () => (await seen()).visits.length).toBe(1);
  await agent.goto('/console/campaigns/why');
  await agent.getByRole('combobox', { name: 'Chat' }).selectOption(String(id));
  await agent.getByRole('radio', { name: 'Take a recorded one' }).check();
  await expect(
    agent.getByText('The campaigns of today would show Spring hello after 0 seconds.'),
  ).toBeVisible();
  await expect(agent.getByText(/page visited .*\/products\/pebble-mug$/)).toBeVisible();
});

test('[CMP-18] [SRV-08] a campaign for customers shows to who has proven to be one, and to nobody else', async ({
  agent,
  desk,
  shopper,
}) => {
  await signInUnseen(agent, 'owner@demo.shop');
  const key = await desk.addChat({ ...openChatSettings, selfService });
  await publish(desk, agent, key, {
    triggers: [{ key: 'orders_count', operator: 'gt', value: 0 }],
  });
  const asked: string[] = [];
  shopper.on('request', (request) => {
    if (request.url().includes('/ssp/campaigns/positives')) asked.push(request.url());
  });
  await visit(shopper, key, '/?shopbell-preview=1');
  const explained = () =>
    shopper.evaluate(async () => {
      const [only] = (await window.GorgiasChat?.explainCampaigns?.()) ?? [];
      return only?.conditions.filter(({ passed }) => !passed).map((condition) => condition.key);
    });
  await expect.poll(explained).toEqual(['orders_count']);
  expect(asked).toEqual([]);

  const email = 'rowan@example.com';
  const before = await readMail(desk, email);
  await launcher(shopper).click();
  const portal = chatWindow(shopper);
  await portal.getByRole('button', { name: 'Your orders' }).click();
  await expect(portal.getByRole('heading', { name: 'Your orders', level: 3 })).toBeVisible();
  await portal.getByRole('button', { name: 'Track and manage my orders' }).click();
  await portal.getByRole('textbox', { name: 'Email' }).fill(email);
  await portal.getByRole('textbox', { name: 'Email' }).press('Enter');
  await expect.poll(async () => (await readMail(desk, email))?.subject).not.toBe(before?.subject);
  const code = /\b\d{6}\b/.exec((await readMail(desk, email))?.text ?? '')?.[0] ?? '';
  await portal.getByRole('textbox', { name: '6-digit code' }).pressSequentially(code);
  await expect(portal.getByRole('listitem').first()).toBeVisible();
  await launcher(shopper).click();
  await expect(card(shopper)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('[VST-06] [LIM-19] a campaign recommends what is like the page it stands on and what was looked at before, because each page draws its own', async ({
  agent,
  desk,
  shopper,
}) => {
  await signInUnseen(agent, 'owner@demo.shop');
  const key = await desk.addChat({
    ...{ ...openChatSettings, shopType: 'shopify', tracking: { subscription: 'active' } },
  });
  const recommend = (id: string, path: string) =>
    publish(desk, agent, key, {
      ...{ name: id, message: { html: `<p>By ${id}</p>` } },
      triggers: [{ key: 'current_url', operator: 'contains', value: [path] }],
      attachments: [
        {
          ...{ contentType: 'application/productRecommendation', name: id, url: '', size: 0 },
          extra: { id, products: [] },
        },
      ],
    });
  const similar = await recommend('similar', '/products/pebble-mug');
  await recommend('recently-viewed', '/collections/all');
  await shopper.addInitScript(() => {
    Object.assign(window, { Shopify: { customerPrivacy: { analyticsProcessingAllowed: () => true } } });
    // As Shopify writes it into every page of a product.
    const said = () => document.querySelector<HTMLMetaElement>('meta[name="shop-product"]')?.content;
    Object.defineProperty(window, 'meta', { get: () => ({ product: JSON.parse(said() ?? '{}') }) });
  });
  await visit(shopper, key, '/products/pebble-mug');
  const links = card(shopper).getByRole('link');
  await expect(card(shopper)).toContainText('By similar');
  await expect(links).toHaveCount(1);
  await expect(links).not.toHaveText(/Pebble/);
  expect(await hasApp(shopper)).toBe(false);
  // React draws the same when it takes the card over.
  await links.focus();
  await expect(card(shopper).getByRole('button', { name: /^Add to cart/ })).toBeVisible();
  await expect.poll(() => hasApp(shopper)).toBe(true);

  const handles = ['fern-linen-throw', 'highland-wool-blanket', 'brook-water-jug', 'felted-wool-slippers'];
  const viewed = () =>
    shopper.evaluate(() => {
      const [, text] = Object.entries(localStorage).find(([name]) => name.endsWith('recently-viewed')) ?? [];
      return (JSON.parse(text ?? '[]') as { url: string }[]).map(({ url }) => url.split('/').at(-1));
    });
  await expect.poll(viewed).toEqual(['pebble-mug']);
  for (const [index, handle] of handles.entries()) {
    await visit(shopper, key, `/products/${handle}`);
    await expect.poll(viewed).toEqual([...handles.slice(0, index + 1).toReversed(), 'pebble-mug']);
  }
  await visit(shopper, key, '/products/meadow-cushion-cover');
  await expect.poll(viewed).toEqual(['meadow-cushion-cover', ...handles.toReversed()]);
  await visit(shopper, key, '/collections/all');
  await expect(card(shopper)).toContainText('By recently-viewed');
  await expect(links).toHaveCount(3);
  await expect(links.nth(1)).toHaveText(/Slippers/);
  // Who takes consent back before they touch the card is given no link that names their session.
  const shortened: string[] = [];
  shopper.on('request', (request) => {
    if (request.url().includes('/campaign-service/shorten')) shortened.push(request.url());
  });
  await shopper.evaluate(() => {
    Object.assign(window, { Shopify: { customerPrivacy: { analyticsProcessingAllowed: () => false } } });
    document.dispatchEvent(new Event('visitorConsentCollected'));
  });
  await expect.poll(viewed).toEqual([]);
  await links.nth(1).focus();
  await expect(card(shopper).getByRole('button', { name: /^Add to cart/ })).toHaveCount(3);
  expect(shortened).toEqual([]);

  // Who writes it sees the same before anybody else does.
  const asked = { headers: { origin: desk.baseUrl } };
  const made = await agent.request.post(`/console/api/campaigns/${similar}/preview`, asked);
  const { token } = await made.json();
  await visit(shopper, key, `/products/pebble-mug?shopbell-preview=1#shopbell-campaign=${token}`);
  await expect(card(shopper)).toContainText('By similar');
  await expect(links).toHaveCount(1);
  await expect(links).not.toHaveText(/Pebble/);
});
