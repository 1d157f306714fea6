import fc from 'fast-check';
import { expect, it } from 'vitest';
import { zipOf } from '../article-import-testing';
import { zipEntries } from './zipEntries';

const limits = { entriesMax: 20, fileMax: 1000 };
const readText = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

it('lists what a zipped folder holds, and refuses what leads out of it, links, is locked or too large', () => {
  const found = zipEntries(
    zipOf(
      [
        { name: 'help/', text: '' },
        { name: 'help/größe.md', text: '# Size' },
        { name: 'help/plain.md', text: 'Plain', method: 0 },
        { name: '../out.md', text: 'x' },
        { name: 'a/../../out.md', text: 'x' },
        { name: '/etc/passwd.md', text: 'x' },
        { name: 'C:\\out.md', text: 'x' },
        { name: 'link.md', text: '/etc/passwd', mode: 0o120777 },
        { name: 'locked.md', text: 'x', flags: 1 },
        { name: 'odd.md', text: 'x', method: 14 },
        { name: 'bomb.md', text: 'x', saysSize: 4_000_000_000 },
      ],
      'a remark',
    ),
    limits,
    readText,
  );
  if ('problem' in found) throw new Error(found.problem);
  expect(found.entries.map(({ path, isPacked }) => [path, isPacked])).toEqual([
    ['help/größe.md', true],
    ['help/plain.md', false],
  ]);
  expect(readText(found.entries[1]?.bytes ?? new Uint8Array())).toBe('Plain');
  expect(found.refused.map(({ problem }) => problem)).toEqual([
    ...Array(4).fill('Its name leads out of the folder.'),
    ...['It is a link to another file.', 'It is locked with a password.'],
    ...['It is packed in a way that is not read here.', 'It is larger than any article may be.'],
  ]);
  const many = Array.from({ length: 21 }, (_, index) => ({ name: `${index}.md`, text: '' }));
  expect(zipEntries(zipOf(many), limits, readText)).toEqual({ problem: 'has more than 20 files' });
});

it('whatever is cut off or changed in it is said to be damaged, never thrown', () => {
  const whole = zipOf([
    { name: 'a.md', text: 'Something' },
    { name: 'b.md', text: 'Else' },
  ]);
  fc.assert(
    fc.property(fc.nat(whole.length), fc.nat(whole.length - 1), fc.nat(255), (cut, at, byte) => {
      const changed = whole.slice();
      changed[at] = byte;
      for (const bytes of [whole.slice(0, cut), whole.slice(cut), changed])
        expect(typeof zipEntries(bytes, limits, readText)).toBe('object');
    }),
  );
  expect(zipEntries(new Uint8Array(), limits, readText)).toEqual({ problem: 'is no zip file' });
});
