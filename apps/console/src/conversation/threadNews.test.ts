import { expect, it } from 'vitest';
import type { ThreadEntry } from './threadEntries';
import { newsAfter, newsWords, noNews } from './threadNews';

const said = (key: string, change: Partial<ThreadEntry> = {}): ThreadEntry => ({
  key,
  text: `Words of ${key}`,
  content: null,
  fromAgent: false,
  senderName: null,
  authorId: null,
  createdMs: 0,
  delivery: { kind: 'stored' },
  isNote: false,
  isLastSeen: false,
  source: null,
  ...change,
});
const own = (key: string, change: Partial<ThreadEntry> = {}) =>
  said(key, { fromAgent: true, senderName: 'Maya Moss', authorId: 'maya', ...change });
const told = (before: readonly ThreadEntry[], after: readonly ThreadEntry[]) =>
  newsAfter(noNews(before), after, 'maya').told.map(({ key }) => key);

it('nothing that was there is told, and nothing that an older page brings', () => {
  expect(noNews([said('a')]).told).toEqual([]);
  expect(told([said('c')], [said('a'), said('b'), said('c')])).toEqual([]);
});

it('all of several that come at once are told, but what one wrote oneself', () => {
  const come = ['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => said(key));
  expect(told([said('a')], [said('a'), ...come])).toEqual(['b', 'c', 'd', 'e', 'f', 'g', 'h']);
  expect(told([said('a')], [said('a'), own('b'), own('c', { senderName: 'Maya' }), said('d')])).toEqual([
    'd',
  ]);
});

it('a colleague of the same name is told', () => {
  const colleague = own('b', { senderName: 'Maya', authorId: 'maya-2' });
  expect(told([said('a')], [said('a'), colleague])).toEqual(['b']);
});

it('what comes while an own message is on its way is told, and once', () => {
  const queued = own('q', { delivery: { kind: 'sending' } });
  const first = newsAfter(noNews([said('a'), queued]), [said('a'), said('b'), queued], 'maya');
  expect(first.told.map(({ key }) => key)).toEqual(['b']);
  const second = newsAfter(first, [said('a'), said('b'), own('q')], 'maya');
  expect(second.told.map(({ key }) => key)).toEqual(['b']);
});

it('a thread that begins anew tells nothing, and the first message of an empty one is told', () => {
  expect(told([said('a')], [said('x'), said('y')])).toEqual([]);
  expect(told([], [said('a')])).toEqual(['a']);
});

it('is told with who said it, and what holds no words by its name', () => {
  expect(newsWords(said('a'), 'Anna')).toBe('Anna: Words of a');
  const file = { contentType: 'image/png', name: 'mug.png', url: '/mug.png', size: 1 } as const;
  const content = { type: 'attachments', text: '', attachments: [file] } as const;
  expect(newsWords(own('b', { content: { ...content, attachments: [file] } }), 'Anna')).toBe(
    'Maya Moss: mug.png',
  );
});
