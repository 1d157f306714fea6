import { describe, expect, it } from 'vitest';
import { compareInView, type InboxPlace, inboxViews, isInView } from './inboxView';
import { nextAgent } from './nextAgent';

const place = (change: Partial<InboxPlace>): InboxPlace => ({
  conversationId: 'a',
  status: 'open',
  assigneeId: null,
  waitingSince: null,
  lastMessageAt: '2026-11-15T10:00:00.000Z',
  ...change,
});
const viewsOf = (change: Partial<InboxPlace>) =>
  inboxViews.filter((view) => isInView(view, place(change), 'me'));

describe('a conversation stands in', () => {
  it.each<[Partial<InboxPlace>, string[]]>([
    [{}, ['open', 'unassigned', 'all']],
    [{ assigneeId: 'me' }, ['open', 'mine', 'all']],
    [{ assigneeId: 'other' }, ['open', 'all']],
    [{ waitingSince: '2026' }, ['open', 'unassigned', 'waiting', 'all']],
    [{ status: 'snoozed', assigneeId: 'me', waitingSince: '2026' }, ['snoozed', 'all']],
    [{ status: 'closed', assigneeId: 'me' }, ['closed', 'all']],
  ])('%j: %j', (change, views) => {
    expect(viewsOf(change)).toEqual(views);
  });
});

describe('the order', () => {
  const [early, late] = ['2026-11-15T09:00:00.000Z', '2026-11-15T10:00:00.000Z'];
  it('is the newest activity first', () => {
    const list = [place({ lastMessageAt: early }), place({ lastMessageAt: late })];
    expect(list.sort((l, r) => compareInView('open', l, r)).map((each) => each.lastMessageAt)).toEqual([
      late,
      early,
    ]);
  });

  it('is the longest wait first among those who wait', () => {
    const list = [place({ waitingSince: late }), place({ waitingSince: early })];
    expect(list.sort((l, r) => compareInView('waiting', l, r)).map((each) => each.waitingSince)).toEqual([
      early,
      late,
    ]);
  });
});

describe('the next conversation goes to', () => {
  const agent = (userId: string, openCount: number, lastAssignedMs: number | null) => ({
    userId,
    openCount,
    capacity: 3,
    lastAssignedMs,
  });
  it('whoever has not been given one for longest', () => {
    expect(nextAgent([agent('a', 0, 20), agent('b', 2, 10)])).toBe('b');
    expect(nextAgent([agent('a', 0, 20), agent('b', 2, 10), agent('c', 0, null)])).toBe('c');
  });
  it('nobody who is full', () => {
    expect(nextAgent([agent('a', 3, null), agent('b', 2, 10)])).toBe('b');
    expect(nextAgent([agent('a', 3, null)])).toBeNull();
    expect(nextAgent([])).toBeNull();
  });
});
