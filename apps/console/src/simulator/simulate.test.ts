import type { RecordedVisit, ServedCampaign } from '@shopbell/protocol';
import { evaluateCampaigns } from '@shopbell/rules/campaigns';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { actualWords, nameOf, wantedWords } from './conditionWords';
import { replay } from './replay';
import { factsOf, type ServedRules, simulate } from './simulate';
import { plainVisit } from './Visit';
import { msToWall, wallToMs } from './wallToMs';

const campaign = (id: string, triggers: ServedCampaign['triggers']): ServedCampaign => ({
  ...{ id, name: id.toUpperCase(), language: null, is_light: false, variantId: null, agent: null },
  ...{ created_datetime: '2026-01-01T00:00:00.000Z', message: { text: 'Hi', html: 'Hi' } },
  ...{ attachments: [], variants: [], triggers, schedule: null },
  meta: {
    ...{ delay: 0, noReply: false, maxCampaignDisplaysInSession: null, minimumTimeBetweenCampaigns: null },
    ...{ agentName: null, agentAvatarUrl: null },
  },
});

const rules: ServedRules = {
  campaigns: [
    campaign('welcome', [{ key: 'time_spent_on_page', operator: 'gt', value: 20 }]),
    campaign('cart', [{ key: 'cart_value', operator: 'gt', value: 50 }]),
  ],
  ...{ prioritisation: false, abVariants: true, usage: 'ok', displayCampaignsHiddenChat: false },
  abTest: { active: false, configuration: { ratio: 0.9, campaigns: [] } },
  ...{ timeZone: 'Europe/Berlin', language: 'en-US', shopDomains: ['shop.test'] },
};

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'https://desk.test' });
});

describe('a visit that is described', () => {
  it('shows what the page would show, by the same function, at each second', () => {
    for (const second of [0, 19, 20, 21]) {
      const verdicts = evaluateCampaigns(rules, factsOf(rules, plainVisit, second));
      expect(simulate(rules, plainVisit, second).map(({ verdict }) => verdict.shows)).toEqual(
        verdicts.map(({ shows }) => shows),
      );
    }
    const [welcome, cart] = simulate(rules, plainVisit, 19);
    expect(welcome).toMatchObject({ name: 'WELCOME', showsFrom: 20, verdict: { shows: false } });
    expect(welcome?.change).toMatchObject([{ key: 'time_spent_on_page', actual: 19 }]);
    expect(cart).toMatchObject({ showsFrom: null, change: [{ key: 'cart_value' }] });
    const filled = { ...plainVisit, hasCart: true, cartTotal: '50,01' };
    expect(simulate(rules, filled, 20).every(({ verdict }) => verdict.shows)).toBe(true);
  });

  it('has the address, the clock and the tags as they were typed', () => {
    const visit = { ...plainVisit, url: '/bowls?x=1', openedAt: '2026-07-01T10:00', isProductPage: true };
    const facts = factsOf(rules, { ...visit, productTags: ' new, ,sale ', minutesBefore: 'no' }, 5);
    expect(facts).toMatchObject({
      url: 'https://shop.test/bowls?x=1',
      origin: 'https://shop.test',
      sessionMs: 5000,
    });
    expect(new Date(facts.nowMs).toISOString()).toBe('2026-07-01T08:00:05.000Z');
    expect(facts.product).toEqual({ tags: ['new', 'sale'], isAvailable: true });
    expect(factsOf(rules, { ...visit, url: 'https://other.test/a' }, 0).origin).toBe('https://other.test');
    expect(wallToMs('', 'UTC')).toBeNull();
    for (const text of ['2026-10-25T03:30', '2026-03-29T01:30', '2026-03-29T03:30'])
      expect(msToWall(wallToMs(text, 'Europe/Berlin') ?? 0, 'Europe/Berlin')).toBe(text);
  });
});

describe('a visit that was recorded', () => {
  const at = (second: number) => Date.parse('2026-11-15T10:00:00Z') + second * 1000;
  const event = (second: number, name: string, properties: object = {}, more: object = {}) =>
    ({
      ...{ atDatetime: new Date(at(second)).toISOString(), event: name, campaignId: null, abVariant: null },
      ...{ device: 'mobile', language: 'de', properties, ...more },
    }) as RecordedVisit['events'][number];
  const events = [
    event(0, 'page-visited', { url: 'https://shop.test/', visitCount: 3 }),
    event(30, 'campaign-shown', {}, { campaignId: 'welcome', abVariant: 'display' }),
    event(90, 'cart-updated', { totalPrice: 5100, productTags: ['new'] }),
    event(120, 'page-visited', { url: 'https://shop.test/bowl', pageType: 'product' }),
  ];

  it('is known at each moment as far as it had come', () => {
    expect(replay(events, at(29), 'UTC').visit).toMatchObject({
      url: 'https://shop.test/',
      seen: [],
      visits: '3',
    });
    expect(replay(events, at(30), 'UTC').visit.seen).toEqual([]);
    expect(replay(events, at(31), 'UTC').visit.seen).toEqual(['welcome']);
    const { visit, openedMs } = replay(events, at(121), 'UTC');
    expect(openedMs).toBe(at(120));
    expect(visit).toMatchObject({
      ...{ url: 'https://shop.test/bowl', pageType: 'product', device: 'mobile', language: 'de' },
      ...{
        hasCart: true,
        cartTotal: '51',
        cartTags: 'new',
        minutesBefore: '2.00',
        openedAt: '2026-11-15T10:02',
      },
    });
    expect(simulate(rules, visit, 25).map(({ verdict }) => verdict.reason)).toEqual(['seen', 'shows']);
  });
});

it.each([
  [{ key: 'cart_value', wanted: { operator: 'gt', value: 50 }, actual: 12.345 }, 'more than 50', '12.35'],
  [{ key: 'time_spent_on_page', wanted: { operator: 'gt', value: 20 }, actual: 3 }, 'at least 20', '3'],
  [
    { key: 'business_hours', wanted: { operator: 'during', value: 'during' }, actual: 'outside' },
    'during',
    'outside',
  ],
  [{ key: 'current_url', wanted: { operator: 'contains', value: ['a', 'b'] }, actual: 'x' }, 'has a, b', 'x'],
  [{ key: 'seen', wanted: false, actual: true }, 'no', 'yes'],
  [{ key: 'exit_intent', wanted: { operator: 'eq', value: true }, actual: false }, 'yes', 'no'],
  [{ key: 'language', wanted: null, actual: 'de' }, 'any', 'de'],
  [{ key: 'priority', wanted: 'a', actual: 'b' }, 'before all others', 'B goes first'],
  [
    { key: 'current_product_tags', wanted: { operator: 'eq', value: 'a' }, actual: null },
    'is a',
    'not known',
  ],
])('%j is read as words', (condition, wanted, actual) => {
  const each = { ...condition, passed: false };
  expect(nameOf(each)).not.toBe(each.key);
  expect([wantedWords(each), actualWords(each, (id) => id.toUpperCase())]).toEqual([wanted, actual]);
});
