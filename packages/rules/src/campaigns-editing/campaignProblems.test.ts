import type { CampaignContent, Trigger } from '@shopbell/protocol';
import { campaignContent, triggerKeys } from '@shopbell/protocol/schemas';
import { expect, it } from 'vitest';
import {
  campaignProblems,
  campaignTemplates,
  emptyCampaign,
  problemWords,
  triggerForms,
  triggerWords,
} from './index';
import { triggerProblem } from './triggerProblem';

const place = { languages: ['en-US', 'de-DE'] };
const good: CampaignContent = { ...emptyCampaign, name: 'Hello', message: { html: '<p>Hello</p>' } };
const problemsOf = (change: Partial<CampaignContent>) =>
  campaignProblems({ ...good, ...change }, place).map(problemWords);

it('every template can be published as it is', () => {
  for (const { content } of campaignTemplates) {
    expect(campaignContent.safeParse(content).error).toBeUndefined();
    expect(campaignProblems(content, place)).toEqual([]);
  }
});

it('[TRG-01] every key has a form, with operators that say what they do', () => {
  expect(Object.keys(triggerForms)).toEqual([...triggerKeys]);
  expect(triggerWords({ key: 'time_spent_on_page', operator: 'gt', value: 10 })).toBe(
    'time on page is at least 10 seconds',
  );
  expect(triggerWords({ key: 'current_url', operator: 'contains', value: ['/a', '/b'] })).toBe(
    'the address contains /a or /b',
  );
  expect(triggerWords({ key: 'device_type', operator: 'mobile', value: 'mobile' })).toBe(
    'the shopper is on a phone or tablet',
  );
});

const one = (key: string, operator: string, value: Trigger['value']) =>
  triggerProblem({ key, operator, value });

it('a trigger that cannot be evaluated is refused, by key, operator and value', () => {
  expect(one('cart_value', 'gt', 20.5)).toBeNull();
  expect(one('current_url', 'neq', '/cart')).toBeNull();
  expect(one('country_code', 'eq', ['de'])).toBeNull();
  expect(one('ordered_products', 'contains', [7001])).toBeNull();
  for (const [key, operator, value] of [
    ['weather', 'eq', 'rain'],
    ['constructor', 'eq', 'x'],
    ['cart_value', 'contains', 3],
    ['cart_value', 'toString', 3],
    ['cart_value', 'gt', '20'],
    ['cart_value', 'gt', -1],
    ['cart_value', 'gt', Number.NaN],
    ['visit_count', 'eq', 1.5],
    ['time_spent_on_page', 'lt', 5],
    ['time_spent_on_page', 'gt', 86_401],
    ['current_url', 'contains', []],
    ['current_url', 'contains', ['/a', ' ']],
    ['current_url', 'contains', null],
    ['country_code', 'contains', ['Germany']],
    ['device_type', 'mobile', 'desktop'],
    ['exit_intent', 'eq', false],
  ] as const)
    expect(one(key, operator, value as Trigger['value'])).toBeTypeOf('string');
});

it('a wording says something, links to the web only and holds no code', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ message: { html: '<p> <br></p>' } })).toEqual(['message must say something']);
  expect(problemsOf({ message: { html: '<a href="mailto:a@b.test">x</a>' } })[0]).toMatch(
    /^message must link/,
  );
  expect(problemsOf({ message: { html: '<p><a href="/cart">x</a></p>' } })[0]).toMatch(/^message must link/);
  expect(problemsOf({ message: { html: '<b data-discount-code="X">x</b>' } })[0]).toMatch(/code/);
  expect(problemsOf({ message: { html: `<p>${'x'.repeat(5001)}</p>` } })[0]).toMatch(/5000/);
  const variant = { id: 'b', message: { html: '' }, attachments: [] };
  expect(problemsOf({ variants: [variant, variant] })).toEqual([
    'wording B must say something',
    'wording C must say something',
    'variants must each have an id of their own',
  ]);
  expect(problemsOf({ language: 'fr-FR' })).toEqual(['language must be one of the languages of the chat']);
});

it('[CMP-06] a schedule has days and hours that can come', () => {
  const custom = (days: string, from_time: string, to_time: string) =>
    problemsOf({ schedule: { schedule_rule: 'custom', custom_schedule: { days, from_time, to_time } } });
  expect(custom('1,2,7', '09:00', '17:30')).toEqual([]);
  expect(problemsOf({ schedule: null })).toEqual([]);
  for (const [days, from, to] of [
    ['', '09:00', '17:00'],
    ['8', '09:00', '17:00'],
    ['1,1', '09:00', '17:00'],
    ['1', '9:00', '17:00'],
    ['1', '17:00', '09:00'],
    ['1', '24:00', '25:00'],
  ] as const)
    expect(custom(days, from, to)).toHaveLength(1);
  expect(problemsOf({ schedule: { schedule_rule: 'custom' } })).toHaveLength(1);
});

it('what hangs on it is a picture of ours or of the web, or an offer that is worth something', () => {
  const picture = (url: string, contentType = 'image/png') =>
    problemsOf({ attachments: [{ contentType, name: 'a', url, size: 1 }] });
  expect(picture('/attachments/ab.png')).toEqual([]);
  expect(picture('https://cdn.shop.test/a.png')).toEqual([]);
  expect(
    [
      picture('javascript:alert(1)'),
      picture('http://shop.test/a'),
      picture('/a.png', 'image/svg+xml'),
    ].flat(),
  ).toHaveLength(3);
  const id = '00000000-0000-4000-8000-000000000001';
  const offer = (value: string, type: 'percentage' | 'free_shipping' = 'percentage', offerId = id) => ({
    contentType: 'application/discountOffer' as const,
    name: 'Offer',
    url: '',
    size: 0 as const,
    extra: { discount_offer_id: offerId, value, type, code: 'FERN10' },
  });
  expect(problemsOf({ attachments: [offer('10')] })).toEqual([]);
  expect(problemsOf({ attachments: [offer('', 'free_shipping')] })).toEqual([]);
  expect(problemsOf({ attachments: [offer('101')] })).toHaveLength(1);
  expect(problemsOf({ attachments: [offer('none')] })).toHaveLength(1);
  expect(problemsOf({ attachments: [offer('10', 'percentage', 'x')] })).toHaveLength(1);
  const variants = [{ id: 'b', message: good.message, attachments: [offer('5')] }];
  expect(problemsOf({ attachments: [offer('10')], variants })).toEqual([
    'attachments must name each offer once',
  ]);
});

it('what is wrong is named as the editor names it', () => {
  const words = (...path: string[]) => problemWords({ path, message: 'is wrong' });
  expect([
    words('triggers', '0', 'value'),
    words('attachments', '2'),
    words('variants', '1', 'attachments', '0'),
    words('variants', '0', 'message', 'html'),
    words('meta', 'delay'),
    words(),
  ]).toEqual([
    'condition 1 is wrong',
    'attachment 3 is wrong',
    'attachment 1 of wording C is wrong',
    'wording B is wrong',
    'meta.delay is wrong',
    'is wrong',
  ]);
});
