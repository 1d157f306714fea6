import type { ConversationList, ConversationSummary, InboxFilter } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { listedIn, patchPages } from './patchPages';

const row = (
  name: string,
  minute: number,
  change: Partial<ConversationSummary> = {},
): ConversationSummary => ({
  conversationId: name as ConversationSummary['conversationId'],
  visitorName: name,
  appName: 'Shop',
  headId: 1,
  lastMessage: { text: name, fromAgent: false, createdDatetime: `2026-11-15T10:${minute}:00.000Z` },
  isWaiting: true,
  waitingSince: `2026-11-15T10:${minute}:00.000Z`,
  status: 'open',
  snoozedUntil: null,
  assigneeId: null,
  tagIds: [],
  isBlocked: false,
  foundText: null,
  ...change,
});
const page = (hasMore: boolean, ...conversations: ConversationSummary[]): ConversationList => ({
  conversations,
  hasMore,
  next: hasMore ? 'next' : null,
});
const names = (pages: readonly ConversationList[]) => listedIn(pages).map(({ visitorName }) => visitorName);
const patched = (
  pages: ConversationList[],
  rows: ConversationSummary[],
  filter: InboxFilter = { view: 'open' },
) => names(patchPages(pages, { filter, rows, userId: 'me' }));

describe('a changed row', () => {
  const pages = [page(true, row('a', 50), row('b', 40)), page(true, row('c', 30), row('d', 20))];

  it('moves to where its newest message puts it', () => {
    expect(patched(pages, [row('c', 59)])).toEqual(['c', 'a', 'b', 'd']);
    expect(patched(pages, [row('c', 45)])).toEqual(['a', 'c', 'b', 'd']);
  });
  it('comes in, and leaves', () => {
    expect(patched(pages, [row('new', 55)])).toEqual(['new', 'a', 'b', 'c', 'd']);
    expect(patched(pages, [row('b', 40, { status: 'closed' })])).toEqual(['a', 'c', 'd']);
    expect(patched(pages, [row('c', 30, { assigneeId: 'me' })], { view: 'mine' })).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(patched(pages, [row('c', 30, { assigneeId: 'other' })], { view: 'mine' })).toEqual([
      'a',
      'b',
      'd',
    ]);
  });
  it('beyond the last loaded row comes with the next page, unless there is none', () => {
    expect(patched(pages, [row('old', 10)])).toEqual(['a', 'b', 'c', 'd']);
    expect(patched([page(false, row('a', 50))], [row('old', 10)])).toEqual(['a', 'old']);
    expect(patched([page(false)], [row('first', 10)])).toEqual(['first']);
  });
  it('stands where its wait puts it among those who wait', () => {
    expect(patched([page(false, row('a', 20), row('b', 30))], [row('c', 25)], { view: 'waiting' })).toEqual([
      'a',
      'c',
      'b',
    ]);
  });
  it('follows its tags', () => {
    const tagged = [page(false, row('a', 50, { tagIds: [7] }))];
    expect(patched(tagged, [row('b', 40, { tagIds: [7] })], { view: 'all', tag: 7 })).toEqual(['a', 'b']);
    expect(patched(tagged, [row('a', 50)], { view: 'all', tag: 7 })).toEqual([]);
  });
  it('of a search changes where it stands, and brings nothing in', () => {
    const found = [page(false, row('a', 50, { foundText: 'hit' }))];
    const after = patchPages(found, {
      filter: { view: 'all', q: 'x' },
      rows: [row('a', 59, { visitorName: 'Anna' }), row('b', 58)],
      userId: 'me',
    });
    expect(listedIn(after)).toMatchObject([{ visitorName: 'Anna', foundText: 'hit' }]);
  });
  it('leaves as many pages as there were, and where the next one begins', () => {
    const after = patchPages(pages, { filter: { view: 'open' }, rows: [row('c', 59)], userId: 'me' });
    expect(after).toHaveLength(2);
    expect(after.at(-1)).toMatchObject({ hasMore: true, next: 'next' });
    expect(patched([...after], [row('old', 10), row('new', 58)])).toEqual(['c', 'new', 'a', 'b', 'd']);
  });
});

it('a conversation that moved up between two pages is listed once, as the newer', () => {
  const pages = [page(true, row('b', 59), row('a', 50)), page(false, row('b', 40))];
  expect(names(pages)).toEqual(['b', 'a']);
});
