import type { BusinessHours } from '@shopbell/protocol';
import { offsetMs } from './zone';

export const dayMs = 24 * 60 * 60_000;

/** Since midnight. Minutes go to 60, so 23:60 is the end of the day (BH-14). */
export function timeMs(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour * 60 + minute) * 60_000;
}

/**
 * From inclusive, to exclusive, in the shop's zone; several entries add up (BH-22), reversed times are swapped (BH-06). On
 * its holidays a shop is closed from midnight to midnight.
 */
export function isWithinHours({ timezone, businessHours, holidays }: BusinessHours, atMs: number): boolean {
  const wallMs = atMs + offsetMs(timezone, atMs);
  const wall = new Date(wallMs);
  const day = wall.getUTCDay() || 7;
  const time = wallMs % dayMs;
  return (
    !holidays?.includes(wall.toISOString().slice(0, 10)) &&
    businessHours.some(({ days, fromTime, toTime }) => {
      const [from, to] = [timeMs(fromTime), timeMs(toTime)];
      return days.includes(day) && Math.min(from, to) <= time && time < Math.max(from, to);
    })
  );
}
