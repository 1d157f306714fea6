import { describe, expect, it } from 'vitest';
import { readOffer } from './offers';

describe('a discount offer that was written by hand', () => {
  it.each([
    [{ code: ' TEN ', type: 'percentage', value: '10 %' }, 'TEN', '10'],
    [{ code: 'FIVE', type: 'fixed_amount', value: '5 €' }, 'FIVE', '5 €'],
    [{ code: 'SHIP', type: 'free_shipping', value: 'x' }, 'SHIP', ''],
  ] as const)('%j is an offer', (written, code, value) => {
    const offer = { name: 'Fern & Loom', extra: { code, value } };
    expect(readOffer(written, 'Fern & Loom')).toMatchObject({ isOffer: true, offer });
  });

  it.each([
    ['code', { code: ' ', type: 'percentage', value: '10' }],
    ['code', { code: 'TWO WORDS', type: 'percentage', value: '10' }],
    ['value', { code: 'TEN', type: 'percentage', value: '' }],
    ['value', { code: 'TEN', type: 'percentage', value: '120' }],
    ['value', { code: 'TEN', type: 'fixed_amount', value: 'much' }],
  ] as const)('names the %s where that is not right: %j', (wrong, written) => {
    expect(readOffer(written, 'Fern & Loom')).toEqual({ isOffer: false, wrong });
  });
});
