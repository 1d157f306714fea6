import { expect, it } from 'vitest';
import { relativeTime } from './relativeTime';

const utc = { locale: 'en-GB', timeZone: 'UTC' };
const now = Date.parse('2026-11-18T14:30:00Z');

it.each([
  ['2026-11-18T14:30:05Z', 'now'],
  ['2026-11-18T14:29:01Z', 'now'],
  ['2026-11-18T14:29:00Z', '1m'],
  ['2026-11-18T13:30:01Z', '59m'],
  ['2026-11-18T13:30:00Z', '1h'],
  ['2026-11-18T00:10:00Z', '14h'],
  ['2026-11-17T23:50:00Z', 'Tue'],
  ['2026-11-12T10:00:00Z', 'Thu'],
  ['2026-11-11T10:00:00Z', '11 Nov'],
  ['2025-11-18T10:00:00Z', '18 Nov 2025'],
])('%s reads as %s', (then, expected) => {
  expect(relativeTime(Date.parse(then), now, utc)).toBe(expected);
});

it('counts hours across midnight while the night is young', () => {
  const halfPastMidnight = Date.parse('2026-11-18T00:30:00Z');
  expect(relativeTime(Date.parse('2026-11-17T22:30:00Z'), halfPastMidnight, utc)).toBe('2h');
});

it('takes the day from the zone of the reader', () => {
  const auckland = { locale: 'en-GB', timeZone: 'Pacific/Auckland' };
  expect(relativeTime(Date.parse('2026-11-12T10:00:00Z'), now, utc)).toBe('Thu');
  expect(relativeTime(Date.parse('2026-11-12T11:30:00Z'), now, auckland)).toBe('Fri');
});
