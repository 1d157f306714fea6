import type { ServedCampaign, Trigger } from '@shopbell/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignOf, factsOf, rulesOf } from '../campaigns-testing';
import { type CampaignRules, evaluateCampaigns, type PageFacts, smallestChange } from '.';
import { invalidReason } from './invalidReason';
import { nextServedMomentMs } from './nextMoment';
import { triggerRules } from './triggers';

const tag = fc.constantFrom('sale', ' New ', 'vip', 'mug');
const address = fc.constantFrom('/', '/cart', '/products/mug', 'https://shop.example/de', '?utm=1', 'cart');
const some = <T>(each: fc.Arbitrary<T>) => fc.oneof(each, fc.array(each, { minLength: 1, maxLength: 3 }));
const valuesFor = (key: string): fc.Arbitrary<Trigger['value']> => {
  switch (triggerRules.get(key)?.takes) {
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 50 }), fc.constant('7'));
    case 'list':
      return some(key === 'current_url' ? address : tag);
    case 'yes':
      return fc.constantFrom(true, false, 'true', null);
    default:
      return fc.constant(null);
  }
};
const trigger: fc.Arbitrary<Trigger> = fc.constantFrom(...triggerRules).chain(([key, { operators }]) =>
  fc.record({
    key: fc.constant(key),
    operator: fc.constantFrom(...Object.keys(operators)),
    value: valuesFor(key),
  }),
);
/** One of a kind: several may contradict each other, and then no page shows them. */
const triggers = fc.uniqueArray(trigger, { selector: ({ key }) => key, maxLength: 3 });
const optional = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null });
const hour = fc.constantFrom('00:00', '08:30', '12:00', '17:45', '23:60');

const schedule: fc.Arbitrary<ServedCampaign['schedule']> = fc.option(
  fc.oneof(
    fc.record({ schedule_rule: fc.constantFrom('during', 'outside', 'anytime') }),
    fc.record({
      schedule_rule: fc.constant('custom' as const),
      custom_schedule: fc.record({
        days: fc.constantFrom('1', '6,7', '1,2,3,4,5'),
        from_time: hour,
        to_time: hour,
      }),
    }),
  ),
  { nil: null },
) as never;

const campaign = fc
  .record({
    triggers,
    schedule,
    language: fc.constantFrom(null, 'fr', 'en-US'),
    is_light: fc.boolean(),
    created_datetime: fc.constantFrom('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', '9999-01-01T00:00:00Z'),
    caps: fc.record({
      delay: fc.nat(5),
      maxCampaignDisplaysInSession: optional(3),
      minimumTimeBetweenCampaigns: optional(90),
    }),
  })
  .map(({ caps, ...given }) => campaignOf({ ...given, meta: { ...campaignOf().meta, ...caps } }));

/** Most pages have nothing against a campaign: otherwise next to none would ever show here. */
const rarely = fc.nat(9).map((chance) => chance === 0);
const mostlyNone = <T>(some: fc.Arbitrary<T[]>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant<T[]>([]) }, { weight: 1, arbitrary: some });

const ids = ['a', 'b', 'c', 'd'];
const campaigns = fc
  .array(campaign, { minLength: 1, maxLength: ids.length })
  .map((all) => all.map((each, index) => ({ ...each, id: ids[index] as string })));
const someIds = fc.subarray(ids);

const page = fc.record({
  nowMs: fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
  url: fc.constantFrom(
    'https://shop.example/',
    'https://shop.example/products/mug?utm=1',
    'https://shop.example/cart',
  ),
  language: fc.constantFrom('en-US', 'fr-CA', 'de'),
  timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'Pacific/Auckland', 'Mars/Base'),
  isOnline: rarely.map((isAway) => !isAway),
  device: fc.constantFrom('desktop', 'mobile'),
  timeOnPageMs: fc.nat(60_000),
  sessionMs: fc.nat(60_000),
  visitCount: fc.integer({ min: 1, max: 5 }),
  hasExitIntent: fc.boolean(),
  cart: fc.option(fc.record({ totalPrice: fc.nat(6000), productTags: fc.array(tag) })),
  product: fc.option(fc.record({ tags: fc.array(tag), isAvailable: fc.boolean() })),
  isKnownVisitor: fc.boolean(),
  positives: someIds,
  seen: mostlyNone(someIds),
  active: mostlyNone(fc.constantFrom(['a'], ['elsewhere'])),
  displaysInSession: fc.nat(4),
  lastDisplayMs: fc.option(fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2027, 0) })),
  sessionId: fc.uuid({ version: 4 }),
  abVariant: fc.constantFrom('display', 'hide', null),
  isWindowOpen: rarely,
  isChatHidden: rarely,
  areCampaignsDisabled: rarely,
}) as fc.Arbitrary<Partial<PageFacts>>;

const world = fc
  .record({
    campaigns,
    page,
    rules: fc.record({
      prioritisation: fc.boolean(),
      usage: fc.constantFrom('ok' as const, 'ok' as const, 'limit-reached' as const, null),
      displayCampaignsHiddenChat: fc.boolean(),
      abTest: fc.record({
        active: fc.boolean(),
        configuration: fc.record({ ratio: fc.constant(0.9), campaigns: someIds }),
      }),
    }),
  })
  .map(({ campaigns, page, rules }) => ({ rules: rulesOf(campaigns, rules), facts: factsOf(page) }));

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

describe('for any campaigns on any page', () => {
  it('the answer is the same each time, in haste or with every condition, and survives being recorded', () => {
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
        if (rules.prioritisation) expect(verdicts.filter(({ shows }) => shows).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 400 },
    );
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
    const torn = fc
      .tuple(campaign, fc.constantFrom(...keys), fc.anything())
      .map(([whole, key, value]) => ({ ...whole, [key]: value }));
    fc.assert(
      fc.property(fc.array(fc.oneof(torn, fc.anything()), { maxLength: 4 }), page, (given, facts) => {
        const rules = rulesOf(given as ServedCampaign[], { prioritisation: true });
        expect(evaluateCampaigns(rules, factsOf(facts))).toHaveLength(given.length);
      }),
      { numRuns: 600 },
    );
  });
});
