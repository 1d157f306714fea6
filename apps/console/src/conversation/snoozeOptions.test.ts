import { expect, it } from 'vitest';
import { snoozeOptions } from './snoozeOptions';

const dates = { locale: 'en-GB', timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();
const options = (nowMs: number) =>
  snoozeOptions(nowMs, dates).map(({ name, untilMs }) => [
    name,
    new Date(untilMs).getDate(),
    new Date(untilMs).getHours(),
  ]);

it('on a Wednesday afternoon', () => {
  expect(options(at(11, 14))).toEqual([
    ['In an hour', 11, 15],
    ['In three hours', 11, 17],
    ['Tomorrow', 12, 9],
    ['Next Monday', 16, 9],
  ]);
});

it('on a Sunday tomorrow is Monday, and on a Monday the next one is a week away', () => {
  expect(options(at(15, 14)).map(([name]) => name)).toEqual(['In an hour', 'In three hours', 'Tomorrow']);
  expect(options(at(16, 14)).at(-1)).toEqual(['Next Monday', 23, 9]);
});
