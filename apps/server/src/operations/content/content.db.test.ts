import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import { applyContent, pullContent, type SentFiles } from './content';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function openShop() {
  const shop = await app.newShop();
  const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner'));
  const [row] = await app.opened.database.query<{ key: string }>('select key from app where id = $1', [
    shop.appId,
  ]);
  const appKey = row?.key ?? '';
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await app.call(method, path, { cookie, ...(body !== undefined && { body }) });
    expect(response.status, await response.clone().text()).toBeLessThan(300);
    return response.json();
  };
  const pull = () => pullContent(app.opened.database, { appKey });
  const plan = (files: SentFiles, mayDelete = false) =>
    applyContent(app.opened.database, { appKey, files, mayDelete, plan: null }, new Date());
  const apply = async (files: SentFiles, mayDelete = false) =>
    applyContent(
      app.opened.database,
      { appKey, files, mayDelete, plan: await plan(files, mayDelete) },
      new Date(),
    );
  return { ...shop, call, pull, plan, apply };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

const end = { id: 'end', kind: 'end', text: 'Bye' };
const flow = (name: string, steps: object[] = [end]) => ({
  ...{ name, language: 'en-US', triggers: [], start: 'end', steps },
});

/** Something in every state that there is. */
async function fill({ call }: Shop) {
  const category = { id: crypto.randomUUID(), names: { 'en-US': 'Care', de: 'Pflege' } };
  await call('PUT', 'help-center/categories', { categories: [category] });
  const wool = {
    ...{ language: 'en-US', title: 'Washing: "wool"', body: '<p>Cold.</p>\n<p>---</p>' },
    categoryId: category.id,
  };
  const { id } = await call('POST', 'help-center/articles', wool);
  const state = (revision: number, language: string, more = {}) =>
    call('PUT', `help-center/articles/${id}/state`, { revision, language, state: 'published', ...more });
  await state(1, 'en-US');
  await call('PUT', `help-center/articles/${id}`, { ...wool, body: '<p>Warm?</p>', revision: 2 });
  await call('PUT', `help-center/articles/${id}`, {
    ...{ language: 'de', title: 'Wolle', body: '', categoryId: category.id, revision: 3 },
  });
  await state(4, 'de', { publishDatetime: '2099-01-02T03:04:05.000Z' });
  await call('POST', 'help-center/articles', { ...wool, title: 'Draft', categoryId: null });

  const publish = async (made: { id: string; version: number }) =>
    call('PUT', `flows/${made.id}/publication`, { version: made.version, isPublished: true });
  const first = await call('POST', 'flows', { content: flow('Help') });
  await publish(first);
  const second = await call('POST', 'flows', { content: flow('Help') });
  const steps = [
    { id: 'end', kind: 'sub-flow', flowId: first.id, next: 'bye' },
    { ...end, id: 'bye' },
  ];
  const saved = await call('PUT', `flows/${second.id}`, { version: 1, content: flow('Help', steps) });
  await publish(saved);
  await call('PUT', `flows/${second.id}`, { version: 2, content: flow('Help', [end]) });
  await call('POST', 'macros', { name: 'Hello!', text: 'Hi {{visitor.firstName|there}},\n\nthanks.' });
  return { first, second };
}

it('what a shop has written comes and goes as files: the same in another shop, changed, refused whole, and deleted only when told to', async () => {
  const [here, there] = [await openShop(), await openShop()];
  const { first, second } = await fill(here);
  const files = await here.pull();
  expect(files.map(([path]) => path)).toEqual([
    ...['articles/draft/article.json', 'articles/draft/en-US.draft.html'],
    ...['articles/washing-wool/article.json', 'articles/washing-wool/de.draft.html'],
    ...['articles/washing-wool/en-US.draft.html', 'articles/washing-wool/en-US.html'],
    ...['flows/help-2.draft.json', 'flows/help-2.json', 'flows/help.json'],
    ...['help-center.json', 'macros/hello.md'],
  ]);
  expect(new Map(files).get('articles/washing-wool/en-US.html')).toBe(
    '---\ntitle: Washing: "wool"\nslug: washing-wool\n---\n<p>Cold.</p>\n<p>---</p>\n',
  );
  expect(await here.plan(files, true)).toEqual([]);

  expect(await there.apply(files)).toHaveLength(9);
  expect(await there.pull()).toEqual(files);
  expect(await there.plan(files, true)).toEqual([]);
  const { flows } = await there.call('GET', 'flows');
  expect(flows.map(({ id }: { id: string }) => id)).not.toContain(first.id);
  expect(flows).toMatchObject([{ publishedVersion: 1 }, { publishedVersion: 1, version: 2 }]);
  const found = await there.call('GET', 'help-center/published?language=en-US&q=wash%20wool');
  expect(found.articles).toMatchObject([{ title: 'Washing: "wool"', preview: 'Cold. ---' }]);

  const edited = changed(files, {
    'articles/washing-wool/en-US.html': (text) => text.replace('Cold', 'Ice cold'),
  });
  expect(await here.apply(edited)).toEqual(['~ articles/washing-wool/en-US']);
  expect(await here.pull()).toEqual(edited);
  const withoutDrafts = edited.filter(
    ([path]) => !/en-US\.draft|help-2\.draft/.test(path) || path.includes('/draft/'),
  );
  expect(await here.apply(withoutDrafts)).toEqual(['~ articles/washing-wool/en-US', '~ flows/help-2']);
  expect(await here.pull()).toEqual(withoutDrafts);
  const { publishedVersion, version } = await here.call('GET', `flows/${second.id}`);
  expect(publishedVersion).toBe(version);

  const few = files.filter(([path]) => path.startsWith('articles/washing-wool') && !path.includes('/de.'));
  expect(await there.apply(few)).toEqual(
    [
      ...['articles/draft/article', 'articles/draft/en-US', 'articles/washing-wool/de'],
      ...['flows/help', 'flows/help-2', 'macros/hello'],
    ].map((unit) => `= ${unit} is not in the folder and stays; --delete would remove it`),
  );
  expect(await there.pull()).toEqual(files);
  expect(await there.apply(few, true)).toHaveLength(6);
  expect((await there.pull()).map(([path]) => path)).toEqual([
    ...few.map(([path]) => path),
    'help-center.json',
  ]);
  // Out of the trash again.
  await there.apply(files);
  expect(await there.pull()).toEqual(files);
});

const changed = (files: SentFiles, changes: Record<string, (text: string) => string>): SentFiles =>
  files.map(([path, text]) => [path, changes[path]?.(text) ?? text] as const);

it('what is wrong is said with its file and line, and nothing is applied', async () => {
  const shop = await openShop();
  await fill(shop);
  const files = await shop.pull();
  const wrong: SentFiles = [
    ...changed(files, {
      'articles/washing-wool/en-US.html': (text) => text.replace('title: Washing', 'title Washing'),
      'articles/draft/article.json': () => '{\n  "category": "nowhere"\n}\n',
      'flows/help.json': (text) => text.replace('"kind": "end"', '"kind": "dance"'),
      'flows/help-2.json': (text) => text.replace('"bye",\n      "kind"', '"bye"\n      "kind"'),
      'macros/hello.md': (text) => text.replace('visitor.firstName', 'visitor.shoe'),
    }),
    ['articles/new/article.json', '{"category": null}'],
    ['articles/new/xx.html', '---\ntitle: X\n---\n\n'],
    ['articles/long/article.json', '{"category": null}'],
    ['articles/long/en-US.html', `---\ntitle: Long\nslug: Not one\n---\n${'x'.repeat(200_001)}\n`],
    ['macros/other.md', '---\nname: HELLO!\n---\nHi\n'],
  ];
  const refusal = await shop.plan(wrong, true).catch((error: Error) => error.message);
  const lines = String(refusal).split('\n');
  expect(lines.map((line) => line.split(': ')[0]).sort()).toEqual([
    ...['Nothing was applied.', 'articles/draft/article.json:2'],
    ...[
      'articles/long/en-US.html:3',
      'articles/long/en-US.html:5',
      'articles/long:1',
      'articles/new/xx.html:1',
      'articles/new:1',
    ],
    ...[
      'articles/washing-wool/en-US.html:1',
      'articles/washing-wool/en-US.html:2',
      'flows/help-2.json:15',
      'flows/help.json:9',
    ],
    ...['macros/hello.md:4', 'macros/other.md:2'],
  ]);
  await expect(shop.plan([...files, ['../secrets.txt', '']])).rejects.toThrow('../secrets.txt:1: is none of');
  await expect(shop.plan([['help-center.json', '[']])).rejects.toThrow('help-center.json:1: is not JSON');
  expect(await shop.pull()).toEqual(files);
});
