import type { ServedCampaign } from '@shopbell/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaign, campaignOf, factsOf, page, rulesOf, world } from '../campaigns-testing';
import { type CampaignRules, evaluateCampaigns, type PageFacts, smallestChange } from '.';
import { invalidReason } from './invalidReason';
import { nextServedMomentMs } from './nextMoment';

/** No page can be like that. */
function isImpossible(campaign: ServedCampaign): boolean {
  const has = (key: string, operator: string) =>
    campaign.triggers.find((each) => each.key === key && each.operator === operator);
  const rule = campaign.schedule?.schedule_rule;
  const wantsExit = has('exit_intent', 'eq');
  return (
    invalidReason(campaign) !== null ||
    (rule === 'during' && has('business_hours', 'outside') !== undefined) ||
    (rule === 'outside' && has('business_hours', 'during') !== undefined) ||
    (wantsExit !== undefined && wantsExit.value !== false && has('device_type', 'mobile') !== undefined) ||
    // Every address has one.
    [has('current_url', 'notContains')?.value].flat().includes('/') ||
    ['visit_count', 'cart_value'].some((key) => has(key, 'lt')?.value === 0)
  );
}

const answersOf = (verdicts: ReturnType<typeof evaluateCampaigns>) =>
  verdicts.map(({ id, shows, reason, variantId, delayMs }) => ({ id, shows, reason, variantId, delayMs }));

/** Another value in one of the places inside. */
function tornInside(whole: ServedCampaign, key: keyof ServedCampaign, value: unknown) {
  const part = structuredClone(whole[key]);
  const places = placesIn(part);
  if (places.length === 0) return fc.constant(whole);
  return fc.constantFrom(...places).map(([holder, name]) => {
    holder[name] = value;
    return { ...whole, [key]: part };
  });
}

type Holder = Record<string, unknown>;
const placesIn = (part: unknown): [Holder, string][] =>
  typeof part === 'object' && part !== null
    ? Object.keys(part).flatMap((name) => [
        [part as Holder, name] as [Holder, string],
        ...placesIn((part as Holder)[name]),
      ])
    : [];

describe('for any campaigns on any page', () => {
  it('the answer is the same each time, in haste or with every condition, and survives being recorded', () => {
    let showing = 0;
    fc.assert(
      fc.property(world, ({ rules, facts }) => {
        const verdicts = evaluateCampaigns(rules, facts);
        const recorded = JSON.parse(JSON.stringify({ rules, facts }));
        expect(evaluateCampaigns(recorded.rules, recorded.facts)).toEqual(verdicts);
        const quick = evaluateCampaigns(rules, facts, { isQuick: true });
        expect(answersOf(quick)).toEqual(answersOf(verdicts));
        for (const { shows, conditions, reason } of verdicts) {
          expect(conditions.every(({ passed }) => passed)).toBe(shows);
          expect(reason === 'shows').toBe(shows);
        }
        const shown = verdicts.filter(({ shows }) => shows).length;
        showing += Number(shown > 0);
        if (rules.prioritisation) expect(shown).toBeLessThanOrEqual(1);
      }),
      { numRuns: 400 },
    );
    // Otherwise next to nothing is said of what shows.
    expect(showing / 400).toBeGreaterThan(0.4);
    expect(showing / 400).toBeLessThan(0.9);
  });

  it('time alone changes nothing before the next moment', () => {
    fc.assert(
      fc.property(
        world,
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        ({ rules, facts }, part) => {
          const next = nextServedMomentMs(rules, facts);
          const aheadMs = Math.max(0, Math.floor(((next ?? facts.nowMs + 600_000) - facts.nowMs - 1) * part));
          const later = {
            ...facts,
            nowMs: facts.nowMs + aheadMs,
            timeOnPageMs: facts.timeOnPageMs + aheadMs,
            sessionMs: facts.sessionMs + aheadMs,
          };
          expect(answersOf(evaluateCampaigns(rules, later))).toEqual(
            answersOf(evaluateCampaigns(rules, facts)),
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  it('the smallest change, made, makes it show, unless it contradicts itself', () => {
    fc.assert(
      fc.property(world, fc.nat(3), ({ rules, facts }, which) => {
        const campaign = rules.campaigns[which % rules.campaigns.length] as ServedCampaign;
        const { changes, showing: made } = smallestChange(rules, facts, campaign.id);
        expect(made === null).toBe(isImpossible(campaign));
        const verdictOn = (page: { rules: CampaignRules; facts: PageFacts }) =>
          evaluateCampaigns(page.rules, page.facts).find(({ id }) => id === campaign.id);
        if (made) expect(verdictOn(made)?.shows).toBe(true);
        expect(changes.length === 0).toBe(verdictOn({ rules, facts })?.shows);
      }),
      { numRuns: 400 },
    );
  });

  it('whatever is stored as a campaign, nothing throws', () => {
    const keys = Object.keys(campaignOf());
    /** Also such as let themselves be neither compared nor written down. */
    const anything = fc.oneof(fc.anything(), fc.constantFrom({ toString: 0 }, { valueOf: 0, toString: 0 }));
    const torn = fc
      .tuple(campaign, fc.constantFrom(...keys), anything)
      .map(([whole, key, value]) => ({ ...whole, [key]: value }));
    const deeper = fc
      .tuple(campaign, fc.constantFrom('meta', 'schedule', 'message', 'triggers', 'variants'), anything)
      .chain(([whole, key, value]) => tornInside(whole, key, value));
    fc.assert(
      fc.property(fc.array(fc.oneof(torn, deeper, fc.anything()), { maxLength: 4 }), page, (given, facts) => {
        const rules = rulesOf(given as ServedCampaign[], { prioritisation: true });
        expect(evaluateCampaigns(rules, factsOf(facts))).toHaveLength(given.length);
      }),
      { numRuns: 600 },
    );
  });
});
