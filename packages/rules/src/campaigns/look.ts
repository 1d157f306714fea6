import { type EvaluationOptions, evaluateServed } from './evaluate';
import { nextServedMomentMs } from './nextMoment';
import type { CampaignRules, PageFacts, Verdict } from './vocabulary';

const minuteMs = 60_000;

/** When each campaign that matches is to be shown, by its id: its delay began when it first did. */
export type Waiting = ReadonlyMap<string, number>;

export interface Look {
  readonly verdicts: readonly Verdict[];
  /** Which one is to be shown now, -1 for none; what else is due comes with the look after it, for which it counts. */
  readonly due: number;
  /** Those that lose meanwhile wait no longer. */
  readonly waiting: Waiting;
  /** When time alone may make a difference, each minute at the latest. */
  readonly nextMs: number;
}

/** One look at a page, by the page itself and by who plays a visit again. */
export function lookAt(
  rules: CampaignRules,
  facts: PageFacts,
  before: Waiting,
  options: EvaluationOptions = {},
): Look {
  const { nowMs } = facts;
  const waiting = new Map<string, number>();
  const verdicts = evaluateServed(rules, facts, { ...options, isQuick: true });
  for (const { id, shows, delayMs } of verdicts)
    if (shows) waiting.set(id, before.get(id) ?? nowMs + delayMs);
  const due = verdicts.findIndex(({ id }) => (waiting.get(id) as number) <= nowMs);
  waiting.delete(verdicts[due]?.id as string);
  const minute = nowMs - (nowMs % minuteMs) + minuteMs;
  const nextMs = Math.min(minute, nextServedMomentMs(rules, facts) ?? minute, ...waiting.values());
  return { verdicts, due, waiting, nextMs };
}
