import type { ServedCampaign } from '@shopbell/protocol';
import { offsetMs, timeMs } from '../business-hours';
import type { PageFacts } from './vocabulary';

const dayMs = 86_400_000;

/** What the shop's clock shows. */
export interface Wall {
  readonly day: string;
  readonly timeMs: number;
  readonly text: string;
}

/** CMP-14 to CMP-17: hours as those of a shop, from inclusive, to exclusive, and reversed ones are swapped. */
export function isScheduled({ schedule }: ServedCampaign, facts: PageFacts, wall: Wall | null): boolean {
  if (!schedule || schedule.schedule_rule === 'anytime') return true;
  if (!wall) return facts.isOnline === (schedule.schedule_rule === 'during');
  const { days = '', from_time = '', to_time = '' } = schedule.custom_schedule ?? {};
  if (!days.includes(wall.day)) return false;
  const [from, to] = [timeMs(from_time), timeMs(to_time)];
  return Math.min(from, to) <= wall.timeMs && wall.timeMs < Math.max(from, to);
}

/** Asked once for all campaigns, since a browser takes its time over zones. */
export function wallOf({ timeZone, nowMs }: PageFacts): Wall {
  const wallMs = nowMs + offsetMs(timeZone, nowMs);
  const date = new Date(wallMs);
  return {
    day: String(date.getUTCDay() || 7),
    timeMs: wallMs % dayMs,
    text: date.toISOString().slice(0, 16),
  };
}
