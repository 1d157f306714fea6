import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { scenes } from '../apps/widget/src/gallery/scenes';
import { expect, test } from './support/test';

const names = Object.keys(scenes);

async function show(page: Page, scene: string, variant = ''): Promise<void> {
  await page.goto(`/gallery?scene=${scene}${variant}`);
  // Pieces and styles that come later have come.
  await page.waitForFunction(() => {
    const scenes = [...document.querySelectorAll('main')];
    const isThere = ({ shadowRoot: root, dataset }: HTMLElement) => {
      if (!root?.querySelector('.launcher')) return false;
      if (dataset.pressing !== '0') return false;
      if (/^(launcher|floating-input)/.test(dataset.scene ?? '')) return true;
      const isWaiting = root.querySelector('.skeletons:not(.messages .skeletons)') !== null;
      return root.querySelector('.window') !== null && !isWaiting && root.adoptedStyleSheets.length > 3;
    };
    return scenes.length > 0 && scenes.every(isThere);
  });
}

/** Views with all their states; one that is missing here or there fails. */
const states: Record<string, readonly string[]> = {
  launcher: ['icon', 'label', 'long', 'unread'],
  conversation: [
    'changed',
    'empty',
    'error',
    'filled',
    'huge',
    'loading',
    'long',
    'offline',
    'older',
    'typing',
  ],
  wait: ['email', 'long', 'waiting'],
  menu: ['delete', 'end', 'fresh', 'open', 'transcript'],
  header: ['away', 'closed', 'logo', 'pale', 'solid'],
  window: ['expanded'],
  footer: ['bare', 'privacy'],
  notices: ['both', 'danger', 'info', 'primary', 'secondary', 'warning'],
  'offline-capture': ['empty', 'long'],
  'require-email-capture': ['empty'],
  'floating-input': ['empty'],
};

test('the gallery holds every view in its states', () => {
  const wanted = Object.entries(states).flatMap(([view, all]) => all.map((state) => `${view}/${state}`));
  expect([...names].sort()).toEqual(wanted.sort());
});

for (const [look, variant] of [
  ['light', '&theme=light'],
  ['dark', '&theme=dark'],
  ['right to left', '&theme=light&language=ar'],
] as const) {
  test(`every view is accessible, ${look}`, async ({ shopper }) => {
    test.setTimeout(240_000);
    await shopper.emulateMedia({ reducedMotion: 'reduce' });
    for (const scene of names) {
      await show(shopper, scene, variant);
      const { violations } = await new AxeBuilder({ page: shopper })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
      expect.soft(found, `${scene}, ${look}`).toEqual([]);
    }
  });
}

const languages = [
  ...['ar', 'cz', 'da', 'de', 'en-GB', 'en-US', 'es', 'fi', 'fr-CA', 'fr-FR', 'he', 'it', 'ja', 'nl', 'no'],
  ...['pt-BR', 'sv'],
];
/** Those with words of ours in them. */
const spoken = [
  'conversation/empty',
  'conversation/error',
  'conversation/offline',
  'conversation/older',
  'header/closed',
  'wait/email',
  'menu/open',
  'menu/transcript',
  'menu/delete',
  'footer/privacy',
  'offline-capture/empty',
  'require-email-capture/empty',
];

/** What is wider than the place it has, or is cut off without saying so. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const isTooWide = (frame: Element) => (element: HTMLElement) => {
      if (element.closest('.visually-hidden') || !element.checkVisibility()) return false;
      const { left, right } = frame.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const isCut = element.scrollWidth > element.clientWidth + 1 && style.overflowX === 'hidden';
      const mayBeCut = style.textOverflow === 'ellipsis' || element.matches('.messages, .sent-at, .avatar');
      return box.left < left - 1 || box.right > right + 1 || (isCut && !mayBeCut);
    };
    return [...document.querySelectorAll('main')].flatMap(({ shadowRoot, dataset }) => {
      const frame = shadowRoot?.querySelector('.window');
      if (!frame) return [`${dataset.scene}: no window`];
      return [...frame.querySelectorAll<HTMLElement>('*')]
        .filter(isTooWide(frame))
        .map(
          (element) =>
            `${dataset.scene}: ${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`,
        );
    });
  });

for (const [device, viewport] of [
  ['a laptop', { width: 1280, height: 800 }],
  ['a small phone', { width: 320, height: 640 }],
] as const) {
  test(`no language is too long for its place on ${device}`, async ({ shopper }) => {
    test.setTimeout(240_000);
    await shopper.setViewportSize(viewport);
    await shopper.emulateMedia({ reducedMotion: 'reduce' });
    for (const language of languages) {
      await show(shopper, spoken.join(','), `&language=${language}`);
      expect.soft(await overflowing(shopper), language).toEqual([]);
    }
  });
}
