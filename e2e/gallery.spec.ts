import type { Page } from '@playwright/test';
import { scenes } from '../apps/widget/src/gallery/scenes';
import { complaints } from './support/axe';
import { brokenOnPurpose, sheetsOf, show, showBeside } from './support/gallery';
import { longestTexts, measures, type Words } from './support/longestTexts';
import {
  type Album,
  differenceOf,
  picturesOf,
  readAlbum,
  restingPicturesOf,
  writeAlbum,
} from './support/picture';
import { expect, test } from './support/test';

const names = Object.keys(scenes);
const softly = expect.configure({ soft: true, timeout: 5_000 });

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Views with all their states; one that is missing here or there fails. */
const states: Record<string, readonly string[]> = {
  launcher: ['icon', 'label', 'long', 'unread'],
  composer: ['attachments'],
  conversation: [
    'broken',
    'cards',
    'changed',
    'email-offer',
    'empty',
    'error',
    'filled',
    'forms',
    'huge',
    'loading',
    'long',
    'offline',
    'older',
    'senders',
    'typing',
  ],
  wait: ['email', 'long', 'waiting'],
  assistant: [
    'answer',
    'at-sign-in',
    'close',
    'flow',
    'fresh',
    'handed-over',
    'proposal',
    'proposal-address',
    'proposal-declined',
    'proposal-done',
    'proposal-expired',
    'proposal-form',
    'proposal-offline',
    'proposal-refused',
    'proposal-return',
    'proposal-signed-out',
    'proposal-working',
    'sign-in',
    'survey',
    'writing',
  ],
  menu: ['delete', 'end', 'fresh', 'open', 'transcript'],
  header: ['away', 'closed', 'logo', 'pale', 'solid', 'team'],
  window: ['expanded', 'preview'],
  footer: ['bare', 'privacy'],
  notices: ['both', 'danger', 'info', 'primary', 'secondary', 'warning'],
  'offline-capture': ['empty', 'error', 'invalid', 'long', 'sent'],
  'require-email-capture': ['empty', 'invalid'],
  portal: [
    'address',
    'address-impossible',
    'auth',
    'auth-code',
    'cancel',
    'cancel-impossible',
    'cancel-now',
    'code',
    'home',
    'home-each',
    'order',
    'order-guest',
    'order-refunded',
    'orders',
    'orders-empty',
    'orders-loading',
    'orders-long',
    'orders-lost',
    'report',
    'reported',
    'return',
    'return-loop',
    'return-now',
    'sign-in',
    'sign-in-expired',
    'sign-in-invalid',
    'sign-in-lost',
    'sign-in-phone',
    'signed-in-as',
    'track',
    'track-lost',
    'track-unshipped',
  ],
  help: ['article', 'article-lost', 'ask', 'found', 'nothing', 'recommended', 'recommended-flow'],
  flow: [
    'address',
    'cancel',
    'choice',
    'ended',
    'exchange',
    'handed-over',
    'long',
    'lost',
    'preview',
    'question',
    'working',
  ],
  'floating-input': ['empty'],
  campaign: [
    'plain',
    'no-reply',
    'product',
    'not-added',
    'recommendation',
    'offer',
    'offer-revealed',
    'offer-ended',
    'offer-failed',
    'form',
    'form-wrong',
    'form-sent',
    'long',
  ],
};

test('the gallery holds every view in its states', () => {
  const wanted = Object.entries(states).flatMap(([view, all]) => all.map((state) => `${view}/${state}`));
  expect([...names].sort()).toEqual(wanted.sort());
});

test('without a scene the gallery lists them all, and each is a link to it', async ({ shopper }) => {
  await shopper.goto('/gallery');
  await expect(shopper.getByRole('listitem')).toHaveCount(names.length);
  await shopper.getByRole('link', { name: 'composer/attachments', exact: true }).click();
  await expect(shopper.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

/** What a theme or a direction can break beside all that stays the same. */
const looks = {
  light: { colorScheme: 'light', rules: { type: 'tag', values: standard } },
  dark: { colorScheme: 'dark', rules: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  'right-to-left': { colorScheme: 'light', rules: { type: 'rule', values: ['target-size', 'valid-lang'] } },
} as const;

/** Each scene that looks other than in the album, with where. */
async function differences(page: Page, sheet: readonly string[], album: Album) {
  const pictures = await picturesOf(page, sheet.length);
  return sheet.flatMap((scene, at) => {
    const difference = differenceOf(album[scene], pictures[at] ?? []);
    return difference ? [{ scene, difference }] : [];
  });
}

/** Looks that differ in nothing but the browser's own wish are taken of one drawing. */
for (const [variant, wanted] of [
  ['&theme=auto', ['light', 'dark']],
  ['&theme=auto&language=ar', ['right-to-left']],
] as const) {
  test(`every view is accessible and looks as it did when somebody last looked, ${wanted.join(' and ')}`, async ({
    shopper,
    guard,
  }) => {
    test.slow();
    guard.expected.push(...brokenOnPurpose);
    await shopper.clock.setFixedTime('2026-03-04T10:00:00Z');
    const isNewAlbum = process.env.NEW_PICTURES === '1';
    const albums = wanted.map((look): [typeof look, Album] => [look, isNewAlbum ? {} : readAlbum(look)]);
    for (const sheet of sheetsOf(names)) {
      await shopper.emulateMedia({ colorScheme: looks[wanted[0]].colorScheme });
      await showBeside(shopper, sheet, variant);
      for (const [look, album] of albums) {
        const { colorScheme, rules } = looks[look];
        await shopper.emulateMedia({ colorScheme });
        expect.soft(await complaints(shopper, { by: rules }), `${sheet}, ${look}`).toEqual([]);
        if (isNewAlbum) {
          const resting = await restingPicturesOf(shopper, sheet.length);
          for (const [at, scene] of sheet.entries()) album[scene] = resting[at] ?? [];
        }
        await softly.poll(() => differences(shopper, sheet, album), { message: look }).toEqual([]);
      }
    }
    for (const [look, album] of albums) {
      expect(Object.keys(album).sort()).toEqual([...names].sort());
      if (isNewAlbum) writeAlbum(look, album);
    }
  });
}

test('what grows while it loads leaves the newest message in view', async ({ shopper }) => {
  await show(shopper, 'conversation/cards');
  const log = shopper.getByRole('log');
  await expect(shopper.getByRole('link', { name: 'Fern linen throw, View product' })).toBeAttached();
  await expect(shopper.getByText('WELCOME10')).toBeAttached();
  const left = () => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
  await expect.poll(left).toBeLessThan(2);
});

test('what grows before a scroll is told leaves the newest message in view, and who went up stays up', async ({
  shopper,
}) => {
  await show(shopper, 'conversation/older');
  const log = shopper.getByRole('log');
  const left = () => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
  /** By so many pixels, and the list has heard of it. */
  const scroll = (by: number, growsBy = 0) =>
    log.evaluate(
      (list, [pixels, height]) =>
        new Promise<void>((done) => {
          list.addEventListener('scroll', () => requestAnimationFrame(() => done()), { once: true });
          list.scrollTop += pixels;
          const late = list.appendChild(document.createElement('div'));
          late.style.flex = `0 0 ${height}px`;
        }),
      [by, growsBy] as const,
    );
  await expect.poll(left).toBeLessThan(2);
  await scroll(-50);
  await scroll(50, 400);
  await expect.poll(left).toBeLessThan(2);
  // One thing goes and another comes before the list hears of either.
  await log.evaluate(async (list) => {
    list.lastElementChild?.remove();
    void list.scrollTop;
    await Promise.resolve();
    const next = list.appendChild(document.createElement('div'));
    next.style.flex = '0 0 600px';
  });
  await expect.poll(left).toBeLessThan(2);
  await scroll(-300);
  await scroll(20, 400);
  expect(await left()).toBeGreaterThan(600);
});

const languages = [
  ...['ar', 'cz', 'da', 'de', 'en-GB', 'en-US', 'es', 'fi', 'fr-CA', 'fr-FR', 'he', 'it', 'ja', 'nl', 'no'],
  ...['pt-BR', 'sv'],
];
/** Those with words of ours in them. */
const spoken = [
  'conversation/email-offer',
  'conversation/empty',
  'conversation/error',
  'conversation/offline',
  'conversation/older',
  'conversation/senders',
  'window/preview',
  'header/closed',
  'wait/email',
  'menu/open',
  'menu/transcript',
  'menu/delete',
  'footer/privacy',
  'offline-capture/invalid',
  'offline-capture/sent',
  'require-email-capture/invalid',
  'help/found',
  'help/nothing',
  'flow/preview',
  'flow/exchange',
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

/** Each of them by `npm run long`; otherwise what is longest in any, as texts and as words, and one from the right. */
async function longLanguages(page: Page): Promise<readonly string[]> {
  if (process.env.LONG === '1') return languages;
  const latin = languages.filter((language) => !['ar', 'he', 'ja'].includes(language));
  const all = await Promise.all(latin.map(async (language) => readWords(page, language)));
  const made = { de: longestTexts(all, measures.text), fi: longestTexts(all, measures.word) };
  for (const [language, words] of Object.entries(made))
    await page.route(`**/api/translations?lang=${language}`, (route) => route.fulfill({ json: words }));
  return [...Object.keys(made), 'ar'];
}

const readWords = async (page: Page, language: string): Promise<Words> =>
  (await page.request.get(`/api/translations?lang=${language}`)).json();

test('no language is too long for its place, on a laptop and on a small phone', async ({ shopper }) => {
  const tried = await longLanguages(shopper);
  const [laptop, phone] = [
    { width: 1280, height: 800 },
    { width: 320, height: 640 },
  ];
  for (const language of tried) {
    await shopper.setViewportSize(laptop);
    await show(shopper, spoken.join(','), `&language=${language}`);
    expect.soft(await overflowing(shopper), `${language}, on a laptop`).toEqual([]);
    await shopper.setViewportSize(phone);
    await expect(shopper.locator('main .window.small')).toHaveCount(spoken.length);
    expect.soft(await overflowing(shopper), `${language}, on a phone`).toEqual([]);
  }
});
