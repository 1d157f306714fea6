import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.mjs';

const inDocs = readdirSync(join(root, 'docs'), { recursive: true }).map((name) => join('docs', name));
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...inDocs].filter((name) =>
  name.endsWith('.md'),
);
const read = (name) => readFileSync(join(root, name), 'utf8').replaceAll(/```[\s\S]*?```/g, '');

/** As the hosts of repositories name a heading. */
const anchorsOf = (name) =>
  [...read(name).matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function brokenLinks(name) {
  const links = [...read(name).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link);
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path, anchor] = link.split('#');
      const target = path === '' ? name : join(dirname(name), path);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });
}

it.each(documents)('every link of %s between documents leads somewhere', (name) => {
  expect(brokenLinks(name)).toEqual([]);
});

it('there are documents, and links in them', () => {
  const links = documents.flatMap((name) => [...read(name).matchAll(/\]\([^)]+\)/g)]);
  expect(links.length).toBeGreaterThan(20);
});
