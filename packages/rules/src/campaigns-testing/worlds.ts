import type { ServedCampaign, Trigger } from '@shopbell/protocol';
import fc from 'fast-check';
import { type CampaignRules, type PageFacts, smallestChange } from '../campaigns';
import { triggerRules } from '../campaigns/triggers';
import { valuesOf } from '../campaigns/valuesOf';
import { campaignOf, factsOf, rulesOf } from './examples';

export interface World {
  readonly rules: CampaignRules;
  readonly facts: PageFacts;
}

const tag = fc.constantFrom('sale', ' New ', 'vip', 'mug');
const address = fc.constantFrom('/', '/cart', '/products/mug', 'https://shop.example/de', '?utm=1', 'cart');
const some = <T>(each: fc.Arbitrary<T>) => fc.oneof(each, fc.array(each, { minLength: 1, maxLength: 3 }));
const valuesFor = (key: string): fc.Arbitrary<Trigger['value']> => {
  switch (valuesOf.get(key)) {
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
const optional = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null, freq: 1 });
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

export const campaign = fc
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
  .array(campaign, { minLength: 2, maxLength: ids.length })
  .map((all) => all.map((each, index) => ({ ...each, id: ids[index] as string })));
const someIds = fc.subarray(ids);

export const page = fc.record({
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

/** Any campaigns on any page; most of them do not go together. */
const anyWorld: fc.Arbitrary<World> = fc
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

/** One of whose campaigns shows, unless it never can. */
const fitting: fc.Arbitrary<World> = fc
  .tuple(anyWorld, fc.nat(ids.length - 1))
  .map(([{ rules, facts }, which]) => {
    const wanted = rules.campaigns[which % rules.campaigns.length] as ServedCampaign;
    return smallestChange(rules, facts, wanted.id).showing ?? { rules, facts };
  });

/** Campaigns on a page, about every second with one that shows. */
export const world: fc.Arbitrary<World> = fc.oneof(
  { weight: 1, arbitrary: anyWorld },
  { weight: 3, arbitrary: fitting },
);
