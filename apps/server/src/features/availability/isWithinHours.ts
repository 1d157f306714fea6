import type { AppSettings } from '@shopbell/protocol';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Open from the first minute to before the last, in the shop's own zone (BH-03 to BH-06). */
export function isWithinHours(
  { timezone, businessHours }: AppSettings['businessHours'],
  atMs: number,
): boolean {
  const { day, minutes } = wallClock(timezone, atMs);
  return businessHours.some(({ days, fromTime, toTime }) => {
    const [from, to] = [minutesOf(fromTime), minutesOf(toTime)];
    return days.includes(day) && Math.min(from, to) <= minutes && minutes < Math.max(from, to);
  });
}

function wallClock(timeZone: string, atMs: number) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: isKnown(timeZone) ? timeZone : 'UTC',
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(atMs);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: weekdays.indexOf(part('weekday')) + 1,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }));
  } catch {
    return false;
  }
}
