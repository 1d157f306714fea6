import { describe, expect, it } from 'vitest';
import { openedDay, readTime, shareOfDay, toEntries, toWeek, withDay } from './week';

const office = { days: [1, 2, 3, 4, 5], fromTime: '09:00', toTime: '17:00' };

describe('a week of business hours', () => {
  it('[BH-22] shows each day with all its openings in order', () => {
    const week = toWeek([
      { days: [1], fromTime: '14:00', toTime: '18:00' },
      { days: [1, 7], fromTime: '08:00', toTime: '12:00' },
    ]);
    expect(week[0]).toEqual([
      { from: '08:00', to: '12:00' },
      { from: '14:00', to: '18:00' },
    ]);
    expect(week[6]).toEqual([{ from: '08:00', to: '12:00' }]);
    expect(week.slice(1, 6).flat()).toEqual([]);
  });

  it('is kept in as few entries as it has different openings', () => {
    expect(toEntries(toWeek([office]))).toEqual([office]);
    const shorter = withDay(toWeek([office]), 4, [{ from: '09:00', to: '15:00' }]);
    expect(toEntries(shorter)).toEqual([
      { days: [1, 2, 3, 4], fromTime: '09:00', toTime: '17:00' },
      { days: [5], fromTime: '09:00', toTime: '15:00' },
    ]);
  });

  it('[BH-14] shows the end of the day as 24:00 and keeps it as 23:60', () => {
    const always = [{ days: [1], fromTime: '00:00', toTime: '23:60' }];
    expect(toWeek(always)[0]).toEqual([{ from: '00:00', to: '24:00' }]);
    expect(toEntries(toWeek(always))).toEqual(always);
  });

  it('opens a day as the days around it', () => {
    const late = toWeek([{ days: [2], fromTime: '12:00', toTime: '20:00' }]);
    expect(openedDay(late, 5)).toEqual([{ from: '12:00', to: '20:00' }]);
    expect(openedDay(late, 0)).toEqual([{ from: '12:00', to: '20:00' }]);
    expect(openedDay(toWeek([]), 0)).toEqual([{ from: '09:00', to: '17:00' }]);
  });
});

it.each([
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['24:00', '24:00'],
  ['17.45', '17:45'],
  ['25', '25'],
  ['24:30', '24:30'],
  ['noon', 'noon'],
  ['9:75', '9:75'],
])('%s is read as %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

it('a time has its place in the day', () => {
  expect(['00:00', '06:00', '24:00', 'noon'].map(shareOfDay)).toEqual([0, 0.25, 1, null]);
});
