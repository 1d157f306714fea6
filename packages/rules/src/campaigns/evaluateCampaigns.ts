import type { ServedCampaign } from '@shopbell/protocol';
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
  const verdicts = evaluateServed(onlyValid(rules, problems), facts, options).values();
  return problems.map((problem, index) =>
    problem === null ? (verdicts.next().value as Verdict) : invalidVerdict(rules.campaigns[index], problem),
  );
}

const onlyValid = (rules: CampaignRules, problems: readonly (string | null)[]): CampaignRules => ({
  ...rules,
  campaigns: rules.campaigns.filter((_campaign, index) => problems[index] === null),
});

const invalidVerdict = (campaign: ServedCampaign | undefined, problem: string): Verdict => ({
  ...{ id: inWords(campaign?.id), shows: false, variantId: null, delayMs: 0, reason: 'invalid' },
  conditions: [{ key: 'valid', wanted: true, actual: problem, passed: false }],
});
