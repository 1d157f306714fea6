import { expect, it } from 'vitest';
import { filterOf, readInboxSearch } from './inboxFilter';

it.each([
  [{}, {}],
  [
    { view: 'mine', tag: 3, q: 'mug' },
    { view: 'mine', tag: 3, q: 'mug' },
  ],
  [{ view: 'open' }, {}],
  [{ view: 'nonsense', tag: '3', q: '' }, {}],
  [{ tag: -1, q: 42 }, { q: '42' }],
  [{ q: ['x'] }, {}],
])('the address %j means %j', (search, meaning) => {
  expect(readInboxSearch(search)).toEqual(meaning);
});

it('the list is what is open, unless something is looked for', () => {
  expect(filterOf({})).toEqual({ view: 'open' });
  expect(filterOf({ q: ' mug ' })).toEqual({ view: 'all', q: 'mug' });
  expect(filterOf({ q: '  ' })).toEqual({ view: 'open' });
  expect(filterOf({ tag: 3 })).toEqual({ view: 'all', tag: 3 });
  expect(filterOf({ view: 'closed', q: 'mug' })).toEqual({ view: 'closed', q: 'mug' });
});
