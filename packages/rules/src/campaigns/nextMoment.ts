import type { CampaignRules, PageFacts } from './vocabulary';

const minuteMs = 60_000;

/** When time alone could change an answer (TRG-27); null where it cannot. For campaigns that a server has looked through. */
export function nextServedMomentMs({ campaigns }: CampaignRules, facts: PageFacts): number | null {
  const { nowMs, seen, active, timeOnPageMs, sessionMs, lastDisplayMs } = facts;
  let next = Number.POSITIVE_INFINITY;
  const add = (moment: number) => {
    if (moment > nowMs && moment < next) next = moment;
  };
  for (const { id, triggers, schedule, meta } of campaigns) {
    if (seen.includes(id) || active.includes(id)) continue;
    for (const { key, value } of triggers) {
      if (key === 'time_spent_on_page') add(nowMs - timeOnPageMs + Number(value) * 1000);
      // Strictly longer (TRG-06).
      if (key === 'session_time') add(nowMs - sessionMs + Number(value) * 1000 + 1);
    }
    const gap = meta.minimumTimeBetweenCampaigns;
    if (gap && lastDisplayMs !== null) add(lastDisplayMs + gap * 1000);
    // Hours begin and end with a minute, in every zone.
    if (schedule?.schedule_rule === 'custom') add(nowMs - (nowMs % minuteMs) + minuteMs);
  }
  return next === Number.POSITIVE_INFINITY ? null : next;
}
