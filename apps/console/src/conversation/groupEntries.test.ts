import { expect, it } from 'vitest';
import { groupEntries } from './groupEntries';
import type { ThreadEntry } from './threadEntries';

const utc = { locale: 'en-GB', timeZone: 'UTC' };

const said = (sender: 'Ada' | 'Maya' | 'Noor', at: string): ThreadEntry => ({
  key: `${sender} ${at}`,
  text: 'Hello',
  content: null,
  fromAgent: sender !== 'Ada',
  senderName: sender,
  authorId: null,
  createdMs: Date.parse(`${at}Z`),
  delivery: { kind: 'stored' },
  isNote: false,
  isLastSeen: false,
  source: null,
});

it('two of one name are two, and one of two names is one', () => {
  const [ada, other, own] = ['a', 'b', 'b'].map((authorId, second) => ({
    ...said('Maya', `2026-11-15T10:00:0${second}`),
    authorId,
  }));
  if (!ada || !other || !own) throw new Error('three were said');
  const [day] = groupEntries([ada, other, { ...own, senderName: 'Maya Moss' }], utc);
  expect(day?.groups.map(({ authorId, entries }) => [authorId, entries.length])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

it('a group in which nothing has changed is the same one, whatever comes before or after it', () => {
  const [first, second] = [said('Ada', '2026-11-15T10:00:05'), said('Maya', '2026-11-15T10:00:10')];
  const later = said('Maya', '2026-11-15T10:00:20');
  const [before] = groupEntries([first, second], utc);
  const [after] = groupEntries([first, second, later], utc);
  expect(after?.groups[0]).toBe(before?.groups[0]);
  expect(after?.groups[1]).not.toBe(before?.groups[1]);
  expect(groupEntries([first, second, later], utc)[0]?.groups[1]).toBe(after?.groups[1]);
});

const outline = (entries: readonly ThreadEntry[], dates = utc) =>
  groupEntries(entries, dates).map(({ day, groups }) => ({
    day,
    groups: groups.map(({ senderName, isContinued, entries: { length } }) => [
      senderName,
      length,
      isContinued,
    ]),
  }));

it('groups by sender and minute', () => {
  const entries = [
    said('Ada', '2026-11-15T10:00:05'),
    said('Ada', '2026-11-15T10:00:59'),
    said('Ada', '2026-11-15T10:01:00'),
    said('Maya', '2026-11-15T10:01:10'),
    said('Noor', '2026-11-15T10:01:20'),
  ];
  expect(outline(entries)).toEqual([
    {
      day: '2026-11-15',
      groups: [
        ['Ada', 2, false],
        ['Ada', 1, true],
        ['Maya', 1, false],
        ['Noor', 1, false],
      ],
    },
  ]);
});

it('begins a new group with a new day', () => {
  const entries = [said('Ada', '2026-11-15T23:59:59'), said('Ada', '2026-11-16T00:00:00')];
  expect(outline(entries)).toEqual([
    { day: '2026-11-15', groups: [['Ada', 1, false]] },
    { day: '2026-11-16', groups: [['Ada', 1, false]] },
  ]);
});

it('takes the day from the zone of the reader', () => {
  const entries = [said('Ada', '2026-11-15T23:59:59'), said('Ada', '2026-11-16T00:00:00')];
  expect(outline(entries, { ...utc, timeZone: 'Asia/Tokyo' })).toEqual([
    {
      day: '2026-11-16',
      groups: [
        ['Ada', 1, false],
        ['Ada', 1, true],
      ],
    },
  ]);
});

it('keeps notes apart from what the same person said', () => {
  const note = { ...said('Maya', '2026-11-15T10:00:30'), isNote: true };
  const entries = [said('Maya', '2026-11-15T10:00:05'), note, said('Maya', '2026-11-15T10:00:40')];
  expect(
    groupEntries(entries, utc)[0]?.groups.map(({ isNote, isContinued }) => [isNote, isContinued]),
  ).toEqual([
    [false, false],
    [true, false],
    [false, false],
  ]);
});

it('has no days without messages', () => {
  expect(groupEntries([], utc)).toEqual([]);
});
