import type { Locator } from '@playwright/test';
import { brokenOnPurpose, show } from './support/gallery';
import { chatWindow, expect, test } from './support/test';

const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('[NOT-01] [NOT-02] [NOT-03] [TXT-02] [TXT-03] [TXT-04] [TXT-05] [TXT-06] notices and failures look and read as what they are, on phones, in forced colours and at 400 % too', async ({
  shopper,
  guard,
}) => {
  guard.expected.push(...brokenOnPurpose);
  const [laptop, phone] = [
    { width: 1280, height: 800 },
    { width: 375, height: 667 },
  ];

  await test.step('five kinds of notices look different, and of two categories one can be sent away', async () => {
    const looks = new Set<string>();
    for (const type of ['primary', 'secondary', 'danger', 'warning', 'info']) {
      await show(shopper, `notices/${type}`, '&theme=light');
      const notice = shopper.getByText(`A notice of type ${type}`).locator('..');
      await expect(notice).toHaveRole(type === 'danger' ? 'alert' : 'status');
      looks.add(`${await style(notice, 'background-color')} ${await style(notice, 'color')}`);
    }
    expect(looks.size).toBe(5);
    await show(shopper, 'notices/both');
    const [general, upload] = [shopper.getByText('of type primary'), shopper.getByText('of type secondary')];
    await upload.locator('..').getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect(upload).toHaveCount(0);
    await expect(general).toBeVisible();
  });

  await test.step('what could not be delivered is clicked or tapped again, and what cannot be drawn says so', async () => {
    await show(shopper, 'conversation/error');
    await expect(shopper.getByRole('button', { name: /not delivered/ })).toHaveText(
      'Message not delivered. Click to retry.',
    );
    await show(shopper, 'conversation/broken');
    await expect(shopper.getByRole('log')).toContainText('Something went wrong');
    await expect(shopper.getByRole('log')).toContainText('good to see you');
    await shopper.setViewportSize(phone);
    await show(shopper, 'conversation/error');
    await expect(shopper.getByRole('button', { name: /not delivered/ })).toHaveText(
      'Message not delivered. Tap to retry.',
    );
  });

  await test.step('a file that did not get through is sent again by a tap on a phone', async () => {
    await shopper.setViewportSize(laptop);
    const retry = (name: string) => chatWindow(shopper).getByRole('button', { name, exact: true });
    await show(shopper, 'composer/attachments');
    await expect(retry('Upload again')).toBeVisible();
    await shopper.setViewportSize(phone);
    await show(shopper, 'composer/attachments');
    await expect(retry('Tap to retry')).toBeVisible();
  });

  await test.step('where the system paints all colours every surface keeps an edge', async () => {
    await shopper.setViewportSize(laptop);
    await shopper.emulateMedia({ forcedColors: 'active' });
    const hasEdge = (locator: Locator, side: 'border-bottom' | 'outline') =>
      locator.evaluate(
        (element, name) => {
          const { [`${name}Style`]: line, [`${name}Width`]: width } = getComputedStyle(element) as never;
          return line === 'solid' && Number.parseFloat(width) > 0;
        },
        side === 'outline' ? 'outline' : 'borderBottom',
      );
    await show(shopper, 'conversation/filled');
    expect(await hasEdge(shopper.getByRole('dialog'), 'border-bottom')).toBe(true);
    expect(await hasEdge(shopper.locator('.window header'), 'border-bottom')).toBe(true);
    for (const side of ['agent', 'shopper'])
      expect(await hasEdge(shopper.locator(`.${side} .bubble`).first(), 'border-bottom')).toBe(true);
    expect(await hasEdge(shopper.locator('.send'), 'border-bottom')).toBe(true);
    await show(shopper, 'floating-input/empty');
    await expect(shopper.locator('.floating')).toBeVisible();
    expect(await hasEdge(shopper.locator('.floating'), 'border-bottom')).toBe(true);
    expect(await hasEdge(shopper.locator('.launcher'), 'outline')).toBe(true);
    await shopper.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('at 400 % everything is within reach by scrolling one way only', async () => {
    // A laptop of 1280 by 800 pixels holds 320 by 200 at that size (WCAG 1.4.10).
    await shopper.setViewportSize({ width: 320, height: 200 });
    for (const [scene, last] of [
      ['conversation/filled', shopper.getByRole('textbox', { name: 'Message' })],
      ['offline-capture/empty', shopper.getByRole('button', { name: 'Send message' })],
      ['require-email-capture/empty', shopper.getByRole('button', { name: 'Start chatting' })],
      ['floating-input/empty', shopper.getByRole('button', { name: 'Close the question box' })],
    ] as const) {
      await show(shopper, scene);
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      const wide = () =>
        shopper.evaluate(() =>
          [...(document.querySelector('main')?.shadowRoot?.querySelectorAll('*') ?? [])]
            .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .map((element) => element.className),
        );
      expect(await wide(), scene).toEqual([]);
    }
  });
});

test('[RSP-14] [LIM-45] what fades takes 300 to 700 ms, and stands still for whoever wants less motion', async ({
  shopper,
}) => {
  /** What comes or goes by its opacity; what only moves may be quicker. */
  const fades = () =>
    shopper.evaluate(() => {
      const root = document.querySelector('main')?.shadowRoot;
      const sheets = [...(root?.adoptedStyleSheets ?? []), ...(root?.styleSheets ?? [])];
      const fading = sheets
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSKeyframesRule && rule.cssText.includes('opacity'))
        .map((rule) => (rule as CSSKeyframesRule).name);
      const each = (list: string) => list.split(', ');
      return [...(root?.querySelectorAll('*') ?? [])].flatMap((element) => {
        const style = getComputedStyle(element);
        const times = each(style.animationDuration);
        const counts = each(style.animationIterationCount);
        const whose = element.classList[0] ?? element.localName;
        const animations = each(style.animationName).map((animation, index) => ({
          animation,
          name: `${animation} of ${whose}`,
          seconds: Number.parseFloat(times[index % times.length] ?? ''),
          isEndless: counts[index % counts.length] === 'infinite',
        }));
        const waits = each(style.transitionDuration);
        const transitions = each(style.transitionProperty).map((property, index) => ({
          name: `${property} of ${whose}`,
          seconds: Number.parseFloat(waits[index % waits.length] ?? ''),
          isEndless: property !== 'opacity',
        }));
        return [
          ...animations.filter(({ animation }) => fading.includes(animation)),
          ...transitions.filter(({ seconds, isEndless }) => seconds > 0 && !isEndless),
        ];
      });
    });
  const scenes = {
    'conversation/typing': ['rise of window'],
    'conversation/older': ['rise of window'],
    'conversation/loading': ['breathe of skeleton'],
    'conversation/filled': ['opacity of bubble'],
    'notices/danger': ['appear of notice'],
    'menu/open': ['appear of choices'],
    'menu/end': ['appear of veil'],
    'composer/attachments': ['appear of tray-item', 'opacity of canvas'],
    'floating-input/empty': ['floating-rise of floating'],
  };
  for (const [scene, expected] of Object.entries(scenes)) {
    await shopper.emulateMedia({ reducedMotion: 'no-preference' });
    await show(shopper, scene);
    const names = async () => (await fades()).map(({ name }) => name);
    for (const name of expected) await expect.poll(names, scene).toContain(name);
    for (const { name, seconds, isEndless } of await fades())
      if (!isEndless) expect([seconds >= 0.3, seconds <= 0.7], `${name} in ${scene}`).toEqual([true, true]);
    await shopper.emulateMedia({ reducedMotion: 'reduce' });
    expect(await fades(), scene).toEqual([]);
  }
});

test('[RSP-15] [LIM-45] the way down to the newest message is a glide of 100 to 200 ms, or none', async ({
  shopper,
}) => {
  await shopper.emulateMedia({ reducedMotion: 'no-preference' });
  await shopper.clock.install({ time: '2026-11-15T10:00:00Z' });
  await show(shopper, 'conversation/older');
  await shopper.clock.pauseAt('2026-11-15T10:01:00Z');
  const list = shopper.getByRole('log');
  const left = () => list.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
  const down = shopper.getByRole('button', { name: '3 new messages' });
  const up = () => list.evaluate((box) => box.scrollTo({ top: 0 }));
  await up();
  await down.click();
  await shopper.clock.runFor(96);
  expect(await left()).toBeGreaterThan(1);
  await shopper.clock.runFor(104);
  expect(await left()).toBeLessThanOrEqual(1);
  await shopper.emulateMedia({ reducedMotion: 'reduce' });
  await up();
  await down.click();
  expect(await left()).toBeLessThanOrEqual(1);
});
