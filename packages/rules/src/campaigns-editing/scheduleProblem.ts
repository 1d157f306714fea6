import type { Schedule } from '@shopbell/protocol';

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Why a schedule could never be read, or never begin. */
export function scheduleProblem({ schedule_rule, custom_schedule }: Schedule): string | null {
  if (schedule_rule !== 'custom') return null;
  if (!custom_schedule) return 'must say on which days and at which hours';
  const { days, from_time, to_time } = custom_schedule;
  const named = days.split(',');
  if (!named.every((day) => /^[1-7]$/.test(day)) || new Set(named).size < named.length)
    return 'must name at least one day, each once';
  if (!time.test(from_time) || !time.test(to_time)) return 'must have hours such as 09:00';
  return from_time < to_time ? null : `must end later than it begins: ${from_time} to ${to_time}`;
}
