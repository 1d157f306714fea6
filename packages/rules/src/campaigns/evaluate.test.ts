import type { ServedCampaign } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { campaignOf, factsOf, rulesOf } from '../campaigns-testing';
import { type CampaignRules, evaluateCampaigns, type PageFacts, readIds, smallestChange, withSeen } from '.';
import { invalidReason } from './invalidReason';
import { nextServedMomentMs } from './nextMoment';
import { implicitTrigger, lightKeys, triggerRules } from './triggers';

const verdictOf = (
  campaign: ServedCampaign,
  facts: Partial<PageFacts> = {},
  rules: Partial<CampaignRules> = {},
) => evaluateCampaigns(rulesOf([campaign], rules), factsOf(facts))[0];
const reasonOf = (...given: Parameters<typeof verdictOf>) => verdictOf(...given)?.reason;
const hours = (days: string, from_time: string, to_time: string): ServedCampaign['schedule'] => ({
  schedule_rule: 'custom',
  custom_schedule: { days, from_time, to_time },
});
const byRule = (schedule_rule: 'during' | 'outside' | 'anytime') =>
  campaignOf({ schedule: { schedule_rule } });
const trigger = (key: string, operator: string, value: string | number | boolean | null) => ({
  key,
  operator,
  value,
});

describe('an evaluation', () => {
  it('[CMP-11] adds the hours unless schedule or trigger speak of them', () => {
    const offline = { isOnline: false };
    const anytime = trigger('business_hours', 'anytime', null);
    const schedule = { schedule_rule: 'anytime' } as const;
    expect(reasonOf(campaignOf(), offline)).toBe('trigger');
    expect(reasonOf(campaignOf({ schedule }), offline)).toBe('shows');
    expect(reasonOf(campaignOf({ triggers: [anytime] }), offline)).toBe('shows');
    expect(reasonOf(campaignOf({ triggers: [anytime], schedule }), offline)).toBe('shows');
  });

  it('[CMP-12] adds them as the time when someone answers', () => {
    expect(implicitTrigger).toEqual({ key: 'business_hours', operator: 'during', value: 'during' });
    expect(verdictOf(campaignOf())?.conditions.at(-1)).toEqual({
      key: 'business_hours',
      wanted: { operator: 'during', value: 'during' },
      actual: 'during',
      passed: true,
    });
  });

  it('[CMP-13] looks at no trigger where the schedule does not match', () => {
    const campaign = campaignOf({
      schedule: { schedule_rule: 'outside' },
      triggers: [trigger('current_url', 'contains', '/')],
    });
    const facts = { ...factsOf() };
    Object.defineProperty(facts, 'url', {
      get: () => {
        throw new Error('looked at');
      },
    });
    const [verdict] = evaluateCampaigns(rulesOf([campaign]), facts, { isQuick: true });
    expect(verdict?.reason).toBe('schedule');
  });

  it('[CMP-14] of a schedule during wants the chat online', () => {
    expect([true, false].map((isOnline) => reasonOf(byRule('during'), { isOnline }))).toEqual([
      'shows',
      'schedule',
    ]);
  });

  it('[CMP-15] of a schedule outside wants it offline', () => {
    expect([true, false].map((isOnline) => reasonOf(byRule('outside'), { isOnline }))).toEqual([
      'schedule',
      'shows',
    ]);
  });

  it('[CMP-16] of a schedule anytime matches always', () => {
    expect([true, false].map((isOnline) => reasonOf(byRule('anytime'), { isOnline }))).toEqual([
      'shows',
      'shows',
    ]);
  });

  it("[CMP-17] of custom hours reads them on the shop's clock", () => {
    const campaign = campaignOf({ schedule: hours('1,2', '09:00', '13:00') });
    const at = (iso: string, timeZone: string) => ({ nowMs: Date.parse(iso), timeZone, isOnline: false });
    expect(reasonOf(campaign, at('2026-11-16T12:59:59Z', 'UTC'))).toBe('shows');
    expect(reasonOf(campaign, at('2026-11-16T13:00:00Z', 'UTC'))).toBe('schedule');
    expect(reasonOf(campaign, at('2026-11-16T12:30:00Z', 'Europe/Berlin'))).toBe('schedule');
    expect(reasonOf(campaign, at('2026-11-16T08:00:00Z', 'Europe/Berlin'))).toBe('shows');
    // Sunday in London is Monday in Auckland.
    expect(reasonOf(campaign, at('2026-11-15T21:00:00Z', 'Pacific/Auckland'))).toBe('shows');
    expect(reasonOf(campaign, at('2026-11-15T21:00:00Z', 'UTC'))).toBe('schedule');
  });

  it('[CMP-18] of a customer believes only what the server has found', () => {
    for (const [key, operator, value] of [
      ['amount_spent', 'gt', 1],
      ['orders_count', 'gt', 1],
      ['ordered_products', 'contains', 'mug'],
      ['customer_tags', 'notContains', 'vip'],
      ['country_code', 'eq', 'DE'],
    ] as const) {
      const campaign = campaignOf({ triggers: [trigger(key, operator, value)] });
      expect(reasonOf(campaign)).toBe('trigger');
      expect(reasonOf(campaign, { positives: ['another'] })).toBe('trigger');
      expect(reasonOf(campaign, { positives: ['welcome'] })).toBe('shows');
    }
  });

  it('[CMP-19] looks at the light triggers first', () => {
    const triggers = [...triggerRules].map(([key, { operators }]) =>
      trigger(key, Object.keys(operators)[0] ?? '', 1),
    );
    const conditions = verdictOf(
      campaignOf({
        triggers: triggers.map((each) =>
          /exit|incog|out_of/.test(each.key) ? { ...each, value: true } : each,
        ),
      }),
    )?.conditions.map(({ key }) => key);
    const first = conditions?.indexOf('current_url') ?? -1;
    expect(new Set(conditions?.slice(first, first + 4))).toEqual(new Set(lightKeys));
  });

  it('[CMP-20] wants every trigger', () => {
    const triggers = [trigger('visit_count', 'eq', 1), trigger('cart_value', 'gt', 10)];
    expect(reasonOf(campaignOf({ triggers }))).toBe('trigger');
    expect(reasonOf(campaignOf({ triggers }), { cart: { totalPrice: 1001, productTags: [] } })).toBe('shows');
  });

  it('[CMP-21] leaves the last word to whoever asks', () => {
    const rules = rulesOf([campaignOf()]);
    expect(evaluateCampaigns(rules, factsOf(), { decides: () => false })[0]?.shows).toBe(false);
    expect(evaluateCampaigns(rules, factsOf(), { decides: () => true })[0]?.shows).toBe(true);
  });

  it('[CMP-22] leaves out what was seen', () => {
    expect(reasonOf(campaignOf(), { seen: ['welcome'] })).toBe('seen');
  });

  it('[CMP-23] leaves out what stands there', () => {
    expect(reasonOf(campaignOf(), { active: ['welcome'] })).toBe('active');
  });

  it('[CMP-07] knows four schedules and no other', () => {
    const custom_schedule = { days: '1', from_time: '09:00', to_time: '17:00' };
    const problemOf = (schedule_rule: string) =>
      invalidReason(campaignOf({ schedule: { schedule_rule: schedule_rule as 'during', custom_schedule } }));
    expect(['during', 'outside', 'anytime', 'custom'].map(problemOf)).toEqual([null, null, null, null]);
    expect(problemOf('sometimes')).toBe('The schedule "sometimes" is unknown.');
  });

  it('[CMP-24] beyond the usage shows light ones only', () => {
    const table = [true, false].flatMap((is_light) =>
      (['ok', 'limit-reached'] as const).map((usage) => reasonOf(campaignOf({ is_light }), {}, { usage })),
    );
    expect(table).toEqual(['shows', 'shows', 'shows', 'usage']);
  });

  it('[CMP-46] takes an unknown usage for a spent one', () => {
    const table = [true, false].map((is_light) => reasonOf(campaignOf({ is_light }), {}, { usage: null }));
    expect(table).toEqual(['shows', 'usage']);
  });

  it('[CMP-43] leaves out another language', () => {
    const french = campaignOf({ language: 'fr' });
    const answers = ['de', 'fr', 'fr-CA'].map((language) => reasonOf(french, { language }));
    expect(answers).toEqual(['language', 'shows', 'shows']);
  });

  it('[CMP-37] keeps to the displays of a session', () => {
    const campaign = campaignOf({ meta: { ...campaignOf().meta, maxCampaignDisplaysInSession: 2 } });
    const answers = [1, 2].map((displaysInSession) => reasonOf(campaign, { displaysInSession }));
    expect(answers).toEqual(['shows', 'session-limit']);
  });

  it('[CMP-38] keeps to the time between two', () => {
    const campaign = campaignOf({ meta: { ...campaignOf().meta, minimumTimeBetweenCampaigns: 60 } });
    const { nowMs } = factsOf();
    const answers = [59_999, 60_000].map((ms) => reasonOf(campaign, { lastDisplayMs: nowMs - ms }));
    expect(answers).toEqual(['too-soon', 'shows']);
  });

  it('shows nothing in an open window, after it was opened, or with the chat hidden', () => {
    expect(reasonOf(campaignOf(), { isWindowOpen: true })).toBe('window-open');
    expect(reasonOf(campaignOf(), { areCampaignsDisabled: true })).toBe('window-open');
    expect(reasonOf(campaignOf(), { isChatHidden: true })).toBe('hidden');
    expect(reasonOf(campaignOf(), { isChatHidden: true }, { displayCampaignsHiddenChat: true })).toBe(
      'shows',
    );
  });

  it('[CMP-30] counts the delay in seconds', () => {
    expect(verdictOf(campaignOf({ meta: { ...campaignOf().meta, delay: 3 } }))?.delayMs).toBe(3000);
  });

  it('[CMP-36] remembers the last fifty', () => {
    const ids = Array.from({ length: 50 }, (_, index) => `c${index}`);
    const seen = withSeen(ids, 'last');
    expect([seen.length, seen[0], seen.at(-1)]).toEqual([50, 'c1', 'last']);
    expect(readIds(seen.join(','))).toEqual(seen);
    expect(readIds(null)).toEqual([]);
    expect(withSeen(['a', 'b'], 'a')).toEqual(['b', 'a']);
  });
});

describe('the next moment', () => {
  const at = (campaign: ServedCampaign, facts: Partial<PageFacts> = {}) => {
    const page = factsOf(facts);
    const moment = nextServedMomentMs(rulesOf([campaign]), page);
    return moment === null ? null : moment - page.nowMs;
  };

  it('is that of a time, of a session, of a gap, of a schedule, or none', () => {
    const onPage = campaignOf({ triggers: [trigger('time_spent_on_page', 'gt', 10)] });
    expect(at(onPage, { timeOnPageMs: 4000 })).toBe(6000);
    expect(at(onPage, { timeOnPageMs: 10_000 })).toBeNull();
    expect(at(onPage, { seen: ['welcome'] })).toBeNull();
    expect(at(campaignOf({ triggers: [trigger('session_time', 'gt', 10)] }))).toBe(10_001);
    const spaced = campaignOf({ meta: { ...campaignOf().meta, minimumTimeBetweenCampaigns: 60 } });
    expect(at(spaced, { lastDisplayMs: factsOf().nowMs - 1000 })).toBe(59_000);
    expect(at(campaignOf({ schedule: hours('1', '09:00', '13:00') }))).toBe(60_000);
    expect(at(campaignOf())).toBeNull();
  });
});

describe('a campaign that cannot be shown', () => {
  it('is left out with a reason', () => {
    const broken: [unknown, RegExp][] = [
      [null, /no id/],
      [{ ...campaignOf(), message: null }, /no message/],
      [{ ...campaignOf(), triggers: 'all' }, /not complete/],
      [{ ...campaignOf(), created_datetime: '9999-01-01T00:00:00Z' }, /date/],
      [{ ...campaignOf(), created_datetime: 'yesterday' }, /date/],
      [{ ...campaignOf(), variants: [{ id: 'a' }] }, /variant/],
      [campaignOf({ schedule: hours('8', '09:00', '10:00') }), /schedule/],
      [campaignOf({ schedule: hours('1', '25:00', '26:00') }), /schedule/],
      [campaignOf({ schedule: hours('1', '09:00', '09:00') }), /schedule/],
      [{ ...campaignOf(), schedule: { schedule_rule: 'never' } }, /never/],
      [{ ...campaignOf(), triggers: [null] }, /unknown/],
      [campaignOf({ triggers: [trigger('cart_value', 'gt', 'much')] }), /cart_value/],
      [campaignOf({ triggers: [trigger('cart_value', 'gt', -1)] }), /cart_value/],
      [campaignOf({ triggers: [trigger('current_url', 'eq', '')] }), /current_url/],
      [campaignOf({ triggers: [trigger('exit_intent', 'eq', 'maybe')] }), /exit_intent/],
    ];
    for (const [campaign, reason] of broken) {
      expect(invalidReason(campaign)).toMatch(reason);
      const [verdict] = evaluateCampaigns(rulesOf([campaign as ServedCampaign]), factsOf());
      expect(verdict).toMatchObject({ shows: false, reason: 'invalid' });
    }
    expect(invalidReason(campaignOf({ schedule: hours('1,7', '00:00', '23:60') }))).toBeNull();
  });
});

describe('what would have to be different', () => {
  it('is what does not hold, and nothing else', () => {
    const campaign = campaignOf({
      triggers: [
        trigger('cart_value', 'gt', 50),
        trigger('device_type', 'mobile', null),
        trigger('visit_count', 'eq', 1),
      ],
    });
    const { changes } = smallestChange(rulesOf([campaign]), factsOf({ seen: ['welcome'] }), 'welcome');
    expect(changes.map(({ key, actual }) => [key, actual])).toEqual([
      ['seen', true],
      ['device_type', 'desktop'],
      ['cart_value', 0],
    ]);
    expect(smallestChange(rulesOf([campaignOf()]), factsOf(), 'welcome').changes).toEqual([]);
  });
});
