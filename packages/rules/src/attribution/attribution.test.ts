import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditOf, type Evidence, type Sale } from '.';
import { maxChain } from './creditOf';
import { attributionRules } from './facts';

const dayMs = 86_400_000;
const windows = { link: 7, code: 30, product: 7, conversation: 5 };
const sale: Sale = {
  ...{ placedAtMs: 100 * dayMs, isCancelled: false, total: 80, refunds: [] },
  ...{ discountCodes: ['SUMMER10'], productIds: ['7001'] },
};
const seen = (rule: Evidence['rule'], daysAgo: number, more: Partial<Evidence> = {}): Evidence => ({
  ...{ id: `${rule} ${daysAgo}`, rule, atMs: sale.placedAtMs - daysAgo * dayMs, language: 'en-US' },
  ...{ campaignId: 'welcome', variantId: null, ...more },
});

describe('an order is credited', () => {
  it('by the first published rule that applies, and by the latest evidence for it', () => {
    const link = seen('link', 3, { campaignId: 'older' });
    const all = [
      seen('conversation', 1),
      seen('product', 1, { productId: '7001' }),
      seen('code', 1, { code: 'summer10 ' }),
      link,
      seen('link', 2, { campaignId: 'newer' }),
    ];
    expect(creditOf(sale, all, windows)?.by.campaignId).toBe('newer');
    expect(creditOf(sale, all, windows)?.chain.map(({ id }) => id)).toEqual([
      ...['link 3', 'link 2', 'code 1', 'conversation 1', 'product 1'],
    ]);
    expect(creditOf(sale, all.slice(0, 3), windows)?.by.rule).toBe('code');
    expect(creditOf(sale, all.slice(0, 2), windows)?.by.rule).toBe('product');
    expect(creditOf(sale, all.slice(0, 1), windows)?.by.rule).toBe('conversation');
    expect(creditOf(sale, [], windows)).toBeNull();
  });

  it.each(attributionRules)('by a %s up to the end of its window, and not by what came after', (rule) => {
    const more = { code: 'SUMMER10', productId: '7001' };
    expect(creditOf(sale, [seen(rule, windows[rule], more)], windows)).not.toBeNull();
    expect(creditOf(sale, [seen(rule, 0, more)], windows)).not.toBeNull();
    expect(creditOf(sale, [seen(rule, windows[rule] + 1 / dayMs, more)], windows)).toBeNull();
    expect(creditOf(sale, [seen(rule, -1 / dayMs, more)], windows)).toBeNull();
  });

  it('neither by a code nor by a product that is not in it, and not at all once it is cancelled', () => {
    expect(creditOf(sale, [seen('code', 1, { code: 'OTHER' }), seen('code', 2)], windows)).toBeNull();
    expect(creditOf(sale, [seen('product', 1, { productId: '1' }), seen('product', 2)], windows)).toBeNull();
    expect(creditOf({ ...sale, isCancelled: true }, [seen('link', 1)], windows)).toBeNull();
  });

  it('with what refunds leave of it, each of them counted once', () => {
    const refunds = [
      { id: '1', amount: 0.1 },
      { id: '2', amount: 0.2 },
      { id: '1', amount: 0.1 },
    ];
    expect(creditOf({ ...sale, refunds }, [seen('link', 1)], windows)).toMatchObject({
      refunded: 0.3,
      amount: 79.7,
    });
    const all = [...refunds, { id: '3', amount: 500 }];
    expect(creditOf({ ...sale, refunds: all }, [seen('link', 1)], windows)?.amount).toBe(0);
  });
});

const anyEvidence = fc
  .record({
    rule: fc.constantFrom(...attributionRules),
    atMs: fc.integer({ min: 60, max: 101 }).map((day) => day * dayMs),
    campaignId: fc.option(fc.constantFrom('a', 'b', 'c')),
    number: fc.nat(200),
  })
  .map(
    ({ number, ...each }): Evidence => ({
      ...each,
      // The same thing is the same id.
      id: JSON.stringify([each, number]),
      ...{ variantId: null, language: null, code: 'SUMMER10', productId: '7001' },
    }),
  );
const anySale = fc.record({
  ...{ placedAtMs: fc.constant(100 * dayMs), isCancelled: fc.boolean() },
  total: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
  discountCodes: fc.constantFrom<readonly string[]>([], ['SUMMER10']),
  productIds: fc.constant(['7001']),
  refunds: fc.uniqueArray(
    fc.record({
      id: fc.nat(50).map(String),
      amount: fc.integer({ min: 0, max: 500_000 }).map((c) => c / 100),
    }),
    { selector: ({ id }) => id, maxLength: 5 },
  ),
});

it('is credited once, with no more than is left of it, in whichever order and however often facts arrive', () => {
  const inputs = anySale.chain((each) =>
    fc.array(anyEvidence, { maxLength: 40 }).chain((evidence) =>
      fc.record({
        ...{ each: fc.constant(each), evidence: fc.constant(evidence) },
        arrived: fc.shuffledSubarray([...evidence, ...evidence], { minLength: evidence.length * 2 }),
        refunds: fc.shuffledSubarray([...each.refunds, ...each.refunds], {
          minLength: each.refunds.length * 2,
        }),
      }),
    ),
  );
  fc.assert(
    fc.property(inputs, ({ each, evidence, arrived, refunds }) => {
      const credit = creditOf(each, evidence, windows);
      expect(creditOf({ ...each, refunds }, arrived, windows)).toEqual(credit);
      if (!credit) return;
      const left = each.total - each.refunds.reduce((sum, { amount }) => sum + amount, 0);
      expect(credit.amount).toBeGreaterThanOrEqual(0);
      expect(credit.amount).toBeLessThanOrEqual(Math.max(0, left) + 0.0005);
      expect(credit.chain).toContain(credit.by);
      expect(credit.chain.length).toBeLessThanOrEqual(maxChain);
      expect(new Set(credit.chain.map(({ id }) => id)).size).toBe(credit.chain.length);
    }),
  );
});
