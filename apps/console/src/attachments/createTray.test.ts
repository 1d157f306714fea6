import { createUploads, type Uploads } from '@shopbell/client/uploads';
import type { CardAttachment, FileAttachment } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { createTray, type Ready } from './createTray';
import { readKept } from './lazy/readKept';

const picture: FileAttachment = { contentType: 'image/png', name: 'a.png', url: '/attachments/a', size: 1 };
const offer: CardAttachment = {
  contentType: 'application/discountOffer',
  name: 'Ten off',
  url: '',
  size: 0,
  extra: { discount_offer_id: 'TEN', value: '10', type: 'percentage', code: 'TEN' },
};
const article = { articleId: 'a1', title: 'Returns', url: 'https://help.example/returns' };
const nameOf = (ready: Ready) => ('article' in ready ? ready.article.title : ready.name);
const file = (name = 'a.png') => new File(['x'], name);
const settled = () => new Promise((done) => setTimeout(done));

function open(kept = '') {
  let draft = kept;
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const uploads: Uploads = createUploads({
    upload: ({ name }) => new Promise((done) => ends.push(() => done({ ...picture, name }))),
  });
  const tray = createTray({
    restore: async () => readKept(draft),
    write: (text) => {
      draft = text;
    },
    loadUploads: async () => uploads,
    onRefused: (because) => refused.push(because),
  });
  const names = () =>
    tray.store.get().map((item) => (item.kind === 'kept' ? nameOf(item.ready) : `${item.upload.file.name}…`));
  return { tray, ends, refused, names, draft: () => draft };
}

describe('what goes with a reply', () => {
  it('is a card at once, and a file when it has arrived', async () => {
    const { tray, ends, names } = open();
    tray.addFiles([file()]);
    tray.addCard(offer);
    await settled();
    expect(names()).toEqual(['Ten off', 'a.png…']);
    ends[0]?.();
    await settled();
    expect(names()).toEqual(['Ten off', 'a.png']);
    expect(tray.take()).toEqual({ attachments: [offer, picture], articles: [] });
    expect(names()).toEqual([]);
  });

  it('outlives the page once it is ready, and is gone when it was sent', async () => {
    const before = open();
    before.tray.addCard(offer);
    before.tray.addArticle(article);
    const after = open(before.draft());
    await settled();
    expect(after.names()).toEqual(['Ten off', 'Returns']);
    expect(after.tray.take()).toEqual({ attachments: [offer], articles: [article] });
    expect(after.draft()).toBe('');
  });

  it.each(['', '{', '[{"contentType":"a"}]'])('is nothing where a draft cannot be read: %s', (draft) => {
    expect(readKept(draft)).toEqual([]);
  });

  it('is removed, finished or not', async () => {
    const { tray, names } = open();
    tray.addFiles([file('one.png')]);
    tray.addCard(offer);
    await settled();
    for (const { id } of tray.store.get()) tray.remove(id);
    expect(names()).toEqual([]);
  });

  it('is refused with a reason where it is of a kind that nobody may send, or too much', async () => {
    const { tray, refused } = open();
    tray.addFiles([file('a.exe')]);
    await settled();
    tray.addFiles(Array.from({ length: 21 }, () => file()));
    expect(refused).toEqual(['file-type', 'too-many-files']);
  });
});
