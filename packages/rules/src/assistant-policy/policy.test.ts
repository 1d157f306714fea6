import { expect, it } from 'vitest';
import { contradictsPolicy, noPolicy } from '.';

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
