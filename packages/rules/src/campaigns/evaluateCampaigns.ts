import type { ServedCampaign } from '@shopbell/protocol';
import { servedCampaigns } from './asServed';
import { type EvaluationOptions, evaluateServed } from './evaluate';
import { invalidReason, inWords } from './invalidReason';
import type { CampaignRules, PageFacts, Verdict } from './vocabulary';

/** One verdict for each campaign, in the given order. Never throws, whatever is stored as a campaign. */
export function evaluateCampaigns(
  rules: CampaignRules,
  facts: PageFacts,
  options: EvaluationOptions = {},
): Verdict[] {
  const problems = rules.campaigns.map(invalidReason);
  // Their places say which is which: whatever is stored may have the same id twice.
  const valid = rules.campaigns.flatMap((campaign, place) =>
    problems[place] === null ? [{ ...campaign, place }] : [],
  );
  const campaigns = servedCampaigns(valid, rules.prioritisation);
  const verdicts = evaluateServed({ ...rules, campaigns }, facts, options);
  const byPlace = new Map(campaigns.map(({ place }, index) => [place, verdicts[index]]));
  return problems.map(
    (problem, place) => byPlace.get(place) ?? invalidVerdict(rules.campaigns[place], problem ?? ''),
  );
}

const invalidVerdict = (campaign: ServedCampaign | undefined, problem: string): Verdict => ({
  ...{ id: inWords(campaign?.id), shows: false, variantId: null, delayMs: 0, reason: 'invalid' },
  conditions: [{ key: 'valid', wanted: true, actual: problem, passed: false }],
});
