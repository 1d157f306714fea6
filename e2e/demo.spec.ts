import type { Locator, Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { addressesInDocuments, theirPlace } from './support/documents';
import { createDesk } from './support/startDesk';
import { expect, openChat, signIn, withDesk, write } from './support/test';

/** The demo as a newcomer starts it, with its past. */
const test = withDesk(() => createDesk({ DEMO: '1' }));

const rows = (page: Page) => page.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
const view = (page: Page, name: RegExp | string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
const log = (page: Page) => page.getByRole('log');

/** Those that have come; a picture that is broken has no width. */
const pictureWidths = (page: Page) =>
  log(page)
    .getByRole('img')
    .evaluateAll((all) => all.map((picture) => (picture as HTMLImageElement).naturalWidth));

const endsOnTheLeft = (text: Locator) =>
  text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const node = walker.nextNode() as Text;
    const leftOf = (from: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + 1);
      return range.getBoundingClientRect().left;
    };
    return leftOf(node.length - 1) < leftOf(0);
  });

test('a newcomer finds a desk with some weeks behind it', async ({ agent, shopper }) => {
  await signIn(agent);
  for (const [name, count] of [
    [/^Open/, 21],
    [/^Mine/, 4],
    [/^Unassigned/, 8],
    [/^Waiting/, 12],
    [/^Snoozed/, 3],
  ] as const)
    await expect(view(agent, name)).toContainText(String(count));
  // Many tags push nothing out of sight, until somebody asks for them; then they stay.
  await expect(view(agent, 'Account')).toBeInViewport({ ratio: 1 });
  await expect(view(agent, 'textiles')).toHaveCount(0);
  await agent.getByRole('button', { name: /^Tags/ }).click();
  await expect(view(agent, 'textiles')).toBeVisible();
  await agent.reload();
  await expect(view(agent, 'textiles')).toBeVisible();
  await agent.getByRole('button', { name: /^Tags/ }).press('Enter');
  await expect(view(agent, 'textiles')).toHaveCount(0);

  await rows(agent).filter({ hasText: 'Marcus Bell' }).click();
  await expect(log(agent).getByText('The box looked fine from outside')).toBeVisible();
  await expect.poll(async () => (await pictureWidths(agent)).map((width) => width > 100)).toEqual([true]);
  await expect(agent.getByRole('article', { name: 'Note of Ada Agent' })).toContainText('@Olive Owner');

  await rows(agent).filter({ hasText: 'Hazel Moor' }).first().click();
  const details = agent.getByRole('complementary', { name: 'Details' });
  await expect(details.getByRole('button', { name: 'Verified' })).toBeVisible();
  await expect(details.getByText('/products/washed-linen-duvet-set')).toBeVisible();
  await expect(details.getByRole('link', { name: /That makes my day/ })).toBeVisible();
  await rows(agent).filter({ hasText: 'נועה לוי' }).click();
  await expect(log(agent)).toContainText('שלום נועה!');
  // Its question mark stands at its end, which is on the left.
  const question = log(agent).getByText('מצוין. ואיזה צבע');
  expect(await endsOnTheLeft(question)).toBe(true);

  const search = agent.getByRole('textbox', { name: 'Search', exact: true });
  await search.fill('Packstation');
  await expect(rows(agent)).toHaveText([/Linden Brook/]);
  await search.fill('ティーポット');
  await expect(rows(agent)).toHaveText([/佐藤 遥/]);

  await agent.getByRole('link', { name: 'Macros', exact: true }).click();
  await expect(agent.getByText('Return within thirty nights')).toBeVisible();
  // Nobody is spoken to before they have looked around: not in the first twenty seconds, not even who is about to leave.
  await shopper.clock.install();
  await shopper.goto('/?shopbell-preview=1');
  const campaigns = () =>
    shopper.evaluate(async () => (await window.GorgiasChat?.explainCampaigns?.()) ?? []);
  await expect.poll(async () => (await campaigns()).length).toBe(6);
  const began = await shopper.evaluate(() => Date.now() - performance.now());
  await shopper.evaluate(() =>
    document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, relatedTarget: null })),
  );
  const message = shopper.getByRole('region', { name: /^Message from/ });
  await shopper.clock.pauseAt(began + 20_000);
  const hasCome = ({ shows, conditions }: Awaited<ReturnType<typeof campaigns>>[number]) =>
    shows || conditions.some(({ key, passed }) => !passed && /^(seen|active)$/.test(key));
  expect((await campaigns()).filter(hasCome)).toEqual([]);
  await expect(message).toHaveCount(0);
  await shopper.clock.runFor(60_000);
  await expect(message).toHaveCount(1);
  await shopper.clock.resume();
  await message.getByRole('button', { name: 'Close this message' }).click();
  await shopper.getByRole('button', { name: 'Chat with us' }).click();
  await expect(shopper.getByRole('dialog').getByText('Fern & Loom').first()).toBeVisible();
  await shopper.goto('/outbox');
  await expect(shopper.getByText('@example.')).toHaveCount(0);
});

test('on its page the assistant answers first, from what the shop has written, and says what it is', async ({
  shopper,
}) => {
  const heard: { readonly socket: string; readonly payload: string }[] = [];
  shopper.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) =>
      heard.push({ socket: socket.url(), payload: String(payload) }),
    ),
  );
  await shopper.goto('/assistant');
  await openChat(shopper);
  await write(shopper, 'Message', 'Which payment methods do you accept?');
  const sources = log(shopper).getByRole('list', { name: 'Sources' });
  await expect(sources.getByRole('link', { name: 'Which payment methods do you accept?' })).toBeVisible();
  await expect(log(shopper).getByText('AI agent', { exact: true })).toHaveCount(1);
  const said = heard.flatMap(({ socket, payload }) => {
    const { type, payload: message } = JSON.parse(payload);
    const isWords = type === 'conversation-message' && message.fromAgent && message.kind !== 'signal';
    return isWords ? [{ app: new URL(socket).searchParams.get('appId'), ...message.senderInfo }] : [];
  });
  expect(said).toEqual([
    { app: '3', name: 'AI agent', avatarURL: null, isBot: true, helpdeskBot: 'ai_agent_bot' },
  ]);
});

test('every address that the documents name is known, and opens; screens of the console as their owner sees them', async ({
  shopper,
  agent: owner,
  host,
}) => {
  await signIn(owner, 'owner@demo.shop');
  const named = await addressesInDocuments();
  expect(named.filter((address) => !(address in theirPlace))).toEqual([]);
  for (const address of named)
    await test.step(address, async () => {
      const place = theirPlace[address];
      if (place === 'page') {
        const response = await shopper.goto(address);
        expect(response?.status()).toBe(200);
        await expect(shopper.locator('body')).not.toBeEmpty();
      } else if (place === 'answer') {
        expect((await fetch(`${host.baseUrl}${address}`)).status).toBe(200);
      } else if (typeof place === 'object') {
        await owner.goto(address);
        await expect(
          owner.getByRole('heading', { level: 1, name: place.heading, exact: true }),
        ).toBeVisible();
      }
    });
});
