import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { ContentExample } from '../apps/widget/src/content/examples';
import { startHarness } from './support/content/startHarness';
import { expect, test } from './support/test';

let harness: Awaited<ReturnType<typeof startHarness>>;
test.beforeAll(async () => {
  harness = await startHarness(await picture(640, 480));
});
test.afterAll(() => harness.stop());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 150, g: 170, b: 140 } } })
    .png()
    .toBuffer();

interface Shown {
  readonly page: Page;
  /** Every address that was asked for. */
  readonly requests: string[];
  readonly chunkNames: () => string[];
  example(name: ContentExample): ReturnType<Page['locator']>;
  said(): Promise<unknown[]>;
}

async function show(page: Page, only: (ContentExample | 'uploads')[], query = ''): Promise<Shown> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // On the same page once for all that is shown on it.
  if (page.url() === 'about:blank')
    await page.route(/^https:/, async (route) =>
      route.fulfill(
        route.request().resourceType() === 'image'
          ? { contentType: 'image/png', body: await picture(300, 200) }
          : { contentType: 'text/html', body: '<!doctype html><title>player</title>' },
      ),
    );
  await page.goto(`${harness.url}/?only=${only.join(',')}${query}`);
  return {
    page,
    requests,
    chunkNames: () => requests.map((url) => new URL(url).pathname).filter((path) => harness.chunks.has(path)),
    example: (name) => page.locator(`[data-example=${name}]`),
    said: () => page.evaluate(() => Reflect.get(window, 'said') as unknown[]),
  };
}

test('[MSG-05] [LAZY-09] [MSG-06] [SAN-08] [MSG-07] [ATT-11] [MSG-11] words, markup, pictures, cards and files are each drawn in their way', async ({
  shopper,
}) => {
  await test.step('words stand in a bubble, and nothing is loaded for them', async () => {
    const { example, chunkNames } = await show(shopper, ['text']);
    await expect(example('text').locator('.bubble')).toHaveText('Hello there, good to see you.');
    expect(chunkNames().filter((name) => /Content|Linked|Markup/.test(name))).toEqual([]);
  });
  await test.step('link detection comes with the first address, and makes safe links', async () => {
    const { example, chunkNames } = await show(shopper, ['text', 'link']);
    const link = example('link').getByRole('link', { name: 'https://shop.test/delivery?to=no' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(example('link').getByRole('link', { name: 'help@shop.test' })).toHaveAttribute(
      'href',
      'mailto:help@shop.test',
    );
    await expect(example('link').locator('.bubble')).toHaveText(
      'It is all on https://shop.test/delivery?to=no, or write to help@shop.test!',
    );
    expect(chunkNames()).toContain('/LinkedText.js');
  });
  await shopper.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    });
  });
  const { example, page, chunkNames } = await show(shopper, [
    ...(['html', 'hostile', 'picture', 'product', 'pictures', 'files'] as const),
    ...(['products', 'article', 'discount'] as const),
  ]);
  await test.step('markup is drawn under the strictest policy, and what is hostile is gone; styles go through the style object: no page complains and no attribute is written by a parser', async () => {
    await expect(example('html').locator('b')).toHaveText('Ada');
    await expect(example('html').getByRole('listitem')).toHaveCount(2);
    await expect(example('html').getByText('Arrives on Friday')).toHaveCSS('color', 'rgb(194, 65, 12)');
    await expect(example('html').getByText('Arrives on Friday')).toHaveCSS('font-weight', '600');
    await expect(example('hostile').locator('.markup')).toHaveText('Wordslink');
    const words = example('hostile').locator('p');
    await expect(words).toHaveClass('own-window');
    await expect(words).toHaveCSS('position', 'static');
    expect(await example('hostile').locator('script, iframe, [onclick], [onerror], [href]').count()).toBe(0);
  });
  await test.step('pictures and cards are drawn', async () => {
    await expect(example('picture').getByText('Like this one?')).toBeVisible();
    await expect(example('picture').getByRole('button', { name: 'Open the image throw.png' })).toBeVisible();
    await expect(example('product').getByRole('link', { name: /Linen throw in sage/ })).toHaveAttribute(
      'href',
      'https://shop.test/products/throw',
    );
    await expect(example('product').getByText('€89.00')).toBeVisible();
  });
  await test.step('a picture opens over everything, moves by keys, and gives the focus back', async () => {
    const first = example('pictures').getByRole('button', { name: 'Open the image one.png' });
    await first.focus();
    await first.press('Enter');
    const box = page.getByRole('dialog', { name: 'one.png' });
    await expect(box).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'two.png' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(first).toBeFocused();
  });
  await test.step('a pdf and a heic are download links', async () => {
    for (const name of ['invoice-2026-0042.pdf', 'IMG_0412.heic'])
      await expect(example('files').getByRole('link', { name: `Download ${name}` })).toHaveAttribute(
        'href',
        `${harness.url}/attachments/${name}`,
      );
    expect(await example('files').locator('img').count()).toBe(0);
  });
  await test.step('products stand in a row that buttons move', async () => {
    // A step at a time: a second press in the middle of a glide would start from there.
    const last = example('products').getByRole('link', { name: /Oak board/ });
    await example('products').scrollIntoViewIfNeeded();
    await expect(last).not.toBeInViewport({ ratio: 0.9 });
    await example('products').getByRole('button', { name: 'Next products' }).click();
    await example('products').getByRole('button', { name: 'Next products' }).click();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });
  await test.step('an article is a card with its title, preview and link', async () => {
    const card = example('article').getByRole('link', { name: /How long does delivery take\?/ });
    await expect(card).toHaveAttribute('href', 'https://help.shop.test/delivery');
    await expect(card).toContainText('Within the country two working days');
    expect(chunkNames()).toContain('/ArticleCard.js');
  });
  await test.step('a code is copied', async () => {
    await expect(example('discount').getByText('10% off')).toBeVisible();
    // It says so for two seconds, which are over before a busy machine looks again.
    const said = example('discount').evaluate(
      (place) =>
        new Promise<void>((done) => {
          const look = () => place.textContent?.includes('Copied') && done();
          new MutationObserver(look).observe(place, { subtree: true, childList: true, characterData: true });
        }),
    );
    await example('discount').getByRole('button', { name: 'Copy code' }).click();
    await said;
    expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toBe('WELCOME10');
  });
});

test('a picture that cannot be shown is offered for download', async ({ shopper, guard }) => {
  guard.expected.push(/status of 404/);
  const { example, page } = await show(shopper, []);
  await page.route('**/attachments/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${harness.url}/?only=picture`);
  await expect(example('picture').getByRole('link', { name: 'Download throw.png' })).toBeVisible();
});

test('[ATT-06] [LAZY-05] [MSG-08] [MSG-09] [MSG-10] forms check what is given, submit it once, and ask no more', async ({
  shopper,
}) => {
  await test.step('the phone number input comes only with a form that asks for one, and who would rather not leaves no email', async () => {
    const { example, chunkNames } = await show(shopper, ['optionalEmail']);
    const form = example('optionalEmail');
    await expect(form.getByLabel('Email')).toBeVisible();
    expect(chunkNames().filter((name) => /phone/i.test(name))).toEqual([]);
    await form.getByRole('button', { name: 'Not now' }).click();
    await expect(form.getByLabel('Email')).toHaveCount(0);
  });
  const { example, chunkNames } = await show(shopper, [
    ...(['visitorForm', 'optionalEmail', 'selfServiceEmail', 'field', 'fieldSent'] as const),
  ]);
  /** What was said since one asked last. */
  const saidNow = () => shopper.evaluate(() => (Reflect.get(window, 'said') as unknown[]).splice(0));
  await test.step('a visitor form checks email, phone and text, and submits them', async () => {
    const form = example('visitorForm');
    await expect(form.getByLabel('Phone number')).toBeVisible();
    await expect.poll(() => chunkNames().filter((name) => /phone/i.test(name))).not.toEqual([]);
    await form.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(form.getByText('Please fill this in')).toHaveCount(2);
    await expect(form.getByLabel('Email')).toBeFocused();
    await form.getByLabel('Email').fill('ada@');
    await form.getByLabel('Phone number').fill('12');
    await form.getByLabel('Which size?').fill('42');
    await form.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(form.getByText('Invalid email')).toBeVisible();
    await expect(form.getByText('Invalid phone number')).toBeVisible();
    await form.getByLabel('Email').fill('ada@lovelace.test');
    await form.getByLabel('Phone number').fill('+49 30 901820');
    await form.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(form.getByText('Thank you!')).toBeVisible();
    expect(await saidNow()).toEqual([
      [
        'capture',
        { email: 'ada@lovelace.test', phone: '+4930901820', size: '42' },
        'ada@lovelace.test\n+4930901820\n42',
      ],
    ]);
  });
  await test.step('an optional email is given', async () => {
    const form = example('optionalEmail');
    await form.getByLabel('Email').fill('ada@lovelace.test');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByText('Thank you! We will reply here and to ada@lovelace.test.')).toBeVisible();
    expect(await saidNow()).toEqual([['email', 'ada@lovelace.test']]);
  });
  await test.step('self-service asks for an email and moves on with it', async () => {
    const form = example('selfServiceEmail');
    await expect(form.getByText('Which email did you order with?')).toBeVisible();
    await form.getByLabel('Email').fill('ada@lovelace.test');
    await form.getByLabel('Email').press('Enter');
    await expect(form.getByText(/^Thank you!/)).toBeVisible();
    expect(await saidNow()).toEqual([['email', 'ada@lovelace.test']]);
  });
  await test.step('a field is captured, and stays captured', async () => {
    await expect(example('fieldSent').getByText('Thank you!')).toBeVisible();
    await expect(example('fieldSent').getByRole('textbox')).toHaveCount(0);
    await example('field').getByLabel('Order number').fill(' 1042 ');
    await example('field').getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(example('field').getByText('Thank you!')).toBeVisible();
    expect(await saidNow()).toEqual([['capture', '1042', '1042']]);
  });
  await test.step('a form that could not be sent says so and keeps what was written', async () => {
    const { example } = await show(shopper, ['field'], '&refuse');
    await example('field').getByLabel('Order number').fill('1042');
    await example('field').getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(example('field').getByText('This could not be sent. Please try again.')).toBeVisible();
    await expect(example('field').getByLabel('Order number')).toHaveValue('1042');
  });
});

test('[LAZY-08] [MSG-12] each video has a player of its own, which asks nobody before the click', async ({
  shopper,
}) => {
  const videos = [
    ['youtube', 'www.youtube-nocookie.com', 'YouTubePlayer'],
    ['vimeo', 'player.vimeo.com', 'VimeoPlayer'],
    ['wistia', 'fast.wistia.net', 'WistiaPlayer'],
    ['loom', 'www.loom.com', 'LoomPlayer'],
    ['mp4', 'shop.test', 'FilePlayer'],
  ] as const;
  const { example, requests, chunkNames } = await show(shopper, [
    ...videos.map(([name]) => name),
    'htmlWithCode',
  ]);
  const play = (name: ContentExample) => example(name).getByRole('button', { name: /Play the video/ });
  for (const [name] of videos) await expect(play(name)).toBeVisible();
  await expect(play('htmlWithCode')).toBeVisible();
  await expect(example('htmlWithCode').getByText('WELCOME10')).toBeVisible();
  expect(requests.filter((url) => !url.startsWith(harness.url))).toEqual([]);
  for (const [name, host, chunk] of videos) {
    expect(chunkNames()).not.toContain(`/${chunk}.js`);
    expect(requests.map((url) => new URL(url).host)).not.toContain(host);
    await play(name).click();
    await expect(example(name).locator('iframe, video')).toBeVisible();
    expect(chunkNames()).toContain(`/${chunk}.js`);
    await expect.poll(() => requests.map((url) => new URL(url).host)).toContain(host);
  }
  // It appears in its player after its piece has come.
  await expect(example('youtube').locator('iframe')).toHaveAttribute(
    'src',
    /youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/,
  );
});

test.describe('files', () => {
  async function attach(page: Page, desk: string) {
    const answer = await fetch(`${desk}/auth?appId=1`);
    const token = answer.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const shown = await show(page, ['uploads'], `&desk=${desk}&token=${token}`);
    const choose = page.getByLabel('Attach a file');
    return { ...shown, choose, item: page.locator('.tray-item') };
  }
  const png = async (name: string, size = 40) => ({
    name,
    mimeType: 'image/png',
    buffer: await picture(size, size),
  });
  const noisy = async (name: string) => ({
    name,
    mimeType: 'image/png',
    buffer: await sharp(randomBytes(700 * 700 * 3), { raw: { width: 700, height: 700, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  });

  test('[HTTP-01] [TXT-23] [TXT-22] [TXT-21] pictures are sent in slices; what is no picture, too much or too large is refused before', async ({
    shopper,
    desk,
  }) => {
    const { choose, item, requests, said, page } = await attach(shopper, desk.baseUrl);
    await test.step('are sent from the page of the shop in slices by fetch, and shown with their progress', async () => {
      await choose.setInputFiles([await noisy('large.png'), await png('small.png')]);
      await expect(item).toHaveCount(2);
      await expect(page.locator('.tray-item.done')).toHaveCount(2);
      expect(requests.filter((url) => /uploads\/[0-9a-f]{40}\?.*offset=/.test(url)).length).toBeGreaterThan(
        4,
      );
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      const [[, files]] = (await said()) as [[string, { name: string; url: string }[]]];
      expect(files.map(({ name }) => name)).toEqual(['large.png', 'small.png']);
      await expect(item).toHaveCount(0);
    });
    await test.step('that are no pictures are refused before anything is sent', async () => {
      const before = requests.length;
      await choose.setInputFiles([
        { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      ]);
      await expect(page.getByRole('alert')).toHaveText(
        'Only images are supported. Choose a file with a supported extension (jpg, jpeg, png, gif, bmp).',
      );
      await expect(item).toHaveCount(0);
      expect(requests.slice(before)).toEqual([]);
    });
    await test.step('more than five are refused, with the number in the text', async () => {
      await choose.setInputFiles(
        await Promise.all(['1', '2', '3', '4', '5', '6'].map((name) => png(`${name}.png`))),
      );
      await expect(page.getByRole('alert')).toHaveText('Cannot upload more than 5 files at the same time.');
    });
    await test.step('a file over 10 MB is refused, with the number in the text', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'large-'));
      await writeFile(join(folder, 'a.png'), '');
      await truncate(join(folder, 'a.png'), 10 * 1024 * 1024 + 1);
      await choose.setInputFiles(join(folder, 'a.png'));
      await expect(page.getByRole('alert')).toHaveText('File should be smaller than 10 MB');
      await rm(folder, { recursive: true });
    });
    await test.step('are pasted and dropped as well', async () => {
      const bytes = [...(await picture(20, 20))];
      await page.locator('.composer-place').evaluate((place, content) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(content)], 'dropped.png', { type: 'image/png' }));
        for (const type of ['dragover', 'drop'])
          place.dispatchEvent(
            new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }),
          );
        place
          .querySelector('textarea')
          ?.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
          );
      }, bytes);
      await expect(item).toHaveCount(2);
      await expect(page.locator('.tray-item.done')).toHaveCount(2);
    });
  });

  test('that fail can be sent again or removed', async ({ shopper, desk, guard }) => {
    guard.expected.push(/status of 4(?:15|22)/);
    const { choose, item, page } = await attach(shopper, desk.baseUrl);
    await choose.setInputFiles([{ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('MZ') }]);
    await expect(page.locator('.tray-item.failed')).toHaveCount(1);
    await expect(item.getByText('The file broken.png could not be uploaded.')).toBeAttached();
    await item.getByRole('button', { name: 'Upload again' }).click();
    await expect(page.locator('.tray-item.failed')).toHaveCount(1);
    await item.getByRole('button', { name: 'Remove broken.png' }).click();
    await expect(item).toHaveCount(0);
  });
});
