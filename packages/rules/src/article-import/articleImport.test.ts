import { expect, it } from 'vitest';
import { addressesOf, articlePlace, lineDifferences, readFrontMatter } from '.';

it.each([
  ['returns.md', 'returns', null],
  ['Returns & refunds.HTML', 'returns-refunds', null],
  ['help/returns.de.md', 'returns', 'de'],
  ['help/pt-br/returns.md', 'returns', 'pt-BR'],
  ['articles/returns/cs.html', 'returns', 'cz'],
  ['returns/index.html', 'returns', null],
  ['fr/returns/README.md', 'returns', 'fr-FR'],
  ['de.md', 'de', null],
  ['index.html', 'index', null],
  ['v1.2.md', 'v1-2', null],
  ['.md', 'article', null],
  ['https://shop.example/de/hilfe/R%C3%BCckgabe.html?x=1#y', 'ruckgabe', 'de'],
  ['https://shop.example/help/returns/', 'returns', null],
  ['https://shop.example/%zz', 'zz', null],
])('%s is called %s, in %s', (path, name, language) => {
  expect(articlePlace(path)).toEqual({ name, language });
});

it('what other programs write above an article is read, and what is wrong with it has a line', () => {
  const text = '---\ntitle: "A: \\"b\\""\nSlug: a\ntags:\n  - x: 1\nq: \'it\'\'s\'\n# no\n---\n\n# Words\n';
  const read = readFrontMatter(text);
  if ('problem' in read) throw new Error(read.problem);
  expect(Object.fromEntries([...read.fields].map(([name, { value }]) => [name, value]))).toEqual({
    ...{ title: 'A: "b"', slug: 'a', tags: '', q: "it's" },
  });
  expect(read.fields.get('slug')?.line).toBe(3);
  expect(read.body).toBe('\n# Words\n');
  expect(readFrontMatter('# Only words')).toMatchObject({ body: '# Only words' });
  expect(readFrontMatter('---\ntitle: A\n')).toMatchObject({ line: 1, problem: expect.any(String) });
  expect(readFrontMatter('---\nslug: a\ntitle: "A\n---\n')).toMatchObject({ line: 3 });
});

it('a sitemap names its pages once; what is none says so', () => {
  const loc = (address: string) => `<url><loc>${address}</loc></url>`;
  const pages = ['https://a.example/1?x=1&amp;y=2', ' https://a.example/2\n', 'https://a.example/2'];
  const xml = `<urlset>${[...pages, '<![CDATA[https://a.example/3]]>', 'ftp://no'].map(loc).join('')}`;
  expect(addressesOf(xml, 10)).toEqual({
    addresses: ['https://a.example/1?x=1&y=2', 'https://a.example/2', 'https://a.example/3'],
  });
  const wrong = [xml, '<urlset></urlset>', '<sitemapindex></sitemapindex>', 'hello', '<urlset><loc>x'];
  const said = wrong.map((each) => addressesOf(each, 2));
  expect(said.map((each) => ('problem' in each ? each.problem.split(' ')[0] : 'fine'))).toEqual([
    ...['names', 'names', 'is', 'is', 'names'],
  ]);
});

it('what differs stands between what begins and ends alike', () => {
  expect(lineDifferences('a\nb\nc\n', 'a\n\nx\ny\nc', 5)).toEqual({ removed: ['b'], added: ['x', 'y'] });
  expect(lineDifferences('a\na', 'a\na\na', 5)).toEqual({ removed: [], added: ['a'] });
  expect(lineDifferences('', '1\n2\n3', 2)).toEqual({ removed: [], added: ['1', '2', '… and 1 more'] });
  expect(lineDifferences('a', `a\n${'x'.repeat(300)}`, 2).added[0]).toHaveLength(241);
});
