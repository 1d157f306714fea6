import { expect, it } from 'vitest';
import { dayLabel } from './dayLabel';

const utc = { locale: 'en-GB', timeZone: 'UTC' };
const now = Date.parse('2026-11-18T00:05:00Z');

it.each([
  ['2026-11-18T00:00:00Z', 'Today'],
  ['2026-11-18T00:06:00Z', 'Today'],
  ['2026-11-17T23:59:59Z', 'Yesterday'],
  ['2026-11-16T12:00:00Z', 'Monday 16 November'],
  ['2025-12-31T12:00:00Z', 'Wednesday 31 December 2025'],
])('%s is %s', (day, expected) => {
  expect(dayLabel(Date.parse(day), now, utc).replace(',', '')).toBe(expected);
});

it('ends the day where the reader lives', () => {
  const newYork = { locale: 'en-GB', timeZone: 'America/New_York' };
  expect(dayLabel(Date.parse('2026-11-17T10:00:00Z'), now, newYork)).toBe('Today');
});
