import type { RecordedVisit, ServedCampaign } from '@shopbell/protocol';
import { cardKey, evaluateCampaigns, holds, type PageFacts } from '@shopbell/rules/campaigns';
import { createRecorder, laterOn } from '@shopbell/rules/recording';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { actualWords, nameOf, wantedWords } from './conditionWords';
import { eventWords } from './eventWords';
import { isCut, pageAt, type Replay, replayOf, wouldShow } from './replay';
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
  cards: { welcome: [], cart: [] },
  skipped: [],
};

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'https://desk.test' });
});

describe('a visit that is described', () => {
  it('shows what the page would show, by the same function, at each second', () => {
    for (const second of [0, 19, 20, 21]) {
      const opened = factsOf(rules, plainVisit);
      const verdicts = evaluateCampaigns(rules, laterOn(opened, opened.nowMs + second * 1000));
      expect(simulate(rules, opened, second).map(({ verdict }) => verdict.shows)).toEqual(
        verdicts.map(({ shows }) => shows),
      );
    }
    const [welcome, cart] = simulate(rules, factsOf(rules, plainVisit), 19);
    expect(welcome).toMatchObject({ name: 'WELCOME', showsFrom: 20, verdict: { shows: false } });
    expect(welcome?.change).toMatchObject([{ key: 'time_spent_on_page', actual: 19 }]);
    expect(cart).toMatchObject({ showsFrom: null, change: [{ key: 'cart_value' }] });
    const filled = { ...plainVisit, hasCart: true, cartTotal: '50,01' };
    expect(simulate(rules, factsOf(rules, filled), 20).every(({ verdict }) => verdict.shows)).toBe(true);
  });

  it('says of one that the server left out why it cannot be shown', () => {
    const skipped = [{ id: 'bad', name: 'Broken', reason: 'triggers.0 must compare' }];
    expect(simulate({ ...rules, skipped }, factsOf(rules, plainVisit), 0).at(-1)).toEqual({
      ...{ id: 'bad', name: 'Broken', change: [], showsFrom: null },
      verdict: expect.objectContaining({
        ...{ shows: false, reason: 'invalid' },
        conditions: [{ key: 'valid', wanted: true, actual: 'triggers.0 must compare', passed: false }],
      }),
    });
  });

  it('has the address, the clock and the tags as they were typed', () => {
    const visit = { ...plainVisit, url: '/bowls?x=1', openedAt: '2026-07-01T10:00', isProductPage: true };
    const facts = factsOf(rules, { ...visit, productTags: ' new, ,sale ', minutesBefore: 'no' });
    expect(facts).toMatchObject({
      url: 'https://shop.test/bowls?x=1',
      origin: 'https://shop.test',
      sessionMs: 0,
    });
    expect(new Date(facts.nowMs).toISOString()).toBe('2026-07-01T08:00:00.000Z');
    expect(facts.product).toEqual({ tags: ['new', 'sale'], isAvailable: true });
    expect(factsOf(rules, { ...visit, url: 'https://other.test/a' }).origin).toBe('https://other.test');
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
  const page = (second: number, path: string, more: object = {}) =>
    event(second, 'page-visited', {
      ...{ atMs: at(second) - clockMs, pageStartMs: at(second) - clockMs, sessionStartMs: at(0) - clockMs },
      ...{ url: `https://shop.test${path}`, visits: 3, ...more },
    });
  /** The page's own clock is behind. */
  const clockMs = 7_200_000;
  const changed = (second: number, change: object) =>
    event(second, 'page-changed', { atMs: at(second) - clockMs, ...change });
  const shown = { displays: 1, lastShownMs: at(20) - clockMs };
  const events = [
    page(0, '/', { waiting: {} }),
    changed(20, { active: ['welcome'], ...shown }),
    event(21, 'campaign-shown', {}, { campaignId: 'welcome', abVariant: 'display' }),
    changed(60, { active: [], seen: ['welcome'] }),
    changed(90, { cart: { totalPrice: 5100, productTags: ['new'] } }),
    page(120, '/bowl', { pageType: 'product', seen: ['welcome'], ...shown, cart: null }),
  ];
  const replay = replayOf(events, 'a-session', 'UTC') as Replay;

  it('is known at each moment as far as it had come, and shown again what it was shown', () => {
    const verdictsAt = (second: number) => {
      const known = pageAt(replay, at(second));
      return known && simulate(rules, known.opened, known.second).map(({ verdict }) => verdict.reason);
    };
    expect(verdictsAt(19)).toEqual(['trigger', 'trigger']);
    expect(verdictsAt(20)).toEqual(['shows', 'trigger']);
    expect(verdictsAt(21)).toEqual(['active', 'trigger']);
    expect(verdictsAt(95)).toEqual(['seen', 'shows']);
    expect(pageAt(replay, at(130))).toMatchObject({
      opened: { url: 'https://shop.test/bowl', pageType: 'product', device: 'mobile', language: 'de' },
      second: 10,
    });
    expect(wouldShow(rules, replay)).toEqual([
      { name: 'WELCOME', second: 20 },
      { name: 'CART', second: 90 },
    ]);
    expect(replay.startMs).toBe(at(0));
    expect(events.map((each) => eventWords(each, rules))).toEqual([
      'page visited https://shop.test/',
      'page changed: what stands on the page',
      'campaign shown WELCOME',
      'page changed: what stands on the page, what was seen',
      'page changed: the cart',
      'page visited https://shop.test/bowl',
    ]);
  });

  it('is played again without what was too long to be told, as the page itself cuts it', () => {
    const tell = createRecorder(rules, holds);
    const opened = factsOf(rules, { ...plainVisit, openedAt: '2026-07-01T10:00' });
    const pageOf = (second: number, path: string, positives: readonly string[] = []): PageFacts => ({
      ...laterOn(opened, opened.nowMs + second * 1000),
      ...{ url: `https://shop.test${path}`, timeOnPageMs: 0, positives },
    });
    const long = Array.from({ length: 200 }, (_, index) => `a campaign ${index} for this customer`);
    const told = [
      pageOf(0, '/'),
      ...[pageOf(10, '/', long), pageOf(11, '/long', long)],
      ...[pageOf(100, '/bowls'), pageOf(100, '/bowls')],
    ].map((facts) => tell(facts, new Map()));
    expect(told.map((each) => each?.event)).toEqual([
      ...['page-visited', 'page-changed', undefined],
      ...['page-visited', undefined],
    ]);
    const cut = told.flatMap((each, index) =>
      each ? event([0, 10, 11, 100][index] ?? 0, each.event, each.properties) : [],
    );
    const played = replayOf(cut, 'a-session', 'UTC') as Replay;
    expect([0, 9, 10, 99, 100].map((second) => pageAt(played, at(second)) !== null)).toEqual([
      ...[true, true, false, false, true],
    ]);
    expect([isCut(played), isCut(replay)]).toEqual([true, false]);
    expect(wouldShow(rules, played)).toEqual([{ name: 'WELCOME', second: 120 }]);
    expect(eventWords(cut[1] as (typeof cut)[number], rules)).toBe('too much to be recorded from here on');
  });

  it('is not played again where what was told is no page', () => {
    const torn = [{ atMs: 'x' }, { ...events[0]?.properties, url: 'javascript:x' }, { seen: 'all' }, {}];
    for (const properties of torn)
      expect(replayOf([event(0, 'page-visited', properties), changed(1, {})], 's', 'UTC')).toBeNull();
  });
});

it('a campaign whose card could not be drawn does not show, and says so', () => {
  const lost = { ...rules, cards: { [cardKey('cart', null)]: [] } };
  const [welcome] = simulate(lost, factsOf(lost, plainVisit), 20);
  expect(welcome?.verdict).toMatchObject({ shows: false, reason: 'invalid' });
  expect(welcome?.change).toMatchObject([{ key: 'card', passed: false }]);
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
