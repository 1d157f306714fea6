import type { ServedCampaign } from '@shopbell/protocol';
import { isScheduled, type Wall, wallOf } from './schedule';
import { holds, triggerRules } from './triggers';
import { isHeldOut, variantIdOf } from './variants';
import type { CampaignRules, Condition, PageFacts, Reason, Verdict } from './vocabulary';

export interface EvaluationOptions {
  /** A page needs no more than whether: it stops at the first condition that fails. */
  readonly isQuick?: boolean;
  /** CMP-21: has the last word on what would show. */
  readonly decides?: (campaign: ServedCampaign, variantId: string | null) => boolean;
}

type Draft = { -readonly [Name in keyof Verdict]: Verdict[Name] } & { readonly conditions: Condition[] };
type Note = (key: string, reason: Reason, wanted: unknown, actual: unknown, passed?: boolean) => boolean;

/**
 * In the order in which they are looked at: what costs nothing, then the schedule (CMP-13), then the triggers. Goes on as
 * long as `note` says so.
 */
function check(
  note: Note,
  campaign: ServedCampaign,
  rules: CampaignRules,
  facts: PageFacts,
  wall: () => Wall,
): boolean {
  const { id, language, is_light } = campaign;
  return (
    note('seen', 'seen', false, facts.seen.includes(id)) &&
    note('active', 'active', false, facts.active.includes(id)) &&
    note('language', 'language', language, facts.language, speaks(language, facts.language)) &&
    note('usage', 'usage', 'ok', rules.usage, is_light || rules.usage === 'ok') &&
    note('campaigns_disabled', 'window-open', false, facts.areCampaignsDisabled) &&
    note('window_open', 'window-open', false, facts.isWindowOpen) &&
    note('chat_hidden', 'hidden', false, facts.isChatHidden && !rules.displayCampaignsHiddenChat) &&
    checkSchedule(note, campaign, facts, wall) &&
    campaign.triggers.every((trigger) => {
      const actual = triggerRules.get(trigger.key)?.actual(facts, campaign) ?? null;
      const { key, operator, value } = trigger;
      return note(key, 'trigger', { operator, value }, actual, holds(trigger, actual, facts));
    }) &&
    checkCaps(note, campaign, facts)
  );
}

function checkSchedule(note: Note, campaign: ServedCampaign, facts: PageFacts, wall: () => Wall): boolean {
  const { schedule } = campaign;
  if (!schedule) return true;
  const at = schedule.schedule_rule === 'custom' ? wall() : null;
  const actual = at ? at.text : facts.isOnline ? 'during' : 'outside';
  return note('schedule', 'schedule', schedule, actual, isScheduled(campaign, facts, at));
}

function checkCaps(note: Note, { meta }: ServedCampaign, facts: PageFacts): boolean {
  const { nowMs, displaysInSession, lastDisplayMs } = facts;
  const { maxCampaignDisplaysInSession: max, minimumTimeBetweenCampaigns: gap } = meta;
  if (max && !note('session_limit', 'session-limit', max, displaysInSession, displaysInSession < max))
    return false;
  if (!gap || lastDisplayMs === null) return true;
  const since = (nowMs - lastDisplayMs) / 1000;
  return note('minimum_gap', 'too-soon', gap, since, since >= gap);
}

/** CMP-43. */
const speaks = (wanted: string | null, language: string): boolean =>
  !wanted || language === wanted || language.startsWith(`${wanted}-`);

/**
 * One verdict for each campaign, in the given order, of those that a server has looked through: what it sends is as it
 * should be (`asServed`), and a page need not know how else it could be.
 */
export function evaluateServed(
  rules: CampaignRules,
  facts: PageFacts,
  options: EvaluationOptions = {},
): Verdict[] {
  let known: Wall | undefined;
  const wall = () => {
    known ??= wallOf(facts);
    return known;
  };
  const drafts = rules.campaigns.map((campaign) => judge(campaign, rules, facts, wall, options));
  rank(rules, facts, drafts);
  return drafts;
}

function judge(
  campaign: ServedCampaign,
  rules: CampaignRules,
  facts: PageFacts,
  wall: () => Wall,
  { isQuick, decides }: EvaluationOptions,
): Draft {
  const variantId = variantIdOf(campaign, rules, facts);
  const draft: Draft = {
    id: campaign.id,
    shows: true,
    conditions: [],
    variantId,
    delayMs: campaign.meta.delay * 1000,
    reason: 'shows',
  };
  const goesOn: Note = (key, reason, wanted, actual, passed) =>
    note(draft, key, reason, wanted, actual, passed) || !isQuick;
  check(goesOn, campaign, rules, facts, wall);
  if (decides && draft.shows && !decides(campaign, variantId)) goesOn('card', 'invalid', true, false);
  return draft;
}

function note(
  draft: Draft,
  key: string,
  reason: Reason,
  wanted: unknown,
  actual: unknown,
  passed = wanted === actual,
): boolean {
  draft.conditions.push({ key, wanted, actual, passed });
  if (!passed && draft.shows) {
    draft.shows = false;
    draft.reason = reason;
  }
  return passed;
}

/**
 * The experiment hides what would have shown, and then, where they are in order, only the first shows (CMP-25). One that
 * stands on the page already is not joined by another.
 */
function rank(rules: CampaignRules, facts: PageFacts, drafts: readonly Draft[]): void {
  const all = drafts.flatMap((draft, index) =>
    draft.shows ? [{ draft, campaign: rules.campaigns[index] as ServedCampaign }] : [],
  );
  let first: string | null = facts.active[0] ?? null;
  let isFirstShown = facts.active.length > 0;
  for (const { draft, campaign } of all) {
    const isHeld = isHeldOut(campaign, rules, facts);
    if (rules.prioritisation) {
      // Behind one that is held out another may show, but is not counted as held out itself.
      const isFree = first === null || (!isFirstShown && !isHeld);
      note(draft, 'priority', 'outranked', draft.id, isFree ? draft.id : first);
      first ??= draft.id;
    }
    if (draft.shows && rules.abTest.active) note(draft, 'experiment', 'hold-out', false, isHeld);
    isFirstShown ||= draft.shows;
  }
}
