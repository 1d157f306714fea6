import type { ServedCampaign } from '@shopbell/protocol';
import { evaluateCampaigns } from './evaluateCampaigns';
import { factsOfTriggers } from './factsOfTriggers';
import type { CampaignRules, Condition, PageFacts } from './vocabulary';

/** A page on which the campaign shows. */
interface Showing {
  readonly rules: CampaignRules;
  readonly facts: PageFacts;
}

/** One change can bring the next one to light: who is not seen any more may still be outranked. */
const roundsMax = 4;

/**
 * What would have to be different for it to show, each with what is wanted, and the same page with nothing changed but
 * that; null where no page can be like it. Every condition must hold, so it is exactly those that do not.
 */
export function smallestChange(
  rules: CampaignRules,
  facts: PageFacts,
  campaignId: string,
): { readonly changes: Condition[]; readonly showing: Showing | null } {
  const campaign = rules.campaigns.find((each) => each?.id === campaignId);
  const changes: Condition[] = [];
  let showing: Showing = { rules, facts };
  for (let round = 0; campaign && round < roundsMax; round++) {
    const verdict = evaluateCampaigns(showing.rules, showing.facts).find(({ id }) => id === campaignId);
    if (verdict?.shows) return { changes, showing };
    const failed = verdict?.conditions.filter(({ passed }) => !passed) ?? [];
    for (const condition of failed) {
      if (!changes.some(({ key, wanted }) => key === condition.key && wanted === condition.wanted))
        changes.push(condition);
    }
    const next = changed(campaign, showing, failed);
    if (!next) break;
    showing = next;
  }
  return { changes, showing: null };
}

type Change = (campaign: ServedCampaign, showing: Showing) => Partial<PageFacts> | null;

const changesByKey: Readonly<Record<string, Change>> = {
  seen: ({ id }, { facts }) => ({ seen: facts.seen.filter((each) => each !== id) }),
  active: ({ id }, { facts }) => ({ active: facts.active.filter((each) => each !== id) }),
  language: ({ language }) => ({ language: language ?? '' }),
  campaigns_disabled: () => ({ areCampaignsDisabled: false }),
  window_open: () => ({ isWindowOpen: false }),
  chat_hidden: () => ({ isChatHidden: false }),
  session_limit: ({ meta }) => ({ displaysInSession: Number(meta.maxCampaignDisplaysInSession) - 1 }),
  minimum_gap: ({ meta }, { facts }) => ({
    lastDisplayMs: facts.nowMs - Number(meta.minimumTimeBetweenCampaigns) * 1000,
  }),
  experiment: () => ({ abVariant: 'display' }),
  priority: ({ id }, { rules, facts }) => ({
    active: [],
    seen: [...facts.seen, ...rules.campaigns.map((each) => each?.id).filter((each) => each !== id)],
  }),
};

function changed(campaign: ServedCampaign, from: Showing, failed: readonly Condition[]): Showing | null {
  let { rules, facts } = from;
  for (const { key } of failed) {
    if (key === 'usage') {
      rules = { ...rules, usage: 'ok' };
      continue;
    }
    const change = changesByKey[key] ?? ((given, { facts }) => factsOfTriggers(given, facts, key));
    const part = change(campaign, { rules, facts });
    if (!part) return null;
    facts = { ...facts, ...part };
  }
  return { rules, facts };
}
