import type { Order } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { contradictsPolicy, type IsReduced, judgeReturn, noPolicy } from '.';

const policy = { returnDays: 30, areSaleItemsReturned: false };

it.each([
  ['You can return it within 30 days.', false],
  ['You can return it within 14 days.', false],
  ['You can return it within sixty days.', true],
  ['You can return it within 8 weeks.', true],
  ['You can send anything back within 60 days.', true],
  ['Your parcel arrives within 60 days.', false],
  ['Sale pieces can be returned.', true],
  ['Sale pieces cannot be returned.', false],
  ['Sale pieces are $12.', false],
  ['Sie können es innerhalb von 60 Tagen zurückgeben.', true],
  ['Sie können es innerhalb von 30 Tagen zurückgeben.', false],
  ['Reduzierte Stücke können Sie zurückgeben.', true],
  ['Vous pouvez le retourner dans les 90 jours.', true],
  ['Puede devolverlo en 45 días.', true],
  ['60日以内に返品できます。', true],
  ['30日以内に返品できます。', false],
])('"%s" is against "30 days, no sale items": %s', (sentence, expected) => {
  expect(contradictsPolicy(sentence, policy)).toBe(expected);
});

it('nothing is against what the owner has not said', () => {
  expect(contradictsPolicy('Sale pieces can be returned within 900 days.', noPolicy)).toBe(false);
});

type Parcel = Order['fulfillments'][number];

describe('what the owner lets go back', () => {
  const parcel: Parcel = {
    ...{ id: 1, tracking_company: null, tracking_numbers: [] },
    shipment_status: 'delivered',
    ...{ tracking_urls: [], line_items: [] },
    ...{ created_at: '2026-11-01T10:00:00Z', updated_at: '2026-11-03T10:00:00Z' },
  };
  const underWay: Parcel = { ...parcel, shipment_status: 'in_transit' };
  const at = (day: string) => Date.parse(`2026-${day}T10:00:00Z`);
  const judge = (day: string, fulfillments: Order['fulfillments'], areReduced: readonly IsReduced[] = []) =>
    judgeReturn(policy, { fulfillments }, areReduced, at(day));

  it('counts from the day on which the last parcel has arrived, to the end of the last day', () => {
    expect(judge('12-03', [parcel])).toBe('fine');
    expect(judge('12-04', [parcel])).toBe('too-late');
    expect(judge('12-04', [parcel, { ...parcel, updated_at: '2026-11-05T10:00:00Z' }])).toBe('fine');
  });

  it('is a person’s to say where an order does not say enough', () => {
    expect(judge('12-01', [underWay])).toBe('fine');
    expect(judge('12-04', [parcel, underWay])).toBe('unsure');
    expect(judge('11-04', [])).toBe('unsure');
    expect([true, null, false].map((isReduced) => judge('11-04', [parcel], [false, isReduced]))).toEqual([
      ...['unsure', 'unsure', 'fine'],
    ]);
    expect(judgeReturn(noPolicy, { fulfillments: [] }, [true, null], at('12-31'))).toBe('fine');
  });
});
