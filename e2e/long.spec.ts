import type { Page } from '@playwright/test';
import { chatReopened, expect, openChat, signIn, test } from './support/test';

const list = (page: Page) => page.getByRole('log');
const nodes = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('main, #gorgias-chat-container')?.shadowRoot;
    return root?.querySelectorAll('.window, .window *').length ?? 0;
  });

/** Moves the list to a place, as a reader does, and waits until it has been drawn there. */
const scrollTo = (page: Page, top: number) =>
  list(page).evaluate(async (element, to) => {
    element.dispatchEvent(new WheelEvent('wheel'));
    element.scrollTop = to;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, top);

/** Nothing has moved for some frames: what was guessed of the heights is known. */
const resting = (page: Page) =>
  list(page).evaluate(async (element) => {
    const look = () => `${element.scrollHeight} ${element.scrollTop}`;
    for (let same = 0, last = look(); same < 5; same += 1) {
      await new Promise(requestAnimationFrame);
      if (look() !== last) same = 0;
      last = look();
    }
  });

/** Which message one reads, and how far down it begins. */
const firstInView = (page: Page) =>
  list(page).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const all = [...element.querySelectorAll<HTMLElement>('.message')];
    const found = all.find((message) => message.getBoundingClientRect().bottom > top + 60);
    return { key: found?.dataset.key ?? '', top: (found?.getBoundingClientRect().top ?? 0) - top };
  });

const topOf = (page: Page, key: string) =>
  list(page).evaluate((element, wanted) => {
    const found = element.querySelector(`[data-key="${wanted}"]`)?.getBoundingClientRect();
    return (found?.top ?? Number.NaN) - element.getBoundingClientRect().top;
  }, key);

/** The same of a console's thread, where lines have words of their own. */
const lineInView = (page: Page) =>
  list(page).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const all = [...element.querySelectorAll('article p')];
    const found = all.find((paragraph) => paragraph.getBoundingClientRect().bottom > top + 60);
    return { text: found?.textContent ?? '', top: (found?.getBoundingClientRect().top ?? 0) - top };
  });

/** How far a line is from where it was, at the worst of all frames until one asks. */
async function watchLine(
  page: Page,
  line: { readonly text?: string; readonly key?: string; readonly top: number },
) {
  const watched = await list(page).evaluateHandle((element, { text, key, top }) => {
    const all = () => [...element.querySelectorAll<HTMLElement>('article p, [data-key]')];
    const isIt = ({ textContent, dataset }: HTMLElement) =>
      key ? dataset.key === key : textContent === text;
    const far = () => {
      const found = all().find(isIt)?.getBoundingClientRect();
      return Math.abs((found?.top ?? Number.POSITIVE_INFINITY) - element.getBoundingClientRect().top - top);
    };
    const watch = { worst: 0, isDone: false };
    const look = () => {
      watch.worst = Math.max(watch.worst, far());
      if (!watch.isDone) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return watch;
  }, line);
  return {
    worst: () =>
      watched.evaluate((watch) => {
        watch.isDone = true;
        return watch.worst;
      }),
  };
}

/** What the server says can be kept back for a while. */
async function holdableLine(page: Page) {
  let held: (() => void)[] | null = null;
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (held) held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return {
    hold() {
      held = [];
    },
    release() {
      for (const send of held ?? []) send();
      held = null;
    },
  };
}

test('ten thousand messages stand in less than 300 nodes, with the newest in view, wherever one scrolls', async ({
  shopper,
}) => {
  await shopper.goto('/gallery?scene=conversation/huge&theme=light');
  await expect(list(shopper).getByText(/^Message number 10000\b/)).toBeInViewport();
  await expect.poll(() => nodes(shopper)).toBeLessThan(300);
  const fromBottom = () =>
    list(shopper).evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);
  expect(await fromBottom()).toBeLessThan(2);
  const height = await list(shopper).evaluate(({ scrollHeight }) => scrollHeight);
  for (const part of [0.5, 0.1, 0]) {
    await scrollTo(shopper, height * part);
    await expect(
      list(shopper)
        .getByText(/^Message number \d+\b/)
        .first(),
    ).toBeVisible();
    expect(await nodes(shopper)).toBeLessThan(300);
  }
  await expect(list(shopper).getByText(/^Message number 1\b/)).toBeInViewport();
  await shopper.getByRole('button', { name: 'Jump to the latest message' }).click();
  await expect(list(shopper).getByText(/^Message number 10000\b/)).toBeInViewport();
});

test('[CNV-10] older messages come in above while one reads, and what is read stays in view', async ({
  shopper,
}) => {
  await shopper.goto('/');
  await shopper.evaluate(sendMany, 250);
  const line = await holdableLine(shopper);
  await shopper.reload();
  await openChat(shopper);
  await expect(list(shopper).getByText('Line 250', { exact: true })).toBeInViewport();
  for (let page = 0; page < 8; page += 1) {
    const before = await list(shopper).evaluate(({ scrollHeight }) => scrollHeight);
    line.hold();
    await scrollTo(shopper, 40);
    await resting(shopper);
    const read = await firstInView(shopper);
    const watched = await watchLine(shopper, read);
    line.release();
    await expect
      .poll(() => list(shopper).evaluate(({ scrollHeight }) => scrollHeight), { message: `page ${page}` })
      .toBeGreaterThan(before + 200);
    await resting(shopper);
    // In every frame: the first of a run stands further from what is above it.
    expect(await watched.worst(), `page ${page}`).toBeLessThan(20);
    expect(Math.abs((await topOf(shopper, read.key)) - read.top), `page ${page}`).toBeLessThan(2);
  }
  await scrollTo(shopper, 0);
  await expect(list(shopper).getByText('Line 1', { exact: true })).toBeInViewport();
  expect(await nodes(shopper)).toBeLessThan(300);
  await shopper.reload();
  await chatReopened(shopper);
  await expect(list(shopper).getByText('Line 250', { exact: true })).toBeInViewport();
});

test('[D20] a long conversation in the console: the newest in view, older ones above, only what is new is said, and a long list', async ({
  shopper,
  agent,
}) => {
  await shopper.goto('/');
  await shopper.evaluate(sendMany, 130);
  await shopper.reload();
  await openChat(shopper);
  const line = await holdableLine(agent);
  await signIn(agent);
  await agent.getByRole('link', { name: /Line 130/ }).click();
  const lineOf = (name: string) => list(agent).getByText(name, { exact: true });
  await expect(lineOf('Line 130')).toBeInViewport();
  await expect.poll(() => list(agent).locator('article p').count()).toBeLessThan(120);

  for (const page of [1, 2]) {
    const before = await list(agent).evaluate(({ scrollHeight }) => scrollHeight);
    line.hold();
    await scrollTo(agent, 40);
    await resting(agent);
    const watched = await watchLine(agent, await lineInView(agent));
    line.release();
    await expect
      .poll(() => list(agent).evaluate(({ scrollHeight }) => scrollHeight), { message: `page ${page}` })
      .toBeGreaterThan(before + 200);
    await resting(agent);
    // The first of a group stands a little further down than the second.
    expect(await watched.worst(), `page ${page}`).toBeLessThan(20);
  }
  for (let reached = false; !reached; ) {
    await scrollTo(agent, 0);
    await expect(list(agent)).toHaveAttribute('aria-busy', 'false');
    reached = await list(agent).getByText('Start of the conversation').isVisible();
  }
  await scrollTo(agent, 0);
  await expect(lineOf('Line 1')).toBeInViewport();
  await expect(lineOf('Line 130')).toHaveCount(0);

  const news = agent.getByRole('status', { name: 'New in this conversation' });
  await expect(news).toBeEmpty();
  await shopper.getByRole('textbox', { name: 'Message' }).fill('One more');
  await shopper.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(news).toHaveText(/: One more$/);
  await expect(lineOf('Line 1')).toBeInViewport();
  await agent.getByRole('button', { name: 'New messages' }).click();
  await expect(lineOf('One more')).toBeInViewport();

  await agent.route('**/conversations?*', async (route) => {
    const answer = await (await route.fetch()).json();
    const [row] = answer.conversations;
    const many = Array.from({ length: 300 }, (_, index) => {
      const conversationId = row.conversationId.slice(0, -3) + String(index).padStart(3, '0');
      return { ...row, conversationId, visitorName: `Shopper ${index + 1}` };
    });
    await route.fulfill({ json: { conversations: many, hasMore: false, next: null } });
  });
  await agent.goto('/console/inbox');
  const rows = agent.getByRole('navigation', { name: 'Conversations' });
  await expect(rows.getByText('Shopper 1', { exact: true })).toBeInViewport();
  expect(await rows.getByRole('link').count()).toBeLessThan(60);
  const rowOf = (number: number) =>
    rows.getByRole('link').filter({ hasText: new RegExp(`Shopper ${number}\\b`) });
  for (let number = 1; number <= 20; number += 1) await agent.keyboard.press('j');
  await expect(rowOf(20)).toBeFocused();
  await rows.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(rows.getByText('Shopper 300', { exact: true })).toBeInViewport();
  await agent.keyboard.press('k');
  await expect(rowOf(19)).toBeFocused();
  await expect(rows.getByText('Shopper 19', { exact: true })).toBeInViewport();
});

/** As a page would, only faster: so many messages of one shopper, who is then the shopper of this page. */
async function sendMany(count: number): Promise<void> {
  const answer = await fetch('/auth?appId=1');
  const token = (answer.headers.get('authorization') ?? '').replace('Bearer ', '');
  const protocol = btoa(token).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const address = `${location.origin.replace('http', 'ws')}/ws?appId=1&language=en-US`;
  const socket = new WebSocket(address, [protocol]);
  await new Promise((opened) => socket.addEventListener('open', opened));
  const stored = new Promise<void>((done) => {
    let left = count;
    socket.addEventListener('message', ({ data }) => {
      if (JSON.parse(data).type === 'conversation-message') left -= 1;
      if (left === 0) done();
    });
  });
  for (let line = 1; line <= count; line += 1) {
    const messageId = String(1_700_000_000_000 + line);
    const content = { type: 'text', text: `Line ${line}` };
    socket.send(
      JSON.stringify({ type: 'pending-conversation-message', messageId, payload: { messageId, content } }),
    );
  }
  await stored;
  socket.close();
  localStorage.setItem('gorgias-chat-1-token', JSON.stringify({ token }));
}
