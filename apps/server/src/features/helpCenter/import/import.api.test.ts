import type { ConsoleHelpCenter, ImportedPage, ImportPlan } from '@shopbell/protocol';
import { dangersIn, hostileMarkup } from '@shopbell/rules/content-testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/db';
import { refusalOf, startTestApp, type TestApp } from '../../../testing';
import { startWebServer } from '../../../testing/startWebServer';
import type { SignedInMember } from '../../agents';
import { createImports } from './service';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Files = readonly (readonly [path: string, text: string])[];
interface How {
  readonly language?: string;
  readonly isPublished?: boolean;
  readonly isPartial?: boolean;
}

async function openShop() {
  const shop = await app.newShop();
  const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner'));
  const call = (method: string, path = '', body?: unknown) =>
    app.call(method, `help-center${path}`, { cookie, ...(body !== undefined && { body }) });
  const send = (path: string, files: Files, how: How & { digest?: string }) =>
    call('POST', path, {
      ...{ files: files.map(([name, text]) => ({ path: name, text })), language: 'en-US', isPublished: true },
      ...how,
    });
  const plan = async (files: Files, how: How = {}) => {
    const response = await send('/import/plan', files, how);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as ImportPlan;
  };
  const apply = async (files: Files, how: How = {}) => {
    const { digest } = await plan(files, how);
    return send('/import', files, { isPartial: false, ...how, digest });
  };
  const read = async () => (await (await call('GET')).json()) as ConsoleHelpCenter;
  const body = async (title: string, language = 'en-US') => {
    const found = (await read()).articles.find(({ texts }) => texts.some((text) => text.title === title));
    const article = await (await call('GET', `/articles/${found?.id}`)).json();
    return article.texts.find((text: { language: string }) => text.language === language).body as string;
  };
  return { shopId: shop.shopId, call, send, plan, apply, read, body };
}
const kinds = ({ entries }: ImportPlan) => entries.map(({ path, kind }) => `${kind} ${path}`);

const folder: Files = [
  ['help/returns.md', '# Returns\r\n\r\nWithin **30 days**.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'],
  ['help/returns.de.md', '---\ntitle: Rückgabe\nslug: rueckgabe\n---\nBinnen 30 Tagen.'],
  [
    'gifts.html',
    '<html lang="fr"><head><title>T</title></head><body><nav>x</nav><h1>Cadeaux</h1><p>Oui.</p>',
  ],
  [
    'table.csv',
    '\uFEFFtitle;body;slug;category\n"Wool";"<p>Cold;\nsoap</p>";wool;Care\nLinen;<p>Hot</p>;linen;care\n',
  ],
];

it('files become articles as their plan says: new, changed with what differs, unchanged when repeated, and drafts stay drafts', async () => {
  const shop = await openShop();
  const first = await shop.plan(folder);
  expect(first.entries.map(({ kind, title, slug, language }) => [kind, title, slug, language])).toEqual([
    ['new', 'Returns', 'returns', 'en-US'],
    ['new', 'Rückgabe', 'rueckgabe', 'de'],
    ['new', 'Cadeaux', 'gifts', 'fr-FR'],
    ['new', 'Wool', 'wool', 'en-US'],
    ['new', 'Linen', 'linen', 'en-US'],
  ]);
  expect(first.newCategories).toEqual(['Care']);
  expect((await shop.read()).articles).toEqual([]);

  expect((await shop.apply(folder)).status).toBe(200);
  const { articles, categories } = await shop.read();
  expect(articles.map(({ texts }) => texts.map(({ language, state }) => `${language} ${state}`))).toEqual([
    ...[['de published', 'en-US published'], ['fr-FR published'], ['en-US published'], ['en-US published']],
  ]);
  expect(articles.map(({ categoryId }) => categoryId === categories[0]?.id)).toEqual([
    ...[false, false, true, true],
  ]);
  expect(await shop.body('Returns')).toContain('<p>Within <strong>30 days</strong>.</p>');
  expect(await shop.body('Returns')).toContain('<td>2</td>');
  expect(await shop.body('Cadeaux', 'fr-FR')).toBe('<p>Oui.</p>');

  const again = await shop.plan(folder);
  expect([new Set(again.entries.map(({ kind }) => kind)), again.newCategories]).toEqual([
    ...[new Set(['unchanged']), []],
  ]);
  await shop.apply(folder);
  expect((await shop.read()).articles).toEqual(articles);

  const edited: Files = [
    ['returns.md', '# Returns\n\nWithin **60 days**.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'],
    ['linen.md', '---\ncategory: Household\n---\n# Linen\nHot'],
  ];
  const change = await shop.plan(edited, { isPublished: false });
  expect(change.entries).toMatchObject([
    { kind: 'changed', removed: ['Within 30 days.'], added: ['Within 60 days.'], notes: [] },
    { kind: 'changed', removed: [], added: [], notes: ['It moves to the category “Household”.'] },
  ]);
  await shop.apply(edited, { isPublished: false });
  const states = async () =>
    (await shop.read()).articles.flatMap(({ texts }) => texts.map(({ slug, state }) => `${slug} ${state}`));
  expect(await states()).toEqual([
    ...['rueckgabe published', 'returns changed', 'gifts published', 'wool published', 'linen published'],
  ]);
  expect(kinds(await shop.plan(edited, { isPublished: false }))).toEqual([
    ...['unchanged returns.md', 'unchanged linen.md'],
  ]);

  // Somebody is writing a draft; what is public already says what the file says.
  expect(kinds(await shop.plan([folder[0] ?? ['', '']]))).toEqual(['unchanged help/returns.md']);
  // Out of the trash.
  const gifts = (await shop.read()).articles.find(({ texts }) => texts[0]?.slug === 'gifts');
  await shop.call('DELETE', `/articles/${gifts?.id}`);
  const back = await shop.plan(folder.slice(2, 3));
  expect(back.entries).toMatchObject([{ kind: 'new', notes: ['It comes out of the trash.'] }]);
  await shop.apply(folder.slice(2, 3));
  expect((await shop.read()).articles.find(({ id }) => id === gifts?.id)?.isDeleted).toBe(false);
});

it('many come in portions: one that breaks in the middle leaves whole portions, what others wrote meanwhile stays, and repeating it brings the rest', async () => {
  const shop = await openShop();
  await shop.apply([['first.csv', 'title,body,category\nOld,<p>x</p>,Care']]);
  const rows = Array.from({ length: 44 }, (_, index) => `T${100 + index},<p>x</p>,Care`);
  const files: Files = [
    ['many.csv', ['title,body,category', 'Old,<p>y</p>,Care', ...rows].join('\n')],
    ['t143.de.md', '# T143 auf Deutsch\n\nJa.'],
  ];
  const slugs = async () =>
    (await shop.read()).articles.flatMap(({ texts }) => texts.map(({ slug }) => slug)).sort();
  const importWith = async (meanwhile: (portion: number) => Promise<unknown>) => {
    let portion = 0;
    const database: Database = {
      ...app.opened.database,
      inShops: (shopIds) => {
        const scope = app.opened.database.inShops(shopIds);
        return {
          query: scope.query.bind(scope),
          tx: async (work) => {
            portion += 1;
            await meanwhile(portion);
            return scope.tx(work);
          },
        };
      },
    };
    const center = { id: 1, shopId: shop.shopId, slug: '', language: 'en-US' } as const;
    const imports = createImports({ database, clock: { now: Date.now }, centerOf: async () => center });
    const request = { files: files.map(([path, text]) => ({ path, text })), language: 'en-US' };
    const { digest } = await shop.plan(files);
    const member = { shop: { id: shop.shopId }, name: 'Ana' } as SignedInMember;
    return imports.apply(member, { ...request, isPublished: true, isPartial: false, digest });
  };
  const dies = async (portion: number) => {
    if (portion === 2) throw new Error('The server is gone.');
  };
  await expect(importWith(dies)).rejects.toThrow('The server is gone.');
  expect((await slugs()).length).toBe(20);
  const left = (await shop.plan(files)).entries.filter(({ kind }) => kind !== 'unchanged');
  expect(left.length).toBe(26);

  // Somebody takes the address of one that is still to come.
  const takes = async (portion: number) => {
    if (portion === 2) expect((await shop.apply([['t143.md', '# Taken\n\nMine.']])).status).toBe(200);
  };
  await expect(importWith(takes)).rejects.toMatchObject({ code: 'import-changed' });
  expect(await shop.body('Taken')).toBe('<p>Mine.</p>');
  expect((await slugs()).length).toBe(41);

  expect((await shop.apply(files)).status).toBe(200);
  expect((await slugs()).length).toBe(46);
  const { articles, categories } = await shop.read();
  expect(articles.filter(({ categoryId }) => categoryId === categories[0]?.id)).toHaveLength(45);
  expect(await shop.body('Old')).toBe('<p>y</p>');
  expect(new Set((await shop.plan(files)).entries.map(({ kind }) => kind))).toEqual(new Set(['unchanged']));
});

const protocolOf = (address: string) => new URL(address, 'https://x.example').protocol;

const broken: Files = [
  ['good.md', '# Good\n\nYes.\n\n![x](pictures/x.png)'],
  ['no-end.md', '---\ntitle: A\nwords'],
  ['quote.md', '---\nslug: b\ntitle: "B\n---\nwords'],
  ['language.html', '---\nslug: c\nlanguage: tlh\n---\n<h1>C</h1><p>c</p>'],
  ['empty.md', '# Only a title'],
  ['long.md', `---\ntitle: ${'x'.repeat(201)}\n---\nwords`],
  ['large.html', `<h1>Large</h1>${'<p>words</p>'.repeat(20_000)}`],
  ['other/good.html', '<h1>Good</h1><p>again</p>'],
  ['picture.png', 'PNG'],
  ['bytes.md', '# \u0000'],
  ['deep.html', '<div>'.repeat(5000)],
  ['cells.csv', 'title,body\nA,"<p>a\n</p>"\nB\n,<p>c</p>\n'],
  ['quotes.csv', 'title,body\n"A,b\n'],
  ['columns.csv', 'name,words\nA,b\n'],
  ['nothing.csv', 'title,markdown\n'],
];

it('what is refused has a sentence and a line; nothing comes with it unless it is left out, nor what nobody has looked at', async () => {
  const shop = await openShop();
  const { entries } = await shop.plan(broken);
  expect(
    entries.map(({ kind, path, line, problem }) => [kind, `${path}:${line}`, problem?.split(' ')[0]]),
  ).toEqual([
    ['new', 'good.md:1', undefined],
    ['refused', 'no-end.md:1', 'Its'],
    ['refused', 'quote.md:3', 'A'],
    ['refused', 'language.html:3', 'tlh'],
    ['refused', 'empty.md:1', 'It'],
    ['refused', 'long.md:2', 'A'],
    ['refused', 'large.html:1', 'An'],
    ['refused', 'other/good.html:1', 'good.md'],
    ['refused', 'picture.png:1', 'Articles'],
    ['refused', 'bytes.md:1', 'It'],
    ['refused', 'deep.html:1', 'Its'],
    ['new', 'cells.csv:2', undefined],
    ['refused', 'cells.csv:4', 'It'],
    ['refused', 'cells.csv:5', 'It'],
    ['refused', 'quotes.csv:2', 'It'],
    ['refused', 'columns.csv:1', 'The'],
    ['refused', 'nothing.csv:1', 'It'],
  ]);
  expect(entries[0]?.notes).toEqual([expect.stringContaining('A picture does not come along')]);
  expect(await refusalOf(await shop.apply(broken))).toEqual([400, 'import-refused']);
  expect((await shop.read()).articles).toEqual([]);
  expect((await shop.apply(broken, { isPartial: true })).status).toBe(200);
  expect((await shop.read()).articles).toHaveLength(2);

  const files: Files = [['new.md', '# New\n\nOne.']];
  const { digest } = await shop.plan(files);
  await shop.apply([['new.md', '# New\n\nTwo.']]);
  const late = await shop.send('/import', files, { digest, isPartial: false });
  expect(await refusalOf(late)).toEqual([409, 'import-changed']);
  expect(await shop.body('New')).toBe('<p>Two.</p>');

  const many = Array.from({ length: 51 }, (_, index) => `T${index},<p>x</p>,C${index}`);
  const table: Files = [['many.csv', `title,body,category\n${many.join('\n')}`]];
  const refused = (await shop.plan(table)).entries.filter(({ kind }) => kind === 'refused');
  expect(refused).toMatchObject([{ line: 52, problem: 'There would be more than 50 categories.' }]);

  for (const wrong of [{ language: 'xx' }, { files: [] }, { files: [{ path: ' ', text: '' }] }])
    expect((await shop.send('/import/plan', files, wrong)).status).toBe(400);
});

it('[SAN-13] what is imported goes through the same table, and because of that nothing harmful is stored', async () => {
  const shop = await openShop();
  const hostile = hostileMarkup
    .filter((each) => each.length < 5000)
    .map((each) => each.replaceAll('\u0000', ''));
  const files: Files = [
    ['html.html', `---\ntitle: Html\n---\n<p>x</p>${hostile.join('\n')}`],
    ['markdown.md', `---\ntitle: Markdown\n---\n\n[x](javascript:alert(1))\n\n${hostile.join('\n\n')}`],
  ];
  const { entries } = await shop.plan(files);
  expect(entries.map(({ problem }) => problem)).toEqual([null, null]);
  expect((await shop.apply(files)).status).toBe(200);
  const bodies = [await shop.body('Html'), await shop.body('Markdown')];
  expect(bodies.flatMap((body) => dangersIn(body, protocolOf))).toEqual([]);
  expect(bodies.map((body) => body.length > 500)).toEqual([true, true]);
  expect(kinds(await shop.plan(files))).toEqual(['unchanged html.html', 'unchanged markdown.md']);
});

it('a page of a sitemap is fetched by the one way out, without what stands around its article', async () => {
  const shop = await openShop();
  const page = async (address: string) =>
    (await (await shop.call('POST', '/import/page', { address })).json()) as ImportedPage;
  const server = await startWebServer((request, reply) => {
    if (request.url === '/gone') return reply.writeHead(404).end();
    if (request.url === '/trickle') {
      reply.setHeader('content-type', 'text/html');
      const timer = setInterval(() => reply.write('<p>'), 1);
      return reply.on('close', () => clearInterval(timer));
    }
    reply.setHeader(
      'content-type',
      request.url === '/data' ? 'application/json' : 'text/html; charset=latin1',
    );
    reply.end(
      Buffer.from(
        '<html lang=de><title>T</title><nav>N</nav><main><h1>Größe</h1><p><a href="/x">x</a></p></main>',
        'latin1',
      ),
    );
  });
  try {
    expect(await page(`${server.address}/hilfe/groesse`)).toMatchObject({
      ...{ text: null, problem: 'It is not on the public web, or not by https.' },
    });
    const open = await import('./fetchPage');
    const { createOutgoing } = await import('../../../platform/outgoing');
    const door = createOutgoing({ allowed: [server.place] });
    const got = await open.fetchPage(door, `${server.address}/hilfe/groesse`);
    expect(got.text).toBe(
      `---\ntitle: Größe\nlanguage: de\n---\n<p><a href="${server.address}/x" target="_blank" rel="noopener noreferrer">x</a></p>\n`,
    );
    expect((await open.fetchPage(door, `${server.address}/gone`)).problem).toContain('404');
    expect((await open.fetchPage(door, `${server.address}/data`)).problem).toContain('no page');
    expect(await open.fetchPage(door, `${server.address}/trickle`, 100)).toMatchObject({
      ...{ text: null, problem: 'Its server did not answer in time.' },
    });
    const { entries } = await shop.plan([['https://shop.example/hilfe/groesse', got.text ?? '']]);
    expect(entries).toMatchObject([{ kind: 'new', language: 'de', slug: 'groesse', title: 'Größe' }]);
  } finally {
    await server.close();
  }
});
